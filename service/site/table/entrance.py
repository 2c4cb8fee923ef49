"""The two kinds of routes to a table's page. Both lead to the same views.

    /tables/7/…        for signed-in players, and for any reader of a public table
    /seat/<ticket>/…   for the holder of a seat link, without an account

    @doors.post("/plans")
    def give_plan(session: Session, viewer: Viewer) -> AnyResponse: ...

    doors.form("/note", set_note, back="note")

The second offers an operation of the API.

No other site can post for the viewer on either route. A signed-in player's request must name this site as
origin.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial, wraps
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, g, make_response, redirect, render_template, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.mail.link_pages import SECRET, render_dead_link
from service.mail.links import ClosedLink, find_link_holder
from service.platform.accounts.authenticate import Caller, caller_by_link
from service.platform.accounts.models import Player, Scope
from service.platform.deps import deps
from service.platform.signing import ForgedTicket, Purpose, SeatTicket, read_ticket
from service.platform.transaction import read_session, transaction
from service.platform.words import best_language
from service.play.tables.queries import seat_of
from service.play.tables.refusals import TableRefusal
from service.play.tables.viewer import SeatViewer, Viewer
from service.play.tables.views import position_for
from service.web.access import check_access, require_same_origin
from service.web.api.dispatch import Call
from service.web.api.operation import Operation
from service.web.pages.operation_form import Read, read_form, validate_input
from service.web.problems import Problem

View = Callable[..., AnyResponse]
Then = Callable[[Call, Viewer, Any], AnyResponse]
Show = Callable[..., AnyResponse]
First = Callable[[Session, int], AnyResponse | None]
SIGNED_IN = "/tables/<int:table>"
BY_LINK = "/seat/<ticket>"
MISSING = "not-found"
ASKED_AGAIN = {"Cache-Control": "private, no-cache"}


def skip_cache(_session: Session, _table: int) -> None:
    """By default nothing is cached."""


class TableRouter:
    """A registry that adds each view under both routes."""

    def __init__(self, pages: Blueprint) -> None:
        self.pages = pages
        pages.register_error_handler(ForgedTicket, render_dead_link)
        pages.register_error_handler(ClosedLink, render_dead_link)
        pages.register_error_handler(TableRefusal, handle_refusal)
        pages.register_error_handler(ValidationError, handle_invalid_form)

    def get(self, path: str = "", first: First = skip_cache) -> Callable[[View], View]:
        """Register a read-only view. `first` may respond before the table is loaded (signed-in route)."""
        return lambda view: self._behind(path, view, "GET", partial(handle_read, first))

    def post(self, path: str) -> Callable[[View], View]:
        """Register a view that changes the table, in one transaction."""
        return lambda view: self._behind(path, view, "POST", handle_write)

    def form(
        self,
        path: str,
        operation: Operation,
        *,
        back: str = "",
        then: Then | None = None,
        read: Read | None = None,
        switches: Sequence[str] = (),
        show: Show | None = None,
    ) -> None:
        """Offer an operation on the table as a form, like `add_form`.

        Afterwards redirect to the part `back` of the page, or answer with `then` what the operation returned.
        A wrong field shows a page with `show`.
        """

        def carry_out(session: Session, viewer: Viewer, **given: Any) -> AnyResponse:
            caller = g.caller if viewer.signed_in or viewer.player is None else caller_by_link(viewer.player)
            which = path_of_operation(operation, viewer, given)
            check_access(operation.access, caller, which)
            typed = read() if read else read_form(operation, switches, viewer.zone)
            wanted, faults = validate_input(operation, typed, viewer.said)
            if faults and show:
                return show(session, viewer, faults=faults, typed=typed)
            if faults:
                return handle_invalid_form()
            call = Call(session, deps().clock(), caller, wanted)
            result = operation(call, **which)
            return then(call, viewer, result) if then else redirect_back(viewer, back)

        carry_out.__name__ = operation.name
        self._behind(path, carry_out, "POST", handle_write)

    def trying(self, path: str) -> Callable[[View], View]:
        """Register a form that only shows a preview and changes nothing."""
        return lambda view: self._behind(path, view, "POST", partial(handle_read, skip_cache))

    def _behind(self, path: str, view: View, method: str, around: Callable[..., AnyResponse]) -> View:
        @wraps(view)
        def entered(**given: Any) -> AnyResponse:
            return around(view, given)

        for door in (SIGNED_IN, BY_LINK):
            self.pages.add_url_rule(door + path, view.__name__, entered, methods=[method])
        return view


def handle_read(first: First, view: View, given: dict[str, Any]) -> AnyResponse:
    with read_session() as session:
        answer = first(session, given["table"]) if "table" in given else None
        return answer or view(session, load_viewer(session, given), **given)


def handle_write(view: View, given: dict[str, Any]) -> AnyResponse:
    if "table" in given:
        require_same_origin()
        require_play_scope()
    with transaction() as session:
        return view(session, load_viewer(session, given), **given)


def require_play_scope() -> None:
    """Refuse a read-only key."""
    if g.caller is not None and Scope.PLAY not in g.caller.grants:
        raise Problem("scope-too-small", needed=Scope.PLAY)


def path_of_operation(operation: Operation, viewer: Viewer, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts of an operation's path: the table, the viewer's own seat, and what the page names."""
    named = {"table": viewer.row.id, **given}
    if "<int:seat>" in operation.path and "seat" not in given:
        named["seat"] = viewer.seated.seat.number
    return named


