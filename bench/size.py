"""The size of a table in the database from its deal to its end, and that of a million tables. `make bench-size`.

Bots play tables of each game through the usual use case, in an empty PostgreSQL. At some moves the bench reads the size of every
relation with its indexes, as it is (with dead rows) and packed. The figures for a million tables follow from these. The last line
is one JSON object with all figures.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from sqlalchemy import func, select

import engine
from engine.bots import BOTS, sight_of
from service.admin.maintenance import schema_steps
from service.app import create_app
from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import Base, db
from service.platform.outbox.models import Letter
from service.platform.ports import utc_now
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.tables.join import take_seat
from service.play.tables.models import Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.open import TableRequest, open_table
from service.play.tables.submit import Turn, submit_turn
from workers.embedded_servers import run_postgres

KINDS = [(name, 4) for name, game in engine.games().items() if game.published and 4 in game.seats]
TABLES = 12
STOPS = (0, 50, 100, 10_000)
DAYS = 7.0
"""The length of a table with one or two answers a day. `make bench-pace` gives 5 days with plans and 10 to 25 without."""
MILLION = 1_000_000
SECONDS = 24 * 3600


@dataclass
class Found:
    """The results of one game's tables. Sizes are bytes per table, by number of moves."""

    lies: dict[int, float] = field(default_factory=dict)
    packed: dict[int, float] = field(default_factory=dict)
    rows: Counter[str] = field(default_factory=Counter)
    letters: float = 0.0
    seconds: float = 0.0

    @property
    def moves(self) -> int:
        return max(self.packed)


def main() -> None:
    found = {f"{game}, {seats} players": measure(game, seats) for game, seats in KINDS}
    show(found)
    print(
        json.dumps(
            {"bench": "size", "tables": {name: plain(each) for name, each in found.items()}, **million(found)}
        )
    )


@contextmanager
def empty_house() -> Iterator[None]:
    with (
        TemporaryDirectory(prefix="procaccio-") as folder,
        run_postgres(Path(folder) / "postgres") as (_, url),
    ):
        app = create_app(Settings(data=Path(folder), database_url=url, smtp_url="smtp://127.0.0.1:9"))
        with app.app_context():
            schema_steps.upgrade_schema()
            yield
            db.engine.dispose()


def measure(game: str, seats: int) -> Found:
    with empty_house():
        found, now, chance = Found(), utc_now(), random.Random(game)
        bare = size(packed=True)
        numbers = [opened(game, seats, number, now) for number in range(TABLES)]
        for stop in STOPS:
            began = perf_counter()
            moves = round(mean(played_to(number, stop, chance, now) for number in numbers))
            found.seconds += perf_counter() - began
            found.lies[moves] = (size(packed=False) - bare) / TABLES
            found.packed[moves] = (size(packed=True) - bare) / TABLES
        with read_session() as session:
            counted = {
                table.name: session.scalar(select(func.count()).select_from(table)) for table in relations()
            }
            found.letters = (session.scalar(select(func.count()).select_from(Letter)) or 0) / TABLES
        found.rows.update({name: round((rows or 0) / TABLES) for name, rows in counted.items()})
        return found


def opened(game: str, seats: int, number: int, now: datetime) -> int:
    with transaction() as session:
        row = open_table(
            session, host=None, wish=TableRequest(game=game, seats=seats, pace={"time": "P1D"}), now=now
        )
        for seat in range(seats):
            name = f"p{number}-{seat}"
            player = Player(kind=PlayerKind.PERSON, email=f"{name}@example.org", name=name, created_at=now)
            session.add(player)
            session.flush()
            take_seat(session, table_id=row.id, player=player, now=now)
        return row.id


def played_to(number: int, stop: int, chance: random.Random, now: datetime) -> int:
    """Play move by move, each in its own transaction, and return the number of moves."""
    while True:
        with transaction() as session:
            row = session.get_one(Table, number)
            if row.state != TableState.RUNNING or row.count >= stop:
                return row.count
            game = engine.load_table(row.dump or b"")
            seat = game.waiting[0]
            asked = game.asked(seat)
            move = BOTS["apprentice"].choose(sight_of(game, seat), chance.randrange)
            turn = Turn(
                table_id=number,
                seat=seat,
                origin=Origin.API,
                question=asked[0] if asked else 0,
                moves=[str(move)],
            )
            submit_turn(session, turn, now)


def relations() -> list[Any]:
    return list(Base.metadata.sorted_tables)


def size(*, packed: bool) -> float:
    """Return the size of all relations with indexes and TOAST."""
    free = db.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    with free as connection:
        connection.exec_driver_sql("VACUUM FULL" if packed else "VACUUM")
        return sum(
            connection.scalar(select(func.pg_total_relation_size(table.name))) or 0 for table in relations()
        )


def plain(found: Found) -> dict[str, Any]:
    return {
        "moves": found.moves,
        "letters": round(found.letters),
        "rows": sum(found.rows.values()),
        "kb": {move: round(octets / 1024, 1) for move, octets in found.packed.items()},
        "kb_as_it_lies": {move: round(octets / 1024, 1) for move, octets in found.lies.items()},
        "moves_per_s_one_process": round(found.moves * TABLES / found.seconds),
    }


def million(found: dict[str, Found]) -> dict[str, float]:
    """The needs of a million mean tables that run at once."""
    moves, letters = (
        mean(each.moves for each in found.values()),
        mean(each.letters for each in found.values()),
    )
    return {
        "days": DAYS,
        "moves_per_s": round(MILLION * moves / DAYS / SECONDS),
        "letters_per_s": round(MILLION * letters / DAYS / SECONDS),
        "running_gb": round(MILLION * mean(mean(each.lies.values()) for each in found.values()) / 1e9),
        "finished_gb_per_million": round(
            MILLION * mean(each.packed[each.moves] for each in found.values()) / 1e9
        ),
    }


def show(found: dict[str, Found]) -> None:
    for name, each in found.items():
        told = plain(each)
        print(f"{name}: {told['moves']} moves, {told['letters']} letters, {told['rows']} rows")
        for move, octets in each.packed.items():
            print(
                f"    at move {move:4}  {octets / 1024:7.1f} kB packed, {each.lies[move] / 1024:7.1f} kB as it lies"
            )
        print("    rows:", ", ".join(f"{rows} {table}" for table, rows in each.rows.most_common(8)))
    for about, figure in million(found).items():
        print(f"a million tables: {about:26}{figure:10}")


if __name__ == "__main__":
    main()
