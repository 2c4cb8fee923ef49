"""The page behind the link of an invitation: its button takes a seat for the player with that address."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request
from sqlalchemy.orm import Session

from service.mail.conversation import letter_title
from service.mail.link_pages import forbid_caching, render_dead_link
from service.platform.accounts.queries import player_by_email
from service.platform.accounts.sign_in import create_player
from service.platform.deps import deps
from service.platform.signing import ForgedTicket, InvitationTicket, Purpose, read_ticket
from service.platform.transaction import read_session, transaction
from service.platform.words import best_language, words
from service.play.cards.table_card import describe_table
from service.play.tables.join import take_seat
from service.play.tables.queries import names_at, seat_of, table_by_id
from service.play.tables.refusals import NoTable, TableRefusal

pages = Blueprint("invitations", __name__, url_prefix="/invitation")
pages.register_error_handler(ForgedTicket, render_dead_link)


@pages.get("/<text>")
def show(text: str) -> Response:
    """Show the game, its players and the button."""
    ticket = read_ticket(Purpose.INVITATION, InvitationTicket, text)
    with read_session() as session:
        return render_invitation_page(session, ticket)


@pages.post("/<text>")
def accept(text: str) -> Response:
    """Take a seat. The mail proves that the address reaches its player, as a sign-in link would."""
    ticket = read_ticket(Purpose.INVITATION, InvitationTicket, text)
    now = deps().clock()
    try:
        with transaction() as session:
            player = player_by_email(session, ticket.email) or create_player(
                session, ticket.email, browser_language(), now
            )
            take_seat(session, table_id=ticket.table, player=player, now=now)
            return render_invitation_page(session, ticket, seated=True)
    except TableRefusal:
        with read_session() as session:
            return render_invitation_page(session, ticket, HTTPStatus.CONFLICT, refused=True)


def render_invitation_page(
    session: Session, ticket: InvitationTicket, status: int = HTTPStatus.OK, **values: Any
) -> Response:
    row = table_by_id(session, ticket.table)
    if row is None:
        raise NoTable
    player = player_by_email(session, ticket.email)
    said = words(player.language if player else browser_language())
    common = {
        "say": said.say,
        "language": said.language,
        "title": letter_title(row, said),
        "table": row,
        **describe_table(row, said.language),
        "sitting": [name for name in names_at(row) if name],
        "seated": player is not None and seat_of(row, player.id) is not None,
    }
    return forbid_caching(make_response(render_template("pages/invitation.html", **common | values), status))


def browser_language() -> str:
    return best_language(request.accept_languages)
