"""The cost of a table's page beside the API's view, and its transfer size. `make bench-pages`.

The bench plays tables of each game with random answers, on SQLite and on PostgreSQL. At every tenth position the asked seat reads
the API and the page in turns. The first read after a move draws the changes, the others use the cache. The first table of each
game fills the server's caches, as after every start, and is listed separately. Bytes count as transferred: a first load with
fonts, styles and scripts, and later the page alone. The last line is one JSON object with all figures.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

import engine
from bench.time import databases
from service.admin.maintenance import schema_steps
from service.app import create_app
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession
from service.platform.database import db
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.boards.part_cache import PARTS
from service.play.tables.join import take_seat
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.open import TableRequest, open_table
from service.play.tables.submit import Turn, submit_turn
from service.play.tables.views import load_position
from service.site.assets import asset_url

TABLES, SEATS, EVERY, MOST, AGAIN = 6, 3, 10, 150, 9
ASSETS = (
    "procaccio.css",
    "vendor/htmx.min.js",
    "play.css",
    "table.js",
    "dock.js",
    "fit.js",
    "answering.js",
    "pointing.js",
    "by-keyboard.js",
    "explain.js",
    "vendor/alegreya-latin.woff2",
    "emblem.svg",
    "seal.svg",
)
NOW = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)


def sit(game: str) -> tuple[int, list[str]]:
    """Open a table, and return it with a session for each of its players."""
    with transaction() as session:
        players = [
            Player(
                kind=PlayerKind.PERSON,
                email=f"{generate_key(KeyPrefix.SESSION)}@example.org",
                name=n,
                created_at=NOW,
            )
            for n in "abc"
        ]
        session.add_all(players)
        session.flush()
        row = open_table(session, host=players[0], wish=TableRequest(game=game, seats=SEATS), now=NOW)
        keys = []
        for player in players:
            take_seat(session, table_id=row.id, player=player, now=NOW)
            keys.append(generate_key(KeyPrefix.SESSION))
            ends = NOW.replace(year=2100)
            session.add(
                PlayerSession(
                    player=player,
                    digest=key_digest(keys[-1]),
                    device="",
                    created_at=NOW,
                    used_at=datetime.now(UTC),
                    expires_at=ends,
                )
            )
        return row.id, keys


def play(number: int, chance: random.Random, moves: int) -> int | None:
    """Play some moves. Return the seat that is asked then, or None at the end."""
    for _ in range(moves):
        with transaction() as session:
            game = load_position(session.get_one(Table, number))
            if game.over:
                return None
            seat = game.waiting[0]
            turn = Turn(
                table_id=number,
                seat=seat,
                question=game.question(seat).id,
                moves=[chance.choice(game.moves(seat))],
                origin=Origin.PAGE,
            )
            submit_turn(session, turn, NOW)
    with read_session() as session:
        waiting = load_position(session.get_one(Table, number)).waiting
        return waiting[0] if waiting else None


def took(browser: FlaskClient, path: str, headers: dict[str, str]) -> float:
    start = perf_counter()
    answer = browser.get(path, headers=headers)
    spent = perf_counter() - start
    if answer.status_code != 200:
        raise RuntimeError(f"{answer.status_code} {path}")
    return spent * 1000


@dataclass
class Looks:
    """Milliseconds of all reads at some tables, by API and page, and bytes of the page."""

    first: dict[str, list[float]] = field(default_factory=lambda: {"api": [], "page": []})
    again: dict[str, list[float]] = field(default_factory=lambda: {"api": [], "page": []})
    sizes: list[int] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        first, again = (
            {face: median(times) for face, times in looks.items()} for looks in (self.first, self.again)
        )
        return {
            "api_ms": again["api"],
            "page_ms": again["page"],
            "ratio": again["page"] / again["api"],
            "first_api_ms": first["api"],
            "first_page_ms": first["page"],
            "first_ratio": first["page"] / first["api"],
            "page_kb": max(self.sizes) / 1000,
        }


def look(app: Flask, browser: FlaskClient, game: str, chance: random.Random, looks: Looks) -> None:
    """Read one table from its first moves on."""
    with app.app_context():
        number, keys = sit(game)
    for _ in range(MOST // EVERY):
        with app.app_context():
            seat = play(number, chance, EVERY)
        if seat is None:
            break
        headers = {"Authorization": f"Bearer {keys[seat]}", "Accept-Encoding": "gzip"}
        asked = {"api": f"/api/v1/tables/{number}/seats/{seat}/view", "page": f"/tables/{number}"}
        for face, path in asked.items():
            looks.first[face].append(took(browser, path, headers))
        for _ in range(AGAIN):
            for face, path in asked.items():
                looks.again[face].append(took(browser, path, headers))
        looks.sizes.append(len(browser.get(asked["page"], headers=headers).data))


def measure(app: Flask, browser: FlaskClient, game: str) -> dict[str, float]:
    """Return medians over the positions of all tables but the first, and the ratios of its first reads."""
    chance = random.Random(7)
    cold, warm = Looks(), Looks()
    look(app, browser, game, chance, cold)
    for _ in range(1, TABLES):
        look(app, browser, game, chance, warm)
    return {**warm.figures(), "cold_ratio": cold.figures()["first_ratio"]}


def shared(browser: FlaskClient) -> float:
    """Return kB that a browser fetches once."""
    headers = {"Accept-Encoding": "gzip"}
    return sum(len(browser.get(asset_url(name), headers=headers).data) for name in ASSETS) / 1000


def measured(folder: Path, url: str) -> dict[str, Any]:
    """Measure all games on one database."""
    app = create_app(Settings(data=folder, database_url=url, secret="b" * 40, rate="1000000/minute"))
    with app.app_context():
        schema_steps.upgrade_schema()
    browser = app.test_client()
    found: dict[str, Any] = {"shared_kb": round(shared(browser), 1)}
    PARTS.clear()
    gc.collect()
    gc.freeze()  # as `procaccio serve` does
    for game in engine.games():
        found[game] = {name: round(value, 2) for name, value in measure(app, browser, game).items()}
    with app.app_context():
        db.engine.dispose()
    return found


def main(wanted: list[str]) -> None:
    figures: dict[str, Any] = {}
    with TemporaryDirectory() as place, databases(Path(place)) as urls:
        for name in wanted or urls:
            folder = Path(place) / f"{name}-house"
            folder.mkdir()
            figures[name] = found = measured(folder, urls[name])
            print(
                f"{name:10}   looked at again: view, page, ratio   after a move: view, page, ratio (first table)    size"
            )
            for game in engine.games():
                row = found[game]
                print(
                    f"{game:10} {row['api_ms']:15.2f} ms {row['page_ms']:6.2f} ms {row['ratio']:5.2f}"
                    f" {row['first_api_ms']:12.2f} ms {row['first_page_ms']:6.2f} ms {row['first_ratio']:5.2f}"
                    f" ({row['cold_ratio']:.2f}) {row['page_kb']:14.1f} kB"
                )
            print(f"style, scripts, type and signs, fetched once: {found['shared_kb']} kB")
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
