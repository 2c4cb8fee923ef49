"""The cost of every page of the desk, among 100 and among 100,000 tables. `make bench-desk`.

The bench fetches the same pages from a service of each size, on SQLite and on PostgreSQL: the overview, every list and its
second page, searches, a table, a player, an act, the form of an act. The ratio matters and should stay below 3: lists have
limits and indexes, and figures are counted in advance. The last line is one JSON object with all figures.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from flask import Flask
from sqlalchemy import create_engine, insert, make_url, select

from bench.time import databases, settle
from service.admin.desk.models import SecondFactor
from service.admin.desk.statistics import count_everything
from service.app import create_app
from service.mail.incoming.models import IncomingMail
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession, Role
from service.platform.database import Base, db
from service.platform.outbox.models import Letter, StoppedAddress
from service.platform.settings import Settings
from service.platform.transaction import transaction
from service.play.acts.models import Deed
from service.play.tables.join import take_seat
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.open import TableRequest, open_table

SIZES, ROUNDS, AT_ONCE, BOUND = (100, 100_000), 9, 2_000, 3.0
PAGES = (
    "",
    "/tables",
    "/tables?state=running",
    "/tables?state=finished",
    "/players",
    "/letters",
    "/letters?state=sent",
    "/incoming",
    "/announcements",
    "/deeds",
    "/deeds?table=1",
    "/me",
    "/search?q=77",
    "/search?q=crowd",
    "/search?q=crowd50@example.org",
    "/tables/1",
    "/players/2",
    "/deeds/1",
    "/tables/1/acts/rewind",
    "/tables/1/acts/pause",
    "/players/2/acts/warn",
)
STATES = (
    TableState.RUNNING,
    TableState.RUNNING,
    TableState.FINISHED,
    TableState.GATHERING,
    TableState.ABANDONED,
)
Rows = list[dict[str, Any]]


def furnish(now: datetime) -> str:
    """Add a moderator with a proved session and a real table, and return the session's secret."""
    secret = generate_key(KeyPrefix.SESSION)
    with transaction() as session:
        people = [
            Player(kind=PlayerKind.PERSON, role=role, email=f"{name}@example.org", name=name, created_at=now)
            for name, role in (("mod", Role.MODERATOR), ("anna", Role.PLAYER), ("bob", Role.PLAYER))
        ]
        session.add_all(people)
        session.flush()
        ends = now + timedelta(days=9)
        times = {"created_at": now, "used_at": now, "expires_at": ends, "proved_at": ends}
        session.add(PlayerSession(player=people[0], digest=key_digest(secret), device="", **times))
        session.add(SecondFactor(player_id=people[0].id, confirmed_at=now))
        row = open_table(session, host=None, wish=TableRequest(game="principe", seats=2), now=now)
        for player in people[1:]:
            take_seat(session, table_id=row.id, player=player, now=now)
    return secret


def plain(thing: Base) -> dict[str, Any]:
    return {column.key: getattr(thing, column.key) for column in thing.__mapper__.column_attrs}


def crowd(first: int, last: int, now: datetime) -> Iterator[tuple[type[Base], Rows]]:
    """Yield tables like the real one with all rows that belong to them, in the order of their references."""
    with db.session() as session:
        table = plain(session.get_one(Table, 1)) | {"dump": None, "join_digest": None}
        stand = plain(session.scalars(select(Seat).where(Seat.clock.is_not(None))).first())
    numbers = range(first, last)
    ago = {n: now - timedelta(minutes=n) for n in numbers}
    yield Player, [player_row(n, ago[n]) for n in numbers]
    yield (
        Table,
        [
            table | {"id": n, "name": f"Crowd {n}", "state": STATES[n % 5], "moved_at": ago[n]}
            for n in numbers
        ],
    )
    yield (
        Seat,
        [
            stand
            | {
                "id": n * 10,
                "table_id": n,
                "number": 0,
                "player_id": n + 10,
                "ring_at": now + timedelta(hours=n % 700 - 7),
            }
            for n in numbers
        ],
    )
    yield Letter, [letter_row(n, ago[n]) for n in numbers]
    yield IncomingMail, [incoming_row(n, ago[n]) for n in numbers]
    yield (
        StoppedAddress,
        [
            {"address": f"crowd{n}@example.org", "stopped_at": ago[n], "why": "550"}
            for n in numbers
            if n % 20 == 0
        ],
    )
    yield Deed, [deed_row(n, ago[n]) for n in numbers]


def player_row(n: int, at: datetime) -> dict[str, Any]:
    name = f"crowd{n}"
    return {
        "id": n + 10,
        "kind": PlayerKind.PERSON,
        "email": f"{name}@example.org",
        "name": name,
        "created_at": at,
    }


