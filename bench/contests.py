"""A Swiss contest of 10,000 people at 2,500 tables, run by the service's jobs with a simulated clock. `make bench-contests`.

The bench writes entrants into the database. All else takes its usual course: lots, the draw of each round, its tables, their
end, the standings. Nobody plays: the days of a round run out and every table counts as it stands, which is the worst case.
It also measures a page of the standings and a player's own place during the contest. The last line is one JSON object with
all figures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from sqlalchemy import func, insert, select

from engine import games
from service.app import create_app
from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import Base, db
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.pace.pace import load_ready_made, plain_pace
from service.seasons.contests.check_draw import find_faults, published_draw
from service.seasons.contests.due import run_contests
from service.seasons.contests.models import Contest, ContestState, Entrant, EntrantState, Pod
from service.seasons.contests.open import ContestWish, open_contest
from service.seasons.contests.queries import entrant_of, standings_page
from service.seasons.contests.views import entrant_data, standings_data

POD, ROUNDS, DAYS, PAGE, LOOKS, BOUND_MS = 4, 2, 10, 50, 50, 50.0
AT_ONCE = 500


class Wound:
    """A clock that the bench sets."""

    now = datetime(2026, 3, 2, 9, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def enter(people: int, now: datetime) -> int:
    """Enter people into one contest whose registration ends now."""
    with transaction() as session:
        organiser = Player(kind=PlayerKind.PERSON, email="host@example.org", name="Host", created_at=now)
        session.add(organiser)
        session.flush()
        rows = [
            {
                "kind": PlayerKind.PERSON,
                "email": f"player{number}@example.org",
                "name": f"Player {number}",
                "preferences": {},
                "created_at": now,
            }
            for number in range(people)
        ]
        session.execute(insert(Player), rows)
        wish = ContestWish(
            name="The great Swiss",
            format="swiss",
            game=next(name for name, game in games().items() if POD in game.seats),
            pod_size=POD,
            joining_ends=now + timedelta(seconds=1),
            pace=plain_pace(load_ready_made()["no-limit"]),
            most=people,
            rounds=ROUNDS,
            round_days=DAYS,
        )
        contest = open_contest(session, organiser=organiser, wish=wish, now=now)
        everybody = session.scalars(select(Player.id).where(Player.id != organiser.id)).all()
        entered = {"contest_id": contest.id, "state": EntrantState.ENTERED, "entered_at": now}
        session.execute(insert(Entrant), [entered | {"player_id": player} for player in everybody])
        return contest.id


def timed(work: Callable[[], Any]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def looks(contest: int, people: int) -> dict[str, float]:
    """Return the median and worst milliseconds of pages of the standings, and of a player's own place."""
    taken: list[float] = []
    own: list[float] = []
    with read_session() as session:
        players = session.scalars(select(Entrant.player_id).where(Entrant.contest_id == contest)).all()
        for look in range(LOOKS):
            after = look * max(people - PAGE, 0) // LOOKS
            page = partial(standings_page, session, contest, after=after, limit=PAGE)
            taken.append(timed(lambda page=page, after=after: standings_data(page(), after)))
            entrant = entrant_of(session, contest, players[after])
            if entrant is not None:
                own.append(timed(lambda: entrant_data(session, entrant)))  # noqa: B023 - called at once
            session.expire_all()
    return {
        "page_ms": round(median(taken) * 1000, 2),
        "page_worst_ms": round(max(taken) * 1000, 2),
        "place_ms": round(median(own) * 1000, 2),
        "place_worst_ms": round(max(own) * 1000, 2),
    }


def run(people: int) -> dict[str, Any]:
    clock = Wound()
    contest = enter(people, clock())
    began, spent = perf_counter(), dict[str, float]()
    clock.now += timedelta(seconds=2)
    found: dict[str, Any] = {}
    while True:
        with read_session() as session:
            row = session.get_one(Contest, contest)
            state, number = row.state, row.round
        if state == ContestState.FINISHED:
            break
        key = f"round_{number}"
        spent[key] = spent.get(key, 0) + timed(lambda: run_contests(now=clock(), limit=AT_ONCE))
        with read_session() as session:
            laid = session.scalar(select(func.count()).where(Pod.table_id.is_(None), Pod.ended_at.is_(None)))
        if not laid:
            found = found or looks(contest, people)
            clock.now += timedelta(days=DAYS)
    with read_session() as session:
        tables = session.scalar(select(func.count()).select_from(Pod)) or 0
        draw = published_draw(session, session.get_one(Contest, contest))
    again: list[str] = []
    checked = timed(lambda: again.extend(find_faults(draw)))
    return {
        "people": people,
        "rounds": ROUNDS,
        "tables": tables,
        "seconds": round(perf_counter() - began, 1),
        "tables_per_second": round(tables / (perf_counter() - began), 1),
        "check_seconds": round(checked, 1),
        "draw_faults": again,
        "standings": found,
        "within_bound": max(found["page_worst_ms"], found["place_worst_ms"]) < BOUND_MS,
    }


def main(people: int) -> None:
    with TemporaryDirectory() as place:
        app = create_app(Settings(data=Path(place), secret="only for benchmarks, and long enough"))
        with app.app_context():
            Base.metadata.create_all(db.engine)
            figures = run(people)
            db.engine.dispose()
    print(
        f"A Swiss of {people} people in {ROUNDS} rounds, {figures['tables']} tables: {figures['seconds']} s"
    )
    print(
        f"  a page of {PAGE} of the standings {figures['standings']['page_ms']} ms, one's own place {figures['standings']['place_ms']} ms"
    )
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
