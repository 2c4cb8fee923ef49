"""Deletion of an account.

Name and address are removed everywhere, but tables stay complete.

Rows that depend on the player are deleted or cleared, as if the player's row were deleted. The row itself
stays, anonymous, because moves and tenures refer to it as the history of tables. Running games are resigned
first.
"""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Column, ForeignKey, delete, func, or_, select, update
from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail
from service.people.belongings import all_belongings
from service.people.redact import IdentifyingWords, redact_player
from service.platform.accounts.models import Player, PlayerKind, Role, ShownTo, SignInLink
from service.platform.database import Base
from service.platform.outbox.erasures import record_erasure
from service.platform.outbox.models import BoxedMail, Letter, LetterState, StoppedAddress
from service.platform.transaction import notify_after_commit
from service.play.invitations.models import Invitation
from service.play.tables.join import call_off_table, leave_seat
from service.play.tables.models import Seat, Table, TableState, Tenure
from service.play.tables.queries import lock_table, seat_of
from service.play.timeouts.substitute import give_up_seat

HOST_GONE = "host-gone"
UNSENT = (LetterState.PENDING, LetterState.FAILED)


def erase_player(session: Session, *, player_id: int, now: datetime) -> None:
    """Delete an account. Deleting it twice changes nothing."""
    player = session.get_one(Player, player_id, with_for_update=True)
    if player.kind == PlayerKind.GONE:
        return
    record_erasure(session)
    named = [row for each in all_belongings() for row in each.leave(session, player, now) or ()]
    leave_tables(session, player, now)
    known = tables_known_at(session, player)
    trace = IdentifyingWords.of(player.name, player.email)
    delete_mail(session, player)
    withdraw_invitations(session, player)
    for column, key in player_references():
        release_reference(session, column, key, player.id)
    redact_player(session, trace, known)
    for row in named:
        row.name = trace.out_of(row.name)
    player.kind, player.role, player.email, player.name = PlayerKind.GONE, Role.PLAYER, None, ""
    player.language, player.time_zone, player.preferences = "en", "UTC", {}
    player.rated, player.shown_to = False, ShownTo.NOBODY
    session.flush()
    notify_after_commit(session, f"player:{player.id}")


def leave_tables(session: Session, player: Player, now: datetime) -> None:
    """Leave every table that is running or gathering players.

    At finished tables the links of the seat stop working.
    """
    mine = select(Seat.table_id).where(Seat.player_id == player.id)
    wanted = select(Table.id, Table.state).where(or_(Table.host_id == player.id, Table.id.in_(mine)))
    for table_id, state in session.execute(wanted.order_by(Table.id)).all():
        row = lock_table(session, table_id)
        seat = row and seat_of(row, player.id)
        if row is not None and state == TableState.GATHERING:
            leave_gathering(session, row, player, now)
        elif seat and state == TableState.RUNNING:
            give_up_seat(session, table_id=table_id, player_id=player.id, now=now)
        elif seat:
            seat.generation += 1


def leave_gathering(session: Session, row: Table, player: Player, now: datetime) -> None:
    """Leave a table that gathers players.

    Another person there becomes its host, or it is called off if there is none.
    """
    others = [seat.player_id for seat in row.seats if seat.player and seat.player.kind == PlayerKind.PERSON]
    heirs = [number for number in others if number != player.id]
    if row.host_id == player.id and not heirs:
        call_off_table(session, table_id=row.id, player_id=player.id, now=now)
    seat = seat_of(row, player.id)
    if seat is not None and row.state == TableState.GATHERING:
        leave_seat(session, table_id=row.id, number=seat.number, player_id=player.id, now=now)
    elif seat is not None:
        seat.player = None
    if row.host_id == player.id:
        row.host_id = heirs[0] if heirs else None


def tables_known_at(session: Session, player: Player) -> set[int]:
    """Return the tables whose players may have read or written the name."""
    sat = select(Tenure.table_id).where(Tenure.player_id == player.id)
    sits = select(Seat.table_id).where(Seat.player_id == player.id)
    hosted = select(Table.id).where(Table.host_id == player.id)
    asked = select(Invitation.table_id).where(
        or_(Invitation.email == player.email, Invitation.invited_by == player.id)
    )
    written = select(Letter.table_id).where(Letter.player_id == player.id, Letter.table_id.is_not(None))
    found = (session.scalars(wanted) for wanted in (sat, sits, hosted, asked, written))
    return {number for numbers in found for number in numbers if number is not None}


def delete_mail(session: Session, player: Player) -> None:
    """Delete all mail to and from the person, and other rows with the address."""
    session.execute(
        delete(Letter).where(or_(Letter.player_id == player.id, Letter.recipient == player.email))
    )
    session.execute(delete(BoxedMail).where(BoxedMail.recipient == player.email))
    written = or_(
        IncomingMail.player_id == player.id, func.lower(IncomingMail.envelope_sender) == player.email
    )
    session.execute(delete(IncomingMail).where(written))
    session.execute(delete(StoppedAddress).where(StoppedAddress.address == player.email))
    session.execute(delete(SignInLink).where(SignInLink.email == player.email))
    session.execute(
        delete(Invitation).where(or_(Invitation.email == player.email, Invitation.player_id == player.id))
    )


def withdraw_invitations(session: Session, player: Player) -> None:
    """Remove the player's name from invitations.

    Those not sent yet are cancelled, because they begin with the host's name.
    """
    asked = select(Invitation.table_id, Invitation.email).where(Invitation.invited_by == player.id)
    for table_id, email in session.execute(asked).all():
        theirs = select(Letter).where(
            Letter.kind == "invitation", Letter.table_id == table_id, Letter.recipient == email
        )
        for letter in session.scalars(theirs):
            letter.payload = letter.payload | {"host": ""}
            if letter.state in UNSENT:
                letter.state, letter.last_error = LetterState.VOID, HOST_GONE
    session.execute(update(Invitation).where(Invitation.invited_by == player.id).values(invited_by=None))


def player_references() -> Iterable[tuple[Column[int], ForeignKey]]:
    """Yield every column that refers to a player and says what happens when the player is deleted."""
    for table in Base.metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.column is Player.__table__.c.id and key.ondelete:
                yield key.parent, key


def release_reference(session: Session, column: Column[int], key: ForeignKey, player_id: int) -> None:
    """Do what the database would do if the player's row were deleted."""
    theirs = column == player_id
    if key.ondelete == "CASCADE":
        session.execute(delete(column.table).where(theirs))
    else:
        session.execute(update(column.table).where(theirs).values({column: None}))
