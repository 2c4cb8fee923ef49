"""The page of a table before play begins: its seats, and the actions of the host and the players."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.platform.deps import deps
from service.platform.qr_code import qr_code_svg
from service.platform.transaction import read_session
from service.play.bots.levels import LEVELS, USUAL
from service.play.cards.table_card import build_table_card, describe_table
from service.play.invitations.invite import invitations_query
from service.play.invitations.models import Invitation
from service.play.tables import join
from service.play.tables.api import (
    add_bot,
    cancel_table,
    create_invitation,
    delete_invitation,
    leave_seat,
    set_ready,
    start_table,
    take_seat,
)
from service.play.tables.join_secret import get_join_secret
from service.play.tables.links_api import create_table_link
from service.play.tables.models import Joining, Table, TableState
from service.play.tables.queries import seat_of
from service.play.tables.refusals import NoTable, TableRefusal
from service.play.tables.seats_api import take_over_seat
from service.play.tables.viewer import Viewer
from service.seasons.ratings.rated import ratings_context
from service.site.table.entrance import TableRouter, Then, load_viewer
from service.site.table.entrance import render_page as table_page
from service.web.api.dispatch import Call
from service.web.pages.error_pages import find_refusal_message, get_problem_status
from service.web.pages.error_pages import render_error_page as refused_page
from service.web.pages.page_family import redirect_after_form

pages = Blueprint("gathering", __name__)
doors = TableRouter(pages)


@pages.errorhandler(TableRefusal)
def render_refusal(refusal: TableRefusal) -> Response:
    """Render the page again, with the reason for the refusal."""
    plain = refused_page(refusal.problem, get_problem_status(refusal.problem))
    if isinstance(refusal, NoTable):
        return plain
    with read_session() as session:
        viewer = load_viewer(session, dict(request.view_args or {}))
        if viewer.row.state != TableState.GATHERING:
            return plain
        return render_gathering_page(
            session, viewer, HTTPStatus.CONFLICT, refusal=find_refusal_message(refusal.problem)
        )


def render_gathering_page(
    session: Session, viewer: Viewer, status: int = HTTPStatus.OK, **more: Any
) -> Response:
    """Render the table as this reader may see it.

    `more` may contain a refusal, faults and the values that were typed.
    """
    reader = viewer.player.id if viewer.player else None
    values = {"refusal": "", "faults": {}, "typed": {}, "at": viewer.address} | more
    values["rated"] = ratings_context(session, viewer.row, reader, viewer.said)
    values |= {
        "card": build_table_card(viewer.row, reader, viewer.language),
        **describe_table(viewer.row, viewer.language),
    }
    return table_page("table-gathering", viewer, status, **values, **viewer_rights_context(session, viewer))


def viewer_rights_context(session: Session, viewer: Viewer) -> dict[str, Any]:
    """Return the actions that this reader may perform."""
    row, seat, player = viewer.row, viewer.seat, viewer.player
    hosts = player is not None and row.host_id == player.id
    asked = (
        invitations_query(session, table_id=row.id, player_id=player.id)
        if player and (hosts or seat)
        else None
    )
    return {
        "mine": seat,
        "hosts": hosts,
        "levels": [(level, viewer.said.say(f"level-{level}")) for level in LEVELS],
        "usual": USUAL,
        "may_sit": player is not None and seat is None and join.can_join(session, row, player),
        "may_link": hosts and row.joining != Joining.INVITED,
        **(link_context(row) if hosts else {"link": ""}),
        "may_invite": hosts or seat is not None,
        "invitations": [] if asked is None else session.scalars(asked.order_by(Invitation.id)).all(),
    }


def link_context(row: Table) -> dict[str, Any]:
    """Return the link of the table as text and as a QR code, if it can be shown."""
    secret = get_join_secret(row)
    if secret is None:
        return {"link": ""}
    link = f"{deps().settings.public_url}/join/{secret}"
    return {"link": link, "link_qr": qr_code_svg(link)}


def say_done(what: str) -> Then:
    """Return a redirect to the page, which says what was done."""
    return lambda _call, viewer, _result: redirect_after_form(viewer.address, what)


def leave_page(call: Call, viewer: Viewer, _result: None) -> AnyResponse:
    """Redirect to the table. A guest who came by the link of a seat that they left has no page any more."""
    left = seat_of(viewer.row, call.player_id) is None
    home = "/open" if left and not viewer.signed_in else f"/tables/{viewer.row.id}"
    return redirect_after_form(home, "left")


def show_again(session: Session, viewer: Viewer, **faults: Any) -> AnyResponse:
    return render_gathering_page(session, viewer, HTTPStatus.UNPROCESSABLE_ENTITY, **faults)


doors.form("/sit", take_seat, then=say_done("seated"))
doors.form("/take-over", take_over_seat, then=say_done("taken-over"))
doors.form("/seats/<int:seat>/stand", leave_seat, then=leave_page)
doors.form("/ready", set_ready)
doors.form("/bot", add_bot, then=say_done("bot"))
doors.form("/start", start_table, then=say_done("begun"))
doors.form("/invite", create_invitation, show=show_again, then=say_done("invited"))
doors.form("/invitations/<id:number>/withdraw", delete_invitation, then=say_done("withdrawn"))
doors.form("/link", create_table_link, then=say_done("link"))
doors.form("/call-off", cancel_table, then=lambda *_: redirect_after_form("/", "called-off"))
