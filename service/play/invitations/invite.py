"""Inviting: an address is asked to come, by mail; and asked no longer."""

from datetime import datetime

from sqlalchemy import Select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.accounts.queries import player_by_email
from service.platform.database import insert_new
from service.platform.outbox.outbox import post
from service.platform.outbox.queries import count_invitations, unsent_letter
from service.platform.transaction import ring
from service.play.invitations.models import Invitation
from service.play.invitations.wanted import invitations_wanted
from service.play.messages import notify_browsers, notify_programs
from service.play.tables.budgets import INVITATIONS_BY_PLAYER, INVITATIONS_TO_ADDRESS
from service.play.tables.join import gathering, table_with_seat
from service.play.tables.join_link import with_address
from service.play.tables.models import Table
from service.play.tables.queries import invitations_at
from service.play.tables.refusals import InvitationsUnwanted, NoInvitation, NotSeated, TooManyInvitations

MOST = 50
"""Invitations to one table: enough for any circle of friends, too few for anybody's advertisements."""


def invite(session: Session, *, table_id: int, by: int, email: str, now: datetime) -> None:
    """Ask an address to a table; asking twice is asking once. Only the host and those who sit there may."""
    row = gathering(session, table_id, by)
    if count_invitations(session, row.id) >= MOST:
        raise TooManyInvitations
    host = with_address(session, by)
    INVITATIONS_BY_PLAYER.spend(f"player {by}", now)
    INVITATIONS_TO_ADDRESS.spend(f"address {email}", now)
    if not invitations_wanted(session, email):
        raise InvitationsUnwanted
    send_invitation(session, row, host, email, now)


def invite_player(session: Session, row: Table, host: Player, player: Player, now: datetime) -> None:
    """Ask somebody whom the host knows from a table, and whose address the host may not know."""
    if player.email:
        send_invitation(session, row, host, player.email, now, player)


def send_invitation(
    session: Session, row: Table, host: Player, email: str, now: datetime, player: Player | None = None
) -> None:
    """Note that an address may sit down, and write to it in its player's language, or in that of its friend.

    Where no letters of invitation are wanted, those who have played together find it on their pages alone.
    """
    row_of_it = {
        "table_id": row.id,
        "email": email,
        "player_id": player.id if player else None,
        "invited_by": host.id,
        "created_at": now,
    }
    if not insert_new(session, Invitation, row_of_it):
        return
    known = player or player_by_email(session, email)
    if known:
        ring(session, f"player:{known.id}")
        notify_programs.somebody_invited(session, row, known.id, now)
        notify_browsers.somebody_invited(session, row, known.id, now)
    if not invitations_wanted(session, email):
        return
    post(
        session,
        key=letter_key(row.id, email),
        kind="invitation",
        channel="mail",
        recipient=email,
        payload={
            "language": known.language if known else host.language,
            "table": row.id,
            "host": host.name,
        },
        now=now,
        player_id=known.id if known else None,
        table_id=row.id,
    )


def invited(session: Session, *, table_id: int, player_id: int) -> Select[Invitation]:
    """The addresses asked to a table: all of them for its host, for others at it those whom they asked themselves."""
    row = table_with_seat(session, table_id, player_id)
    return invitations_at(row.id, by=None if row.host_id == player_id else player_id)


def uninvite(session: Session, *, table_id: int, invitation_id: int, player_id: int) -> None:
    """Ask an address no longer, by its host or whoever asked it. Who sits already stays; a letter that has not left never does."""
    row = table_with_seat(session, table_id, player_id)
    invitation = session.get(Invitation, invitation_id)
    if invitation is None or invitation.table_id != row.id:
        raise NoInvitation
    if player_id not in {row.host_id, invitation.invited_by}:
        raise NotSeated
    session.delete(invitation)
    letter = unsent_letter(session, letter_key(row.id, invitation.email))
    if letter is not None:
        session.delete(letter)
    known = player_by_email(session, invitation.email)
    if known:
        ring(session, f"player:{known.id}")


def letter_key(table_id: int, email: str) -> str:
    """One letter for each address and table: who is asked again after a letter has left is not written to again."""
    return f"invitation:{table_id}:{email}"
