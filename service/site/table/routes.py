"""The page of a table, on both routes."""

from hashlib import sha256
from typing import NamedTuple

from flask import Blueprint, Response, g, request
from sqlalchemy.orm import Session

from service.platform.deps import RenderedPage, deps
from service.platform.words import best_language
from service.play.tables.etag import load_summary
from service.play.tables.viewer import Viewer
from service.site import lobby
from service.site.layout import LOOK, count_own_waiting, store_layout_values
from service.site.table.content import has_board, table_page_context
from service.site.table.entrance import (
    TableRouter,
    get_cache_headers,
    get_table_caller,
    render_page,
    render_page_text,
)
from service.site.table.page_cache import PageFingerprint, load_page_fingerprint
from service.web.gzip import accepts_gzip, gzip_compress, gzip_decompress

pages = Blueprint("table", __name__)
doors = TableRouter(pages)
HTML = "text/html"
UNDER = "procaccio.under"
"""The key in the WSGI environ under which a request keeps its cache key after a miss."""


def find_cached_page(session: Session, table: int) -> Response | None:
    """Return the reader's cached page if nothing has changed, without loading the table or its position."""
    caller = get_table_caller(table)
    if request.args:  # the page contains a one-time message
        return None
    under = request.environ[UNDER] = make_page_cache_key(session, table, caller.player_id if caller else None)
    found = deps().drawn.get(under.key)
    return None if found is None else send_cached_page(found)


@doors.get(first=find_cached_page)
def table(session: Session, viewer: Viewer) -> Response:
    """Show the table as the seat or an onlooker may see it: question, board, news, talk."""
    if not has_board(viewer.row):
        return lobby.render_lobby_page(session, viewer)
    # The key is computed first, so the page may be newer than its key but never older.
    under = request.environ.get(UNDER) or make_page_cache_key(
        session, viewer.row.id, viewer.player.id if viewer.player else None
    )
    all_parts = table_page_context(session, viewer, under.marks, deps().clock())
    if request.args:
        return render_page("table", viewer, **all_parts)
    drawn = compress_page(render_page_text("table", viewer, **all_parts), viewer)
    deps().drawn.put(under.key, drawn)
    return send_cached_page(drawn)


class PageCacheKey(NamedTuple):
    """The cache key of a page, with its fingerprint."""

    key: tuple[object, ...]
    marks: PageFingerprint


def make_page_cache_key(session: Session, table: int, player_id: int | None) -> PageCacheKey:
    """Return the cache key of a page: the state of the table, the reader, the colour scheme, the minute."""
    reader = (
        (g.caller.name, g.caller.language, g.caller.time_zone)
        if g.caller
        else (best_language(request.accept_languages),)
    )
    minute = deps().clock().replace(second=0, microsecond=0)
    look = request.cookies.get(LOOK)
    seen = load_summary(session, table, player_id).version
    found = load_page_fingerprint(session, table, player_id)
    if g.caller and g.caller.player_id == player_id:
        store_layout_values(waiting=found.waiting, announced_until=found.announced)
    key = (request.path, player_id, reader, look, count_own_waiting(g.caller), minute, seen, found.version)
    return PageCacheKey(key, found)


def compress_page(page: str, viewer: Viewer) -> RenderedPage:
    """Compress a page for the cache. Its ETag is the same for clients with and without gzip."""
    body = gzip_compress(page.encode())
    tag = {"ETag": f'W/"{sha256(body).hexdigest()}"', "Vary": "Accept-Encoding"}
    return RenderedPage(body, {**tag, **get_cache_headers(viewer)})


def send_cached_page(drawn: RenderedPage) -> Response:
    """Return a cached page, compressed if accepted, or a 304 if the browser has the same page."""
    if accepts_gzip():
        headers = {**drawn.headers, "Content-Encoding": "gzip"}
        response = Response(drawn.squeezed, headers=headers, mimetype=HTML)
    else:
        response = Response(gzip_decompress(drawn.squeezed), headers=drawn.headers, mimetype=HTML)
    if request.if_none_match:
        response.make_conditional(request)
    return response