def letter_row(n: int, at: datetime) -> dict[str, Any]:
    state = ("sent", "sent", "sent", "failed", "dead")[n % 5]
    about = {"key": f"crowd:{n}", "kind": "decision", "channel": "mail", "recipient": f"crowd{n}@example.org"}
    moments = {"created_at": at, "not_before": at, "sent_at": at}
    return about | moments | {"table_id": n, "player_id": n + 10, "payload": {}, "state": state}


def incoming_row(n: int, at: datetime) -> dict[str, Any]:
    state = ("done", "done", "unreadable", "refused")[n % 4]
    about = {"message_id": f"<{n}>", "recipient": "table@example.org", "raw": b"", "state": state, "why": ""}
    return about | {"envelope_sender": "", "received_at": at, "table_id": n, "player_id": n + 10}


def deed_row(n: int, at: datetime) -> dict[str, Any]:
    act = {"act": "close-talk", "about": "table", "target": n, "table_id": n, "player_id": None}
    said = {"reason": "a crowd", "given": {}, "before": {}, "after": {}, "request_id": ""}
    return act | said | {"key": f"crowd:{n}", "at": at, "by_id": 1}


def fill(first: int, last: int, now: datetime) -> None:
    for start in range(first, last, AT_ONCE):
        with transaction() as session:
            for model, rows in crowd(start, min(start + AT_ONCE, last), now):
                session.connection().execute(insert(model), rows)
    with transaction() as session:
        count_everything(session, now)
    settle()


@dataclass(frozen=True)
class House:
    """A service of one size, and a signed-in moderator."""

    app: Flask
    headers: dict[str, str]

    def get(self, path: str) -> tuple[float, str]:
        """Return the milliseconds and the page."""
        client = self.app.test_client()
        start = perf_counter()
        answer = client.get(path, headers=self.headers)
        took = (perf_counter() - start) * 1000
        assert answer.status_code == 200, (path, answer.status_code)
        return took, answer.text


def build(url: str, folder: Path, size: int, now: datetime) -> House:
    folder.mkdir()
    secret = "only for a benchmark, and long enough"
    app = create_app(Settings(data=folder, database_url=url, secret=secret, rate="1000000/second"))
    with app.app_context():
        Base.metadata.create_all(db.engine)
        key = furnish(now)
        fill(2, size + 2, now)
    return House(app, {"Authorization": f"Bearer {key}", "Accept": "text/html"})


def pages_of(house: House) -> list[str]:
    """Return all pages, and the second page of each list."""
    found = []
    for page in PAGES:
        _, body = house.get(f"/desk{page}")
        older = re.search(r'rel="next" href="([^"]+)"', body)
        found += [f"/desk{page}", *([older[1].replace("&amp;", "&")] if older else [])]
    return found


def measure(urls: Sequence[str], folder: Path) -> dict[str, Any]:
    """Measure in turns, so that other load affects both services alike."""
    now = datetime.now(UTC)
    few, many = (build(url, folder / str(size), size, now) for url, size in zip(urls, SIZES, strict=True))
    found: dict[str, Any] = {}
    for path in pages_of(many):
        pairs = [(few.get(path)[0], many.get(path)[0]) for _ in range(ROUNDS)]
        small, large = (min(times) for times in zip(*pairs, strict=True))
        found[path] = {
            "few_ms": round(small, 1),
            "many_ms": round(large, 1),
            "ratio": round(large / small, 2),
        }
    for house in (few, many):
        with house.app.app_context():
            db.engine.dispose()
    return {"pages": found, "worst": max(each["ratio"] for each in found.values())}


def second(url: str) -> str:
    """Return another database of the same server. With SQLite, each service has its own file anyway."""
    if not url:
        return ""
    server = create_engine(url, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE crowd")
    server.dispose()
    return str(make_url(url).set(database="crowd").render_as_string(hide_password=False))


def main(wanted: list[str]) -> None:
    figures = {}
    with TemporaryDirectory() as place, databases(Path(place)) as urls:
        for name in wanted or urls:
            folder = Path(place) / f"{name}-houses"
            folder.mkdir()
            figures[name] = found = measure([urls[name], second(urls[name])], folder)
            print(
                f"{name}: milliseconds among {SIZES[0]} and among {SIZES[1]} tables, the best of {ROUNDS} each"
            )
            for path, row in found["pages"].items():
                note = "" if row["ratio"] < BOUND else "  beyond the bound"
                print(f"  {path:<58}{row['few_ms']:>8}{row['many_ms']:>8}{row['ratio']:>7}{note}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
