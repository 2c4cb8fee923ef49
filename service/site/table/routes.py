"""The page of a table, on both routes."""

from hashlib import sha256

from flask import Blueprint, Response, request
from sqlalchemy.orm import Session

from service.platform.deps import RenderedPage, deps
from service.play.tables.viewer import Viewer
from service.site import gathering
from service.site.table.content import has_board, table_page_context
from service.site.table.entrance import (
    TableRouter,
    get_cache_headers,
    get_table_caller,
    render_page,
    render_page_text,
)
from service.site.table.page_cache import make_page_cache_key
from service.web.gzip import accepts_gzip, gzip_compress, gzip_decompress

pages = Blueprint("table", __name__)
doors = TableRouter(pages)
HTML = "text/html"
PAGE_CACHE_KEY = "procaccio.page-cache-key"
"""The key in the WSGI environ under which a request keeps its cache key after a miss."""


def find_cached_page(session: Session, table: int) -> Response | None:
    """Return the reader's cached page if nothing has changed, without loading the table or its position."""
    caller = get_table_caller(table)
    if request.args:  # the page contains a one-time message
        return None
    key = make_page_cache_key(session, table, caller.player_id if caller else None)
    request.environ[PAGE_CACHE_KEY] = key
    found = deps().drawn.get(key)
    return None if found is None else send_cached_page(found)


@doors.get(first=find_cached_page)
def table(session: Session, viewer: Viewer) -> Response:
    """Show the table as the seat or an onlooker may see it: question, board, news, talk."""
    if not has_board(viewer.row):
        return gathering.render_gathering_page(session, viewer)
    all_parts = table_page_context(session, viewer, deps().clock())
    if request.args:
        return render_page("table", viewer, **all_parts)
    drawn = compress_page(render_page_text("table", viewer, **all_parts), viewer)
    if PAGE_CACHE_KEY in request.environ:
        # The key was computed first, so the page may be newer than its key but never older.
        deps().drawn.put(request.environ[PAGE_CACHE_KEY], drawn)
    return send_cached_page(drawn)


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
