"""A league of 10,000 people with a simulated clock: bots play one season, which is rated and promotes. `make bench-league`.

The bench writes members into the database. All else takes its usual course: the season with its divisions, their draws, the
tables, the end of each table with its ratings, the next season with promotion. The first tables are played turn by turn. At the
others the bots answer one another in one transaction, and the service handles only the end: letters and clocks of each turn would
make thousands of tables last for hours, and other benches measure them. For the same reason, the bots take certain points and
think no further.

During the season, when each member has finished a table, the bench reads pages without a browser: the league with members from
all places, divisions with standings, and a member's own place. The last line is one JSON object with all figures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from http import HTTPStatus
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, thread_time
from typing import Any, NamedTuple

from flask import Flask
from sqlalchemy import func, insert, select
from werkzeug.test import TestResponse

from bench.contests import BOUND_MS, PAGE, POD, Wound, timed
from engine import games
from engine.bots import BOTS, sight_of
from service.app import create_app
from service.learning.lessons.follow import play_bot_answer
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession
from service.platform.database import Base, db
from service.platform.deps import deps
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.bots.play import WaitingBot, play_bot
from service.play.pace.pace import load_ready_made, plain_pace
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.queries import lock_table
from service.play.tables.views import load_position
from service.seasons.contests.due import run_contests
from service.seasons.contests.models import Entrant
from service.seasons.contests.queries import entrant_of
from service.seasons.contests.views import entrant_data
from service.seasons.leagues.due import run_leagues
from service.seasons.leagues.models import League, LeagueForm, LeagueMember
from service.seasons.leagues.open import LeagueWish, open_league
from service.seasons.leagues.queries import season_of
from service.seasons.ratings.models import RatingChange

DIVISION, MOVING, DAYS, SEASON = 20, 3, 10, 14
AT_ONCE, TURN_BY_TURN, LOOKS, TOLD = 500, 20, 200, 100
BOT = "steady"


class Played(NamedTuple):
    """Some tables that were played to their end."""

    tables: int
    turns: int
    seconds: float


def found(people: int, game: str, clock: Wound) -> int:
    """Add members to a league whose first season is due. Programs play for them."""
    with transaction() as session:
        host = Player(kind=PlayerKind.PERSON, email="host@example.org", name="Host", created_at=clock())
        session.add(host)
        session.flush()
        wish = LeagueWish(
            name="The great league",
            form=LeagueForm.DIVISIONS,
            game=game,
            pod_size=POD,
            division_size=DIVISION,
            moving=MOVING,
            rounds=1,
            round_days=DAYS,
            season_days=SEASON,
            rated=True,
            pace=plain_pace(load_ready_made()["no-limit"]),
            first_season=clock() + timedelta(seconds=1),
        )
        league = open_league(session, organiser=host, wish=wish, now=clock())
        person = {"kind": PlayerKind.PERSON, "preferences": {}, "created_at": clock()}
        names = [{"name": f"Player {n}", "email": f"player{n}@example.org"} for n in range(people)]
        session.execute(insert(Player), [person | name for name in names])
        players = session.scalars(select(Player.id).where(Player.id != host.id).order_by(Player.id)).all()
        member = {"league_id": league.id, "joined_at": clock()}
        rows = [member | {"player_id": player, "place": place} for place, player in enumerate(players, 1)]
        session.execute(insert(LeagueMember), rows)
        return league.id


def work(clock: Wound) -> float:
    """Run the jobs of contests and leagues that are due now, and return the seconds."""

    def all_of_it() -> None:
        while run_contests(now=clock(), limit=AT_ONCE) + run_leagues(now=clock(), limit=AT_ONCE):
            pass  # one run may make more work due

    return timed(all_of_it)


def running_tables() -> Sequence[int]:
    with read_session() as session:
        return session.scalars(
            select(Table.id).where(Table.state == TableState.RUNNING).order_by(Table.id)
        ).all()


def play(tables: Sequence[int], to_its_end: Callable[[int, datetime], int], now: datetime) -> Played:
    began, turns = perf_counter(), 0
    for number, table in enumerate(tables, start=1):
        turns += to_its_end(table, now)
        if number % TOLD == 0:
            print(f"{number} of {len(tables)} tables played", file=sys.stderr)
    return Played(len(tables), turns, perf_counter() - began)


def play_by_turns(table: int, now: datetime) -> int:
    """Play as people do: one turn at a time, with notices to all who wait."""
    turns = 0
    while waiting := who_waits(table):
        for each in waiting:
            play_bot(each, now)
            turns += 1
    return turns


def who_waits(table: int) -> list[WaitingBot]:
    owed = select(Seat.number, Seat.question, Seat.player_id).join(Table, Table.id == Seat.table_id)
    owed = owed.where(
        Seat.table_id == table, Seat.waiting_since.is_not(None), Table.state == TableState.RUNNING
    )
    with read_session() as session:
        return [WaitingBot(table, *each, BOT) for each in session.execute(owed).all()]


def play_through(table: int, now: datetime) -> int:
    """Let the bots answer one another in one transaction. The rest of the service handles only the end."""
    with transaction() as session:
        row = lock_table(session, table)
        if row is None:
            raise LookupError(table)
        game = load_position(row)
        change = TableChange(session=session, row=row, what=ChangeKind.MOVED, now=now, game=game)
        while not game.over:
            seat = game.waiting[0]
            move = BOTS[BOT].choose(sight_of(game, seat), deps().chance.below)
            change.events = (*change.events, *play_bot_answer(change, game, seat, move))
        call_followers(change)
        return game.count


def signed_in(league: int) -> str:
    """Return the session of a member who reads pages."""
    secret = generate_key(KeyPrefix.SESSION)
    with transaction() as session:
        member = session.scalars(select(LeagueMember).where(LeagueMember.league_id == league).limit(1)).one()
        now = deps().clock()
        times = {"created_at": now, "used_at": now, "expires_at": now + timedelta(days=SEASON)}
        session.add(PlayerSession(player=member.player, digest=key_digest(secret), device="", **times))
    return secret


def looks(app: Flask, league: int, people: int) -> dict[str, float]:
    """Return median and worst milliseconds of the league's page, of a division's, and of a member's own place."""
    browser, headers = app.test_client(), {"Authorization": f"Bearer {signed_in(league)}"}
    with read_session() as session:
        season = session.get_one(League, league).season
        divisions = [each.id for each in session.scalars(season_of(league, season))]
    taken: dict[str, list[float]] = {"members": [], "division": [], "place": []}
    for look in range(-1, LOOKS):
        after, contest = look * max(people - PAGE, 0) // LOOKS, divisions[look * len(divisions) // LOOKS]
        asked = {
            "members": partial(browser.get, f"/leagues/{league}?after={max(after, 0)}", headers=headers),
            "division": partial(browser.get, f"/contests/{contest}", headers=headers),
            "place": partial(own_place, contest),
        }
        for name, ask in asked.items():
            spent = processor_ms(ask)
            if look >= 0:  # the first view fills the server's caches
                taken[name].append(spent)
    of = {"": median, "p99_": lambda each: quantiles(each, n=100)[-1], "worst_": max}
    return {
        f"{name}_{which}ms": round(reckoned(each), 2)
        for name, each in taken.items()
        for which, reckoned in of.items()
    }


