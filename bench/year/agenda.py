"""The events of a year: tables of all kinds and paces, contests, a league, leave, plans."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

import engine
from bench.chaos.house import House
from bench.year.people import YearPlayer, drawn
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import transaction
from service.play.clocks.calendar import begin_leave
from service.play.pace.leave import NoLeave
from service.play.pace.pace import load_ready_made, plain_pace
from service.play.plans.edit import give_plan
from service.play.tables.join import take_seat
from service.play.tables.open import TableRequest, open_table
from service.play.tables.refusals import TableRefusal
from service.seasons.contests.entries import enter_contest
from service.seasons.contests.models import Format
from service.seasons.contests.open import ContestWish, open_contest
from service.seasons.leagues.members import join_league
from service.seasons.leagues.models import LeagueForm
from service.seasons.leagues.open import LeagueWish, open_league

WEEKS = int(os.environ.get("YEAR_WEEKS", "52"))
KINDS = {
    ("florence", 2): 70,
    ("florence", 3): 14,
    ("florence", 4): 2,
    ("principe", 2): 10,
    ("principe", 3): 2,
    ("noblemen", 3): 2,
}
"""Most tables are short, with 50 moves on average."""
HOURLY = {"time": "PT20H", "hour": {"at": "20:00", "zone": "Europe/Rome"}}
GIVEN_TO_A_BOT = {"time": "P1D", "absence": {"after": "P4D", "then": "bot"}}
PACES = {"brisk": 15, "daily": 30, "relaxed": 25, "very-slow": 5, "no-limit": 5, "hourly": 10, "bot": 10}
RULES: dict[str, Any] = {name: plain_pace(pace) for name, pace in load_ready_made().items()}
RULES |= {"hourly": HOURLY, "bot": GIVEN_TO_A_BOT}
PLANNED = 0.1
"""The share of florence tables whose first seat gives a plan. Half of these hide it."""
PLAN = "jester up to 300"
ON_LEAVE = 0.12
"""The share of people who begin a leave in each month."""
LEAVE_DAYS = (3, 14)
POD, ROUNDS, ROUND_DAYS = 2, 2, 14
JOINING = timedelta(days=2)
LAST_CONTEST = WEEKS - 8
"""The last week in which one begins, because later ones could not end in the year."""


@dataclass
class Agenda:
    """Opens tables and events that are due, by the use cases of the service."""

    house: House
    players: Sequence[YearPlayer]
    tables: int
    chance: random.Random
    away: dict[int, tuple[date, date]] = field(default_factory=dict)
    """The last leave of each player."""
    leaves: int = 0
    contests: int = 0
    plans: int = 0

    def begin_month(self, week: int) -> None:
        """Begin a month of four weeks: a contest, some leave, and in the first month a league."""
        some = max(POD * 2, len(self.players) // 20)
        with self.house.app.app_context():
            if week == 0:
                self.open_league(self.chance.sample(self.players, some))
            if week <= LAST_CONTEST:
                self.open_contest(week, self.chance.sample(self.players, some))
            for player in self.players:
                if self.chance.random() < ON_LEAVE:
                    self.take_leave(player)

    def open_contest(self, week: int, people: Sequence[YearPlayer]) -> None:
        now = deps().clock()
        wish = ContestWish(
            name=f"Contest of week {week + 1}",
            format=Format.SWISS,
            game="florence",
            pod_size=POD,
            joining_ends=now + JOINING,
            most=len(people),
            rounds=ROUNDS,
            round_days=ROUND_DAYS,
            pace=RULES["daily"],
            rated=True,
        )
        with transaction() as session:
            contest = open_contest(
                session, organiser=session.get_one(Player, people[0].id), wish=wish, now=now
            )
            for each in people:
                player = session.get_one(Player, each.id)
                enter_contest(session, contest_id=contest.id, player=player, now=now)
        self.contests += 1

    def open_league(self, people: Sequence[YearPlayer]) -> None:
        now = deps().clock()
        wish = LeagueWish(
            name="The league of the year",
            form=LeagueForm.DIVISIONS,
            game="florence",
            pod_size=POD,
            division_size=max(POD, len(people) // 4),
            branches=1,
            moving=1,
            rounds=ROUNDS,
            round_days=ROUND_DAYS,
            season_days=60,
            rated=True,
            pace=RULES["daily"],
            first_season=now + timedelta(days=3),
        )
        with transaction() as session:
            league = open_league(session, organiser=session.get_one(Player, people[0].id), wish=wish, now=now)
            for each in people:
                join_league(session, league_id=league.id, player=session.get_one(Player, each.id), now=now)

    def take_leave(self, player: YearPlayer) -> None:
        now = deps().clock()
        first = now.date() + timedelta(days=self.chance.randint(1, 14))
        days = self.chance.randint(*LEAVE_DAYS)
        with suppress(NoLeave), transaction() as session:  # there is a quota
            begin_leave(session, player_id=player.id, first=first, days=days, now=now)
            self.away[player.id] = first, first + timedelta(days=days)
            self.leaves += 1

    def at_home(self, player: int) -> bool:
        first, back = self.away.get(player, (date.max, date.max))
        return not first <= deps().clock().date() < back

    def open_tables(self, count: int) -> None:
        with self.house.app.app_context():
            for _ in range(count):
                self.open_table()

    def open_table(self) -> None:
        (game, seats), pace = drawn(KINDS, self.chance), drawn(PACES, self.chance)
        people, now = self.chance.sample(self.players, seats), deps().clock()
        wish = TableRequest(
            game=game,
            seats=seats,
            pace=RULES[pace],
            bots={"level": "apprentice"},
            options=self.options(game),
            rated=self.chance.random() < 0.5,
        )
        with transaction() as session:
            players = [session.get_one(Player, each.id) for each in people]
            table = open_table(session, host=players[0], wish=wish, now=now).id
            for player in players:
                take_seat(session, table_id=table, player=player, now=now)
        if game == "florence" and self.chance.random() < PLANNED:
            self.plan(table, people[0])

    def options(self, game: str) -> dict[str, Any]:
        """At some tables, auctions are simultaneous and sealed."""
        return {"at_once": True} if game == "florence" and self.chance.random() < 0.2 else {}

    def plan(self, table: int, player: YearPlayer) -> None:
        written = f"{PLAN}; answer later" if self.plans % 2 else PLAN
        with suppress(TableRefusal, engine.Refusal), transaction() as session:
            to = {"table_id": table, "seat": 0, "player_id": player.id, "written": written}
            give_plan(session, **to, now=deps().clock())
            self.plans += 1
