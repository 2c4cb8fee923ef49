"""The page behind the link "I am back": the state of the seat, and one button."""

from http import HTTPStatus

from flask import Blueprint, Response
from sqlalchemy.orm import Session

from service.mail.link_pages import render_dead_link
from service.mail.links import ClosedLink, find_link_holder
from service.platform.deps import deps
from service.platform.signing import ForgedTicket, Purpose, SeatTicket, read_ticket
from service.platform.transaction import read_session, transaction
from service.play.clocks.calendar import return_to_table
from service.play.tables.refusals import TableRefusal
from service.site.mail_links import render_link_page

pages = Blueprint("come_back", __name__, url_prefix="/back")
pages.register_error_handler(ForgedTicket, render_dead_link)
pages.register_error_handler(ClosedLink, render_dead_link)


@pages.get("/<text>")
def show(text: str) -> Response:
    with read_session() as session:
        return render_come_back_page(session, read_ticket(Purpose.BACK, SeatTicket, text))


@pages.post("/<text>")
def press(text: str) -> Response:
    ticket = read_ticket(Purpose.BACK, SeatTicket, text)
    try:
        with transaction() as session:
            find_link_holder(session, ticket)
            return_to_table(session, table_id=ticket.table, player_id=ticket.player, now=deps().clock())
    except TableRefusal:
        with read_session() as session:
            return render_come_back_page(session, ticket, HTTPStatus.CONFLICT)
    with read_session() as session:
        return render_come_back_page(session, ticket)


def render_come_back_page(session: Session, ticket: SeatTicket, status: int = HTTPStatus.OK) -> Response:
    viewer = find_link_holder(session, ticket)
    absent = viewer.seat.absent_since
    return render_link_page("link-back", viewer, status, since=viewer.moment(absent) if absent else "")
