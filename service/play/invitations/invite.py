"""Inviting an address by mail, and withdrawing an invitation."""

from datetime import datetime

from sqlalchemy import Select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.accounts.queries import player_by_email
from service.platform.database import insert_new
from service.platform.outbox.outbox import post_letter
from service.platform.outbox.queries import count_invitations, unsent_letter
from service.platform.transaction import notify_after_commit
from service.play.invitations.models import Invitation
from service.play.invitations.wanted import can_be_invited
from service.play.messages.notice import Notice, NoticeKind
from service.play.messages.post_notice import post_notice
from service.play.reach import find_refusing_players
from service.play.tables.budgets import INVITATIONS_BY_PLAYER, INVITATIONS_TO_ADDRESS
from service.play.tables.join import lock_gathering_table, lock_own_table
from service.play.tables.join_link import require_address
from service.play.tables.models import Table
from service.play.tables.queries import invitations_at
from service.play.tables.refusals import InvitationsUnwanted, NoInvitation, NotSeated, TooManyInvitations

MOST = 50
"""The maximum number of invitations to one table: enough for a circle of friends, too few for advertising."""


def invite_address(session: Session, *, table_id: int, by: int, email: str, now: datetime) -> None:
    """Invite an address to a table; a second invitation changes nothing.

    Only the host and seated players may invite.
    """
    row = lock_gathering_table(session, table_id, by)
    if count_invitations(session, row.id) >= MOST:
        raise TooManyInvitations
    host = require_address(session, by)
    INVITATIONS_BY_PLAYER.spend(f"player {by}", now)
    INVITATIONS_TO_ADDRESS.spend(f"address {email}", now)
    if not can_be_invited(session, email, by):
        raise InvitationsUnwanted
    send_invitation(session, row, host, email, now)


def invite_player(session: Session, row: Table, host: Player, player: Player, now: datetime) -> None:
    """Invite a player whom the host knows from a table. The host may not know the player's address."""
    if player.email:
        send_invitation(session, row, host, player.email, now, player)


def send_invitation(
    session: Session, row: Table, host: Player, email: str, now: datetime, player: Player | None = None
) -> None:
    """Store an invitation and send a mail in the language of the invited player, or else of the host.

    No mail is sent if the address opted out of invitations. Players who have played together then see the
    invitation only on their pages. A player who wants nothing from the host is not told at all.
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
    if known and find_refusing_players(session, host.id, [known.id]):
        return
    if known:
        notify_after_commit(session, f"player:{known.id}")
        invited = Notice(kind=NoticeKind.INVITATION, about=str(row.id), table=row, players=[known.id])
        post_notice(session, invited, now)
    if not can_be_invited(session, email):
        return
    post_letter(
        session,
        key=invitation_key(row.id, email),
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


def invitations_query(session: Session, *, table_id: int, player_id: int) -> Select[Invitation]:
    """Return a query of the invitations to a table: all of them for its host, otherwise only the player's own
    ones.
    """
    row = lock_own_table(session, table_id, player_id)
    return invitations_at(row.id, by=None if row.host_id == player_id else player_id)


def revoke_invitation(session: Session, *, table_id: int, invitation_id: int, player_id: int) -> None:
    """Withdraw an invitation, on behalf of the host or the inviting player.

    A player who sits already stays. A letter that has not left is deleted.
    """
    row = lock_own_table(session, table_id, player_id)
    invitation = session.get(Invitation, invitation_id)
    if invitation is None or invitation.table_id != row.id:
        raise NoInvitation
    if player_id not in {row.host_id, invitation.invited_by}:
        raise NotSeated
    session.delete(invitation)
    letter = unsent_letter(session, invitation_key(row.id, invitation.email))
    if letter is not None:
        session.delete(letter)
    known = player_by_email(session, invitation.email)
    if known:
        notify_after_commit(session, f"player:{known.id}")


def invitation_key(table_id: int, email: str) -> str:
    """Return the outbox key: one letter for each address and table.

    A repeated invitation after that sends no second letter.
    """
    return f"invitation:{table_id}:{email}"
