"""The page of a call, reached by the link in its letter.

It shows who comes and has two buttons.

No sign-in is needed: the link proves that the address is the player's.
"""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request
from sqlalchemy.orm import Session

from service.mail.conversation import letter_title
from service.mail.link_pages import forbid_caching, render_dead_link
from service.mail.links import ClosedLink, find_addressed_player
from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.signing import CallTicket, ForgedTicket, Purpose, read_ticket
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.cards.table_card import describe_table
from service.play.pace.explain import format_moment
from service.play.tables.models import Table
from service.play.tables.queries import seat_of, table_by_id
from service.play.tables.refusals import TableRefusal
from service.social.circles.calls import answer_call, is_member_called
from service.social.circles.models import CircleCall
from service.social.circles.queries import answers_to

pages = Blueprint("circle_call", __name__, url_prefix=f"/{Purpose.CIRCLE_CALL}")
pages.register_error_handler(ForgedTicket, render_dead_link)
pages.register_error_handler(ClosedLink, render_dead_link)


@pages.get("/<text>")
def show(text: str) -> Response:
    with read_session() as session:
        return render_call_page(
            session, *load_ticket(session, read_ticket(Purpose.CIRCLE_CALL, CallTicket, text))
        )


@pages.post("/<text>")
def press(text: str) -> Response:
    """Record that the player comes or does not. A form with neither answer changes nothing."""
    ticket = read_ticket(Purpose.CIRCLE_CALL, CallTicket, text)
    said = {"yes": True, "no": False}.get(request.form.get("coming", ""))
    late = False
    if said is not None:
        try:
            with transaction() as session:
                player, row = load_ticket(session, ticket)
                answer_call(session, table_id=row.id, player=player, coming=said, now=deps().clock())
        except TableRefusal:
            late = True
    with read_session() as session:
        player, row = load_ticket(session, ticket)
        status = HTTPStatus.CONFLICT if late else HTTPStatus.OK
        return render_call_page(session, player, row, status, late=late, pressed=said is not None)


def load_ticket(session: Session, ticket: CallTicket) -> tuple[Player, Table]:
    """Return the player and the table of a ticket.

    Raise Closed if one is gone or the player's address has changed.
    """
    player = find_addressed_player(session, ticket.player, ticket.address)
    row = table_by_id(session, ticket.table)
    if row is None:
        raise ClosedLink
    return player, row


def render_call_page(
    session: Session, player: Player, row: Table, status: int = HTTPStatus.OK, **values: Any
) -> Response:
    """Render the page in the language of the player who was asked, not that of the browser."""
    said, given = words(player.language), answers_to(session, row.id)
    call, circle = (
        session.get(CircleCall, row.id),
        session.get(Circle, row.circle_id) if row.circle_id else None,
    )
    if call is None or circle is None:
        raise ClosedLink
    seat = seat_of(row, player.id)
    shown = {
        "say": said.say,
        "language": said.language,
        "title": letter_title(row, said),
        "table": row,
        "circle": circle,
        "until": format_moment(call.closes_at, said, player.time_zone) if call.closes_at else "",
        "coming": [each.player.name for each in circle.members if given.get(each.player_id)],
        "answer": given.get(player.id),
        "seated": seat is not None,
        "open": is_member_called(session, row, player.id),
        **describe_table(row, said.language),
    }
    return forbid_caching(make_response(render_template("pages/circle/call.html", **shown | values), status))
