"""The page of a table, on both routes."""

from hashlib import sha256
from typing import NamedTuple

from flask import Blueprint, Response, g, request
from sqlalchemy.orm import Session

from service.platform.deps import DrawnPage, deps
from service.platform.words import best_language
from service.play.tables.etag import glance_at
from service.site import lobby
from service.site.layout import LOOK, asked_already, waiting_count
from service.site.table.content import shown, stands
from service.site.table.entrance import Doors, guarded, page, written
from service.site.table.page_cache import Marks, marks
from service.site.table.viewer import Viewer, known_at
from service.web.gzip import accepts_gzip, squeezed, unzipped

pages = Blueprint("table", __name__)
doors = Doors(pages)
HTML = "text/html"
UNDER = "procaccio.under"
"""The key in the WSGI environ under which a request keeps its cache key after a miss."""


def kept(session: Session, table: int) -> Response | None:
    """Return the reader's cached page if nothing has changed, without loading the table or its position."""
    caller = known_at(table)
    if request.args:  # the page contains a one-time message
        return None
    under = request.environ[UNDER] = stands_under(session, table, caller.player_id if caller else None)
    found = deps().drawn.get(under.key)
    return None if found is None else sent(found)


@doors.get(first=kept)
def table(session: Session, holder: Viewer) -> Response:
    """Show the table as the seat or an onlooker may see it: question, board, news, talk."""
    if not stands(holder.row):
        return lobby.page(session, holder)
    # The key is computed first, so the page may be newer than its key but never older.
    under = request.environ.get(UNDER) or stands_under(
        session, holder.row.id, holder.player.id if holder.player else None
    )
    all_parts = shown(session, holder, under.marks, deps().clock())
    if request.args:
        return page("table", holder, **all_parts)
    drawn = kept_as(written("table", holder, **all_parts), holder)
    deps().drawn.put(under.key, drawn)
    return sent(drawn)


class Under(NamedTuple):
    """The cache key of a page, with its fingerprint."""

    key: tuple[object, ...]
    marks: Marks


def stands_under(session: Session, table: int, player_id: int | None) -> Under:
    """Return the cache key of a page: the state of the table, the reader, the colour scheme, the minute."""
    reader = (
        (g.caller.name, g.caller.language, g.caller.time_zone)
        if g.caller
        else (best_language(request.accept_languages),)
    )
    minute = deps().clock().replace(second=0, microsecond=0)
    look = request.cookies.get(LOOK)
    seen = glance_at(session, table, player_id).version
    found = marks(session, table, player_id)
    if g.caller and g.caller.player_id == player_id:
        asked_already(waiting=found.waiting, announced_until=found.announced)
    key = (request.path, player_id, reader, look, waiting_count(g.caller), minute, seen, found.version)
    return Under(key, found)


def kept_as(page: str, holder: Viewer) -> DrawnPage:
    """Compress a page for the cache. Its ETag is the same for clients with and without gzip."""
    body = squeezed(page.encode())
    tag = {"ETag": f'W/"{sha256(body).hexdigest()}"', "Vary": "Accept-Encoding"}
    return DrawnPage(body, {**tag, **guarded(holder)})


def sent(drawn: DrawnPage) -> Response:
    """Return a cached page, compressed if accepted, or a 304 if the browser has the same page."""
    if accepts_gzip():
        headers = {**drawn.headers, "Content-Encoding": "gzip"}
        response = Response(drawn.squeezed, headers=headers, mimetype=HTML)
    else:
        response = Response(unzipped(drawn.squeezed), headers=drawn.headers, mimetype=HTML)
    if request.if_none_match:
        response.make_conditional(request)
    return response
