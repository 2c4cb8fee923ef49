"""Back up a service with 10,000 played tables while people play on, and restore it into an empty one. `make bench-backup`.

Programs play a few tables of each game, to different lengths. The others are copies of these with all rows, and a restore
replays each of them. During the backup people play on at one table, and each of their turns is timed. Embedded shape. The
last line is one JSON object.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter

from flask import Flask
from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session

from bench.service.house import BATCH, plain_values, play_to
from engine import games
from service.admin.maintenance import schema_steps
from service.admin.maintenance.archive import Archive
from service.admin.maintenance.backup import restore_backup, save_backup
from service.admin.maintenance.upgrade import ignore_progress
from service.app import create_app
from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import Base
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.tables.join import take_seat
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import Move
from service.play.tables.open import TableRequest, open_table

SEATS = 3
LENGTHS = (10, 40, 80, 120, 200, 400)
"""Moves of the played tables, for each game. A table that ends sooner is over."""
OF_A_TABLE = (Seat, Move)
SECRET = "only for benchmarks, and long enough"


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with TemporaryDirectory() as place:
        folder = Path(place)
        file, settings = folder / "house.zip", Settings(data=folder / "house", secret=SECRET)
        house = house_in(settings.data)
        with house.app_context():
            schema_steps.upgrade_schema()
            games_played = [name for name, game in games().items() if game.published]
            played = lay(games_played, wanted)
            with playing_on(house, games_played[0]) as turns:
                began = perf_counter()
                header = save_backup(file, settings=settings, now=datetime.now(UTC))
                saved = perf_counter() - began
        print(f"saved in {saved:.1f} s, {len(turns)} turns meanwhile", flush=True)
        with house_in(folder / "beside").app_context():
            began = perf_counter()
            done = restore_backup(
                Archive(file), now=datetime.now(UTC), processes=os.cpu_count() or 1, watched=ignore_progress
            )
            restored = perf_counter() - began
            with read_session() as session:
                moves = session.scalar(select(func.count()).select_from(Move))
        backup_mb = file.stat().st_size / 1e6
    print(f"brought back and replayed in {restored:.1f} s: {done.tables} tables, {moves} moves", flush=True)
    found = {
        "tables": done.tables,
        "moves": moves,
        "rows": sum(header.rows.values()),
        "backup_mb": backup_mb,
        "save_s": saved,
        "turns_meanwhile": len(turns),
        "turn_ms": 1000 * sum(turns) / max(1, len(turns)),
        "slowest_turn_ms": 1000 * max(turns, default=0.0),
        "restore_s": restored,
        "really_played": played,
    }
    print(json.dumps({"bench": "backup", **found}))


def house_in(folder: Path) -> Flask:
    folder.mkdir()
    return create_app(Settings(data=folder, secret=SECRET))


def lay(names: Sequence[str], wanted: int) -> int:
    """Fill the database with tables, and return how many of them were played."""
    now, chance = datetime.now(UTC), random.Random("a house that has lived")
    with transaction() as session:
        people = [
            Player(kind=PlayerKind.PERSON, email=f"p{number}@example.org", name=f"P{number}", created_at=now)
            for number in range(SEATS)
        ]
        session.add_all(people)
    models = [really_played(name, length, chance, now) for name in names for length in LENGTHS]
    each, rest = divmod(wanted - len(models), len(models))
    for at, model in enumerate(models):
        with transaction() as session:
            copy(session, model, each + (at < rest))
    return len(models)


def really_played(game: str, length: int, chance: random.Random, now: datetime) -> int:
    with transaction() as session:
        row = open_table(session, host=None, wish=TableRequest(game=game, seats=SEATS), now=now)
        for player in session.scalars(select(Player).order_by(Player.id)):
            take_seat(session, table_id=row.id, player=player, now=now)
        play_to(session, row, length, chance, now)
        return row.id


def copy(session: Session, model: int, wanted: int) -> None:
    """Copy everything of a table except its people: nobody sits at the copies, and nobody gets letters."""
    table = plain_values(session.get_one(Table, model), "id")
    rows = {kind: list(session.scalars(select(kind).where(kind.table_id == model))) for kind in OF_A_TABLE}
    for start in range(0, wanted, BATCH):
        some = [table] * min(BATCH, wanted - start)
        numbers = session.connection().scalars(insert(Table).returning(Table.id), some).all()
        for kind, found in rows.items():
            plain = [plain_values(row, *left_out(kind)) for row in found]
            if plain:
                session.connection().execute(
                    insert(kind), [each | {"table_id": number} for number in numbers for each in plain]
                )


def left_out(kind: type[Base]) -> tuple[str, ...]:
    return ("table_id", "player_id") + (("id",) if hasattr(kind, "id") else ())


@contextmanager
def playing_on(house: Flask, game: str) -> Iterator[list[float]]:
    """Play at one table after another meanwhile, and yield the time of each turn."""
    over, turns = Event(), list[float]()

    def play() -> None:
        chance, number, running = random.Random("a player"), 0, False
        with house.app_context():
            while not over.is_set():
                number = number if running else really_played(game, 0, chance, datetime.now(UTC))
                began = perf_counter()
                with transaction() as session:
                    row = session.get_one(Table, number)
                    play_to(session, row, row.count + 1, chance, datetime.now(UTC))
                    running = row.state == TableState.RUNNING
                turns.append(perf_counter() - began)

    player = Thread(target=play)
    player.start()
    try:
        yield turns
    finally:
        over.set()
        player.join()


if __name__ == "__main__":
    main()
