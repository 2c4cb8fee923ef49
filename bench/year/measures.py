"""Size and cost of the service, month by month, and notes about letters before they are deleted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import func, select

from bench.chaos.house import House
from bench.year.upkeep import Upkeep
from service.mail.headers import mail_message_id
from service.platform.database import Base, db
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.transaction import read_session
from service.play.clocks.running_clock import deadline_at
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move

LETTERS = {"outbox", "incoming_mail"}
"""Relations with retention: they grow for a quarter of the year."""
SETTLED = (LetterState.SENT, LetterState.VOID, LetterState.DEAD)


@dataclass(frozen=True)
class Month:
    """Sizes at the end of a month, and what the month used."""

    week: int
    tables: int
    moves: int
    kb_a_table: float
    """Without letters."""
    letters_mb: float
    played: int
    """Moves of this month."""
    cpu_ms: float
    """Processor milliseconds per move, of all parts and of the people."""
    cpu_by_part: dict[str, float]
    rows: dict[str, int]


@dataclass
class Measures:
    house: House
    upkeep: Upkeep
    months: list[Month] = field(default_factory=list)
    letters: dict[str, tuple[str, int, bool]] = field(default_factory=dict)
    """By Message-ID of each settled letter: its state, its attempts, and if the mail server deferred it."""
    missed: list[str] = field(default_factory=list)
    """Deadlines that passed without ringing."""
    noted: int = 0
    """All letters up to this one are settled and noted."""

    def begin(self) -> None:
        with self.house.app.app_context():
            self.bare = sum(sizes().values())
        self.used, self.moves = self.upkeep.used(), 0

    def note_letters(self) -> None:
        """Note letters before the service deletes them."""
        asked = select(Letter.id, Letter.key, Letter.state, Letter.attempts, Letter.refused_since)
        asked = asked.where(Letter.id > self.noted, Letter.channel == "mail").order_by(Letter.id)
        with self.house.app.app_context(), read_session() as session:
            rows = session.execute(asked).all()
            names = {row.id: mail_message_id(row.key) for row in rows if row.state in SETTLED}
        for row in rows:
            if row.state in SETTLED:
                self.letters[names[row.id]] = row.state, row.attempts, row.refused_since is not None
        unsettled = [row.id for row in rows if row.state not in SETTLED]
        self.noted = min(unsettled, default=max((row.id for row in rows), default=self.noted + 1) + 1) - 1

    def end_month(self, week: int) -> Month:
        with self.house.app.app_context():
            self.check_deadlines()
            lies, rows = sizes(), counts()
        used, moves = self.upkeep.used(), rows["move"]
        spent, played = used - self.used, moves - self.moves
        held = sum(octets for name, octets in lies.items() if name not in LETTERS) - self.bare
        month = Month(
            week=week,
            tables=rows["tables"],
            moves=moves,
            kb_a_table=round(held / rows["tables"] / 1024, 1),
            letters_mb=round(sum(lies[name] for name in LETTERS) / 1e6, 1),
            played=played,
            cpu_ms=round(spent.total() / played * 1000, 2),
            cpu_by_part={name: round(seconds / played * 1000, 2) for name, seconds in sorted(spent.items())},
            rows=rows,
        )
        self.used, self.moves = used, moves
        self.months.append(month)
        return month

    def check_deadlines(self) -> None:
        """Check that no question is open past its deadline, computed anew from its clock."""
        now = deps().clock()
        with read_session() as session:
            for seat in session.scalars(select(Seat).join(Seat.table).where(Seat.waiting_since.is_not(None))):
                deadline = deadline_at(seat.table, seat, now)
                if deadline is not None and deadline < now:
                    self.missed.append(f"table {seat.table_id} seat {seat.number}: {deadline:%d %b %H:%M}")


def sizes() -> dict[str, int]:
    """Return the sizes of all relations with their indexes."""
    with db.engine.connect() as connection:
        return {
            each.name: connection.scalar(select(func.pg_total_relation_size(each.name))) or 0
            for each in Base.metadata.sorted_tables
        }


def counts() -> dict[str, int]:
    with db.engine.connect() as connection:
        found = {
            each.name: connection.scalar(select(func.count()).select_from(each)) or 0
            for each in Base.metadata.sorted_tables
        }
    return {name: rows for name, rows in found.items() if rows}


def origins() -> Counter[str]:
    with read_session() as session:
        return Counter(
            dict(session.execute(select(Move.origin, func.count()).group_by(Move.origin)).tuples().all())
        )


def states() -> Counter[str]:
    with read_session() as session:
        return Counter(
            dict(session.execute(select(Table.state, func.count()).group_by(Table.state)).tuples().all())
        )
