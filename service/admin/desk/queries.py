"""Queries of the desk. Each is answered from an index and has a limit, however much data there is."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.orm import InstrumentedAttribute, Session, joinedload, selectinload

from service.admin.desk.models import Heartbeat, Tally
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as InState
from service.platform.accounts.circle_models import Circle, CircleMember
from service.platform.accounts.models import Player, PlayerKind
from service.platform.outbox.models import Letter, StoppedAddress
from service.platform.outbox.models import LetterState as OutState
from service.play.acts.models import Deed
from service.play.tables.models import EndedBy, Seat, Table, TableState

QUIET = timedelta(days=21)
"""A running table without a move for so long is shown in the overview."""
LAST_SIGN = "\U0010ffff"
TROUBLED = (OutState.FAILED, OutState.DEAD)
UNREAD = (InState.UNREADABLE, InState.REFUSED)


def overdue_seats(session: Session, now: datetime, limit: int) -> Sequence[Seat]:
    """Return the seats whose clock the sweep should have handled, the longest overdue first."""
    late = select(Seat).where(Seat.ring_at <= now).order_by(Seat.ring_at).limit(limit)
    return session.scalars(late).all()


def stuck_seats(session: Session, limit: int) -> Sequence[Seat]:
    """Return the seats whose clock the sweep failed to handle, most failures first."""
    failing = select(Seat).where(Seat.failures > 0).order_by(Seat.failures.desc()).limit(limit)
    return session.scalars(failing).all()


def quiet_tables(session: Session, now: datetime, limit: int) -> Sequence[Table]:
    """Return the running tables without recent moves, the quietest first."""
    quiet = select(Table).where(Table.state == TableState.RUNNING, Table.moved_at < now - QUIET)
    return session.scalars(quiet.order_by(Table.moved_at).limit(limit)).all()


def tables_in(state: str | None) -> Select[Table]:
    """Select the tables in a state, or all.

    Finished lessons are left out of abandoned tables, because nobody abandoned them.
    """
    rows = select(Table).options(selectinload(Table.seats).joinedload(Seat.player))
    return rows if state is None else rows.where(Table.state == state, Table.ended_by != EndedBy.LESSON)


def select_circles() -> Select[Circle]:
    """Select all circles, with their members."""
    return select(Circle).options(selectinload(Circle.members).joinedload(CircleMember.player))


def letters_in(state: str | None) -> Select[Letter]:
    rows = select(Letter)
    return rows if state is None else rows.where(Letter.state == state)


def failed_letters(session: Session, limit: int) -> list[Letter]:
    """Return the last letters that failed or are dead."""
    found: list[Letter] = []
    for state in TROUBLED:
        found += session.scalars(letters_in(state).order_by(Letter.id.desc()).limit(limit))
    return sorted(found, key=lambda letter: -letter.id)[:limit]


def incoming_in(state: str) -> Select[IncomingMail]:
    return select(IncomingMail).where(IncomingMail.state == state)


def unread_mails(session: Session, limit: int) -> list[IncomingMail]:
    """Return the last incoming mails that could not be read or were refused."""
    found: list[IncomingMail] = []
    for state in UNREAD:
        found += session.scalars(incoming_in(state).order_by(IncomingMail.id.desc()).limit(limit))
    return sorted(found, key=lambda mail: -mail.id)[:limit]


def stopped_addresses(session: Session, limit: int) -> Sequence[tuple[StoppedAddress, Player | None]]:
    """Return the addresses from which mail last came back, with their players."""
    rows = (
        select(StoppedAddress, Player)
        .outerjoin(Player, Player.email == StoppedAddress.address)
        .order_by(StoppedAddress.stopped_at.desc())
        .limit(limit)
    )
    return [(stopped, player) for stopped, player in session.execute(rows)]


def heartbeats(session: Session) -> Sequence[Heartbeat]:
    return session.scalars(select(Heartbeat).order_by(Heartbeat.job)).all()


def tallies(session: Session, days: int) -> dict[str, list[tuple[Any, int]]]:
    """Return the counts of the last days, by name, the newest first."""
    rows = session.scalars(select(Tally).order_by(Tally.day.desc(), Tally.name).limit(days * 40))
    found: dict[str, list[tuple[Any, int]]] = {}
    for row in rows:
        found.setdefault(row.name, []).append((row.day, row.count))
    return {name: counted[:days] for name, counted in found.items()}


def oldest_count_time(session: Session) -> datetime | None:
    """Return when the oldest figure of the last day was counted. Some are counted by the hour only."""
    last_day = select(func.max(Tally.day)).scalar_subquery()
    return session.scalar(select(func.min(Tally.at)).where(Tally.day == last_day))


def select_deeds(
    *, table: int | None = None, player: int | None = None, by: int | None = None
) -> Select[Deed]:
    rows = select(Deed)
    for column, number in ((Deed.table_id, table), (Deed.player_id, player), (Deed.by_id, by)):
        if number is not None:
            rows = rows.where(column == number)
    return rows


def begins_with(session: Session, column: InstrumentedAttribute[Any], text: str) -> ColumnElement[bool]:
    """Return the condition that a column begins with a text, written so that the database uses its index."""
    if session.get_bind().dialect.name == "postgresql":
        return column.startswith(text, autoescape=True)
    return (column >= text) & (column < text + LAST_SIGN)


def rows_beginning_with(
    session: Session, model: type[Any], column: InstrumentedAttribute[Any], text: str, limit: int
) -> list[Any]:
    """Return a few rows whose column begins with a text, in lower case or capitalised like names.

    There is one query for each spelling, in the order of the index, so that each stops at the limit.
    """
    found: dict[int, Any] = {}
    for way in sorted({text, text.lower(), text.capitalize(), text.title()}):
        rows = session.scalars(select(model).where(begins_with(session, column, way)).limit(limit))
        found |= {row.id: row for row in rows}
    return list(found.values())[:limit]


def players_like(session: Session, text: str, limit: int) -> Sequence[Player]:
    """Find players by number, address or name."""
    if text.isdecimal():
        return session.scalars(select(Player).where(Player.id == int(text))).all()
    by_name = rows_beginning_with(session, Player, Player.name, text, limit)
    by_address = session.scalars(
        select(Player).where(begins_with(session, Player.email, text.lower())).limit(limit)
    )
    return list(dict.fromkeys([*by_name, *by_address]))[:limit]


def tables_like(session: Session, text: str, limit: int) -> Sequence[Table]:
    """Find tables by number or name."""
    if text.isdecimal():
        return session.scalars(select(Table).where(Table.id == int(text))).all()
    return rows_beginning_with(session, Table, Table.name, text, limit)


def letters_like(session: Session, text: str, limit: int) -> Sequence[Letter]:
    """Find letters by number or by the whole address."""
    wanted = Letter.id == int(text) if text.isdecimal() else Letter.recipient == text.lower()
    return session.scalars(select(Letter).where(wanted).order_by(Letter.id.desc()).limit(limit)).all()


def incoming_like(session: Session, text: str, limit: int) -> Sequence[IncomingMail]:
    """Find incoming mails by number or by the address they were sent to."""
    wanted = IncomingMail.id == int(text) if text.isdecimal() else IncomingMail.recipient == text.lower()
    rows = select(IncomingMail).where(wanted).order_by(IncomingMail.id.desc()).limit(limit)
    return session.scalars(rows).all()


def seats_of(session: Session, player_id: int, limit: int) -> Sequence[Seat]:
    """Return the seats of a player, at the newest tables first."""
    rows = select(Seat).where(Seat.player_id == player_id).options(joinedload(Seat.table))
    return session.scalars(rows.order_by(Seat.table_id.desc()).limit(limit)).all()


def select_people() -> Select[Player]:
    """Select all players with an address."""
    return select(Player).where(Player.kind == PlayerKind.PERSON)


def find_stopped_address(session: Session, player: Player) -> StoppedAddress | None:
    return None if player.email is None else session.get(StoppedAddress, player.email)


def names_of(session: Session, numbers: Collection[int | None]) -> dict[int, str]:
    """Return the names of players by id."""
    wanted = select(Player.id, Player.name).where(
        Player.id.in_([each for each in numbers if each is not None])
    )
    return dict(session.execute(wanted).all())


def players_of(session: Session, numbers: Collection[int]) -> Sequence[Player]:
    return session.scalars(select(Player).where(Player.id.in_(numbers)).order_by(Player.name)).all()
