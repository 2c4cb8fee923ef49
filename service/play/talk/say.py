"""Writing lines of talk, read marks and notes."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.transaction import notify_after_commit
from service.play.messages.notice import Notice, NoticeKind
from service.play.messages.post_notice import post_notice
from service.play.reach import find_refusing_players
from service.play.tables.budgets import TALK_AT_TABLE, TALK_BY_PLAYER
from service.play.tables.models import Joining, Table, TableState
from service.play.tables.queries import lock_table, lock_table_row, seat_of
from service.play.tables.refusals import (
    AddressNeeded,
    CannotDeliver,
    NoSuchSeat,
    NoTable,
    NotSeated,
    PlayerBanned,
    PlayerMuted,
    TableClosed,
    TalkClosed,
)
from service.play.talk.models import Note, ReadUpTo, Said


def add_line(
    session: Session, *, table_id: int, player_id: int, text: str, to: Sequence[int] | None, now: datetime
) -> Said:
    """Write a line of talk, to all players of the table or to the named seats.

    Players who want nothing from the writer are not told of it. A line to nobody else is refused.
    """
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    if row.state == TableState.ABANDONED:
        raise TableClosed
    seat = seat_of(row, player_id)
    if seat is None or seat.player is None:
        raise NotSeated
    check_can_speak(row, seat.player, now)
    addressed = addressed_seats(row, to, but=seat.number)
    others = [
        other for other in row.seats if other is not seat and (addressed is None or other.number in addressed)
    ]
    refusing = find_refusing_players(
        session, player_id, [each.player_id for each in others if each.player_id]
    )
    wanting = [other.number for other in others if other.player_id not in refusing]
    if addressed and not wanting:
        raise CannotDeliver
    TALK_BY_PLAYER.spend(f"player {player_id}", now)
    TALK_AT_TABLE.spend(f"table {row.id}", now)
    said = Said(
        table_id=row.id,
        seat=seat.number,
        player=seat.player,
        to=addressed,
        text=text,
        said_at=now,
    )
    session.add(said)
    session.flush()
    notify_after_commit(session, f"table:{row.id}")
    facts = {"said": said.id}
    talk = Notice(kind=NoticeKind.TALK, about=str(said.id), table=row, seats=wanting, facts=facts)
    post_notice(session, talk, now)
    return said


def check_can_speak(row: Table, player: Player, now: datetime) -> None:
    """Refuse talk that the desk has closed for all or for this player.

    Refuse guests where strangers may join.
    """
    if row.talk_closed_at is not None:
        raise TalkClosed
    if player.shut_out(now):
        raise PlayerBanned
    if player.kind == PlayerKind.GUEST and row.joining == Joining.OPEN:
        raise AddressNeeded
    if player.muted_until is not None and player.muted_until > now:
        raise PlayerMuted


def addressed_seats(row: Table, to: Sequence[int] | None, *, but: int) -> list[int] | None:
    """Return the addressed seats, sorted and without duplicates and without the player's own seat."""
    if to is None:
        return None
    seats = sorted(set(to) - {but})
    if not seats or not all(0 <= number < len(row.seats) for number in seats):
        raise NoSuchSeat
    return seats


def mark_read(session: Session, *, table_id: int, player_id: int, said: int) -> None:
    """Mark talk as read up to a line. Marks only move forward."""
    lock_table_row(session, table_id)
    mark = session.get(ReadUpTo, (table_id, player_id), populate_existing=True)
    if mark is None:
        session.add(ReadUpTo(table_id=table_id, player_id=player_id, said=said))
    else:
        mark.said = max(mark.said, said)


def write_note(session: Session, *, table_id: int, player_id: int, text: str, now: datetime) -> None:
    """Replace the note. An empty text deletes it."""
    lock_table_row(session, table_id)
    note = session.get(Note, (table_id, player_id), populate_existing=True)
    if note is None:
        session.add(Note(table_id=table_id, player_id=player_id, text=text, written_at=now))
    else:
        note.text, note.written_at = text, now
