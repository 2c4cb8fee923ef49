"""Change of a player's address. It takes effect when the reader of the new address confirms it."""

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.accounts.queries import player_by_email
from service.platform.signing import AddressTicket, is_address_digest
from service.play.acts.refusals import ImpossibleState


def find_ticket_player(session: Session, ticket: AddressTicket) -> Player:
    """Return the player of a ticket.

    A link is valid as long as the player's address has not changed since.
    """
    player = session.get(Player, ticket.player, with_for_update=True)
    if player is None or player.email is None or not is_address_digest(ticket.before, player.email):
        raise ImpossibleState("link-spent")
    return player


def apply_email_change(session: Session, ticket: AddressTicket) -> Player:
    """Change the player's address."""
    player = find_ticket_player(session, ticket)
    if player_by_email(session, ticket.email) is not None:
        raise ImpossibleState("address-taken")
    player.email = ticket.email
    session.flush()
    return player