def load_viewer(session: Session, given: dict[str, Any]) -> Viewer:
    """Return the viewer of a request. The ticket or table is removed from `given`; the view gets the rest."""
    if "ticket" in given:
        return load_viewer_by_link(session, given.pop("ticket"))
    return load_viewer_by_session(session, given.pop("table"))


def get_table_caller(table: int) -> Caller | None:
    """Return the signed-in caller, if they may read this table. A seat token is valid only at its table."""
    caller: Caller | None = g.caller
    if caller is None or Scope.READ not in caller.grants:
        return None
    return caller if caller.seat is None or caller.seat[0] == table else None


def load_viewer_by_session(session: Session, table: int) -> Viewer:
    """Return the viewer on the signed-in route, who may be an anonymous onlooker."""
    caller = get_table_caller(table)
    row = position_for(session, table, caller.player_id if caller else None)
    seat = seat_of(row, caller.player_id if caller else None)
    player = session.get(Player, caller.player_id) if caller else None
    address = f"/tables/{table}"
    if seat is not None and player is not None:
        return replace(SeatViewer.of(row, seat, player), address=address, signed_in=True)
    language = player.language if player else best_language(request.accept_languages)
    return Viewer(row, None, player, language, address, signed_in=caller is not None)


def load_viewer_by_link(session: Session, ticket: str) -> SeatViewer:
    """Return the viewer by the link of a seat, regardless of who is signed in with this browser."""
    viewer = find_link_holder(session, read_ticket(Purpose.SEAT, SeatTicket, ticket))
    return replace(viewer, address=f"/{Purpose.SEAT}/{ticket}")


def render_page(name: str, viewer: Viewer, status: int = HTTPStatus.OK, **values: Any) -> Response:
    """Return a page in the reader's language as a response."""
    response = make_response(render_page_text(name, viewer, **values), status)
    response.add_etag(weak=True)
    response.headers.update(get_cache_headers(viewer))
    return response


def render_page_text(name: str, viewer: Viewer, **values: Any) -> str:
    """Return a page as text."""
    common = {
        "say": viewer.said.say,
        "language": viewer.language,
        "viewer": viewer,
        "table": viewer.row,
        "title": viewer.title,
    }
    return render_template(f"pages/{name}.html", **common, **values)


def get_cache_headers(viewer: Viewer) -> Mapping[str, str]:
    """Return the cache headers. No cache may store a page whose URL is a secret."""
    return ASKED_AGAIN if viewer.signed_in or viewer.seat is None else SECRET


def redirect_back(viewer: Viewer, part: str = "") -> AnyResponse:
    """Redirect to the page after an action, at the anchor of its part."""
    return redirect(viewer.address + (f"#{part}" if part else ""), HTTPStatus.SEE_OTHER)


def handle_refusal(error: TableRefusal) -> Response:
    """Render a refusal as a sentence with a link back."""
    missing = error.problem == MISSING
    status = HTTPStatus.NOT_FOUND if missing else HTTPStatus.CONFLICT
    return make_response(render_template("pages/table-refused.html", problem=error.problem), status)


def handle_invalid_form(_error: ValidationError | None = None) -> Response:
    """Refuse an invalid form. Our forms do not send one, unless the reader types too much or nothing."""
    page = render_template("pages/table-refused.html", problem="malformed")
    return make_response(page, HTTPStatus.UNPROCESSABLE_ENTITY)
