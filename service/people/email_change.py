"""Change of a player's address. It takes effect when the reader of the new address confirms it."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.accounts.queries import player_by_email
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import post_letter
from service.platform.signing import AddressTicket, digest_address, is_address_digest
from service.platform.transaction import notify_after_commit
from service.play.invitations.models import Invitation

ADDRESS: Final = "address"
NOTICE: Final = "address-notice"
LASTS: Final = timedelta(days=2)
"""A link that went to a mistyped address must not stay valid."""
A_DAY: Final = timedelta(days=1)
MOST_A_DAY = 5


class InvalidEmailLink(LookupError):
    """Raised for a link that was used, has expired, or was replaced by a newer one."""


def request_email_change(session: Session, *, player: Player, email: str, now: datetime) -> None:
    """Ask another address for confirmation, and tell the present one.

    The response does not reveal if the address belongs to another account, or was asked too often.
    """
    if player.email is None or email == player.email or count_requests(session, player, now) >= MOST_A_DAY:
        return
    other = player_by_email(session, email)
    if other is None:
        ask_for_confirmation(session, player, email, now)
    else:
        send_notice(session, other, email, "in-use", now)
    send_notice(session, player, player.email, "asked", now)


def ask_for_confirmation(session: Session, player: Player, email: str, now: datetime) -> None:
    """Send the link that makes this address the player's. It replaces earlier ones."""
    post_letter(
        session,
        key=f"{ADDRESS}:{player.id}:{digest_address(email)}:{now.isoformat()}",
        kind=ADDRESS,
        channel="mail",
        recipient=email,
        payload={"address": digest_address(player.email)},
        now=now,
        player_id=player.id,
    )


def send_notice(session: Session, player: Player, email: str, said: str, now: datetime) -> None:
    """Tell the reader of an address about a change: `asked`, `changed`, or `in-use` by their own account."""
    post_letter(
        session,
        key=f"{notice_key(player, said)}{now.isoformat()}",
        kind=NOTICE,
        channel="mail",
        recipient=email,
        payload={"said": said},
        now=now,
        player_id=player.id,
    )


def notice_key(player: Player, said: str) -> str:
    return f"{NOTICE}:{player.id}:{said}:"


def count_requests(session: Session, player: Player, now: datetime) -> int:
    """Return the number of changes that a player has requested in the last day."""
    mine = Letter.player_id == player.id, Letter.key.startswith(notice_key(player, "asked"))
    asked = select(func.count()).where(*mine, Letter.created_at > now - A_DAY)
    return session.scalar(asked) or 0


def find_ticket_player(session: Session, ticket: AddressTicket, now: datetime) -> Player:
    """Return the player of a ticket.

    A link is valid for two days, while the player's address has not changed and no other address was asked.
    """
    player = session.get(Player, ticket.player, with_for_update=True)
    if player is None or player.email is None or not is_address_digest(ticket.before, player.email):
        raise InvalidEmailLink
    asked = select(Letter).where(Letter.player_id == player.id, Letter.kind == ADDRESS)
    latest = session.scalars(asked.order_by(Letter.id.desc()).limit(1)).first()
    if latest is None or latest.recipient != ticket.email or latest.created_at <= now - LASTS:
        raise InvalidEmailLink
    return player


def apply_email_change(session: Session, ticket: AddressTicket, now: datetime) -> Player:
    """Change the player's address, and tell the old one.

    Invitations and letters that have not left move to the new address.
    """
    player = find_ticket_player(session, ticket, now)
    if player.email is None or player_by_email(session, ticket.email) is not None:
        raise InvalidEmailLink
    old, player.email = player.email, ticket.email
    session.flush()
    unsent = Letter.state.in_([LetterState.PENDING, LetterState.FAILED])
    mine = Letter.player_id == player.id, Letter.recipient == old, Letter.kind != NOTICE
    session.execute(update(Letter).where(*mine, unsent).values(recipient=player.email))
    there = select(Invitation.table_id).where(Invitation.email == player.email)
    moved = Invitation.email == old, Invitation.table_id.not_in(there)
    session.execute(update(Invitation).where(*moved).values(email=player.email))
    send_notice(session, player, old, "changed", now)
    notify_after_commit(session, f"player:{player.id}")
    return player