def processor_ms(ask: Callable[[], TestResponse | None]) -> float:
    """Return the processor time of a response. On an idle machine it is the duration, because the database is in this process."""
    began = thread_time()
    answer = ask()
    spent = thread_time() - began
    if answer is not None and answer.status_code != HTTPStatus.OK:
        raise RuntimeError(f"{answer.status_code} {answer.request.path}")
    return spent * 1000


def own_place(contest: int) -> None:
    with read_session() as session:
        player = session.scalars(select(Entrant.player_id).where(Entrant.contest_id == contest)).first()
        entrant = entrant_of(session, contest, player)
        if entrant is not None:
            entrant_data(session, entrant)


def run(app: Flask, people: int, game: str, clock: Wound) -> dict[str, Any]:
    began, spent = perf_counter(), process_time()
    league = found(people, game, clock)
    clock.now += timedelta(seconds=2)
    drawn = work(clock)
    clock.now += timedelta(days=1)
    laid = work(clock)
    tables = running_tables()
    singly = play(tables[:TURN_BY_TURN], play_by_turns, clock())
    whole = play(tables[TURN_BY_TURN:], play_through, clock())
    seen = looks(app, league, people)
    ended = work(clock)
    clock.now += timedelta(days=SEASON)
    promoted = work(clock)
    with read_session() as session:
        finished = session.scalar(select(func.count()).where(Table.state == TableState.FINISHED)) or 0
        rated = session.scalar(select(func.count(RatingChange.player_id.distinct()))) or 0
        season = session.get_one(League, league).season
    return {
        "people": people,
        "game": game,
        "bot": BOT,
        "tables": finished,
        "turns": singly.turns + whole.turns,
        "seconds": round(perf_counter() - began, 1),
        "processor_seconds": round(process_time() - spent, 1),
        "season_seconds": round(drawn, 1),
        "laying_seconds": round(laid, 1),
        "turn_by_turn": {"tables": singly.tables, "turn_ms": each_ms(singly)},
        "at_once": {"tables": whole.tables, "turn_ms": each_ms(whole)},
        "playing_seconds": round(singly.seconds + whole.seconds, 1),
        "ending_seconds": round(ended, 1),
        "promotion_seconds": round(promoted, 1),
        "rated": rated,
        "season": season,
        "looks": seen,
        "within_bound": max(ms for name, ms in seen.items() if "p99" in name) < BOUND_MS,
    }


def each_ms(played: Played) -> float | None:
    return round(played.seconds / played.turns * 1000, 1) if played.turns else None


def main(people: int, game: str) -> None:
    with TemporaryDirectory() as place:
        clock = Wound()
        settings = Settings(data=Path(place), secret="only for benchmarks, and long enough")
        app = create_app(settings, clock=clock)
        with app.app_context():
            Base.metadata.create_all(db.engine)
            figures = run(app, people, game, clock)
            db.engine.dispose()
    seen = figures["looks"]
    print(f"A league of {people} people, {figures['tables']} tables of {game} in {figures['turns']} turns")
    print(
        f"  played in {figures['playing_seconds']} s, the next season drawn in {figures['promotion_seconds']} s"
    )
    print(f"  a page of {PAGE} members {seen['members_ms']} ms, of a division {seen['division_ms']} ms")
    print(json.dumps(figures))


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    usual = next(name for name, each in games().items() if POD in each.seats)
    main(int(given.get(1, "10000")), given.get(2, usual))
