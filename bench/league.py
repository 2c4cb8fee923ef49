"""A league of 10,000 people: set up, one season of it played by bots with the clock wound, rated, promoted. `make bench-league`.

Members are laid into the database; all else goes its usual way: the season with its divisions, their draws, the tables, every
turn of every bot, the end of each table with its ratings, the next season with promotion. Beside it, what a page of the members,
a page of a division's standings and one's own place cost while it goes on. The last line is one JSON object with all figures.
"""

from __future__ import annotations

import json
import sys
from datetime import timedelta
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session

from bench.contests import BOUND_MS, LOOKS, PAGE, POD, Wound, timed
from engine import games
from service.app import create_app
from service.bots.levels import USUAL
from service.bots.play import WaitingBot, play_bot
from service.contests.due import run_contests
from service.contests.queries import entrants_in, standings_page
from service.contests.views import entrant_shown, standings
from service.core.database import Base, db
from service.core.settings import Settings
from service.core.transaction import reading, transaction
from service.leagues.due import run_leagues
from service.leagues.open import LeagueWish, open_league
from service.leagues.queries import members_page, season_of
from service.leagues.views import members_shown
from service.models.accounts import Player, PlayerKind
from service.models.contests import EntrantState
from service.models.leagues import League, LeagueForm, LeagueMember
from service.models.ratings import RatingChange
from service.models.tables import Seat, Table, TableState
from service.pace.pace import plain_pace, ready_made

DIVISION, MOVING, DAYS, SEASON = 20, 3, 10, 14
AT_ONCE = 500


def found(people: int, game: str, clock: Wound) -> int:
    """So many people in a league whose first season is due; programs play for them."""
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
            pace=plain_pace(ready_made()["no-limit"]),
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
    """Seconds for whatever contests and leagues find to do at this moment."""

    def all_of_it() -> None:
        while run_contests(now=clock(), limit=AT_ONCE) + run_leagues(now=clock(), limit=AT_ONCE):
            pass  # each look may bring about what the next one finds

    return timed(all_of_it)


def play_all(clock: Wound) -> int:
    """Table after table to its end; returns how many turns that took."""
    running = select(Table.id).where(Table.state == TableState.RUNNING).order_by(Table.id)
    with reading() as session:
        tables = session.scalars(running).all()
    turns = 0
    for table in tables:
        while waiting := who_waits(table):
            for each in waiting:
                play_bot(each, clock())
                turns += 1
    return turns


def who_waits(table: int) -> list[WaitingBot]:
    owed = select(Seat.number, Seat.question, Seat.player_id).join(Table, Table.id == Seat.table_id)
    owed = owed.where(
        Seat.table_id == table, Seat.waiting_since.is_not(None), Table.state == TableState.RUNNING
    )
    with reading() as session:
        return [WaitingBot(table, *each, USUAL) for each in session.execute(owed).all()]


def page_of_members(session: Session, league: League, after: int) -> None:
    members_shown(session, league, members_page(session, league.id, after=after, limit=PAGE))


def page_of_division(session: Session, contest: int) -> None:
    standings(standings_page(session, contest, after=0, limit=PAGE), 0)


def looks(league: int, people: int) -> dict[str, float]:
    """Milliseconds for a page of the members, of a division's standings, and one's own place there: the slowest of many."""
    members, division, own = list[float](), list[float](), list[float]()
    with reading() as session:
        row = session.get_one(League, league)
        divisions = session.scalars(season_of(league, row.season)).all()
        for look in range(LOOKS):
            session.expire_all()
            after = look * max(people - PAGE, 0) // LOOKS
            contest = divisions[look % len(divisions)].id
            entrant = entrants_in(session, contest, EntrantState.ENTERED)[0]
            members.append(timed(partial(page_of_members, session, row, after)))
            division.append(timed(partial(page_of_division, session, contest)))
            own.append(timed(partial(entrant_shown, session, entrant)))
    taken = {"members": members, "division": division, "place": own}
    return {
        f"{name}_{which}ms": round(of(each) * 1000, 2)
        for name, each in taken.items()
        for which, of in (("", median), ("worst_", max))
    }


def run(people: int, game: str) -> dict[str, Any]:
    clock = Wound()
    league = found(people, game, clock)
    clock.now += timedelta(seconds=2)
    drawn = work(clock)
    clock.now += timedelta(days=1)
    laid = work(clock)
    played = perf_counter()
    turns = play_all(clock)
    played = perf_counter() - played
    ended = work(clock)
    seen = looks(league, people)
    clock.now += timedelta(days=SEASON)
    promoted = work(clock)
    with reading() as session:
        tables = session.scalar(select(func.count()).where(Table.state == TableState.FINISHED)) or 0
        rated = session.scalar(select(func.count(RatingChange.player_id.distinct()))) or 0
        season = session.get_one(League, league).season
    return {
        "people": people,
        "game": game,
        "tables": tables,
        "turns": turns,
        "season_seconds": round(drawn, 1),
        "laying_seconds": round(laid, 1),
        "playing_seconds": round(played, 1),
        "ending_seconds": round(ended, 1),
        "promotion_seconds": round(promoted, 1),
        "rated": rated,
        "season": season,
        "looks": seen,
        "within_bound": max(seen.values()) < BOUND_MS,
    }


def main(people: int, game: str) -> None:
    with TemporaryDirectory() as place:
        app = create_app(Settings(data=Path(place), secret="only for benchmarks, and long enough"))
        with app.app_context():
            Base.metadata.create_all(db.engine)
            figures = run(people, game)
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
