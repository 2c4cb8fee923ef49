"""Leagues of the example game, with people who join over the API."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from service.platform.transaction import read_session, transaction
from service.play.bots.play import play_waiting_bots
from service.play.tables.end import adjudicate_table
from service.play.tables.models import EndedBy, Table, TableState
from service.play.timeouts.sweep import sweep_clocks
from service.seasons.contests.due import run_contests
from service.seasons.contests.models import Contest, Entrant
from service.seasons.leagues.due import run_leagues
from service.seasons.leagues.models import League
from service.seasons.leagues.queries import league_member, members_in, season_of
from tests.parts.tables import ROOT

NAMES = ("anna", "bob", "chris", "david", "eva", "fred", "gina", "hugo", "ines", "jan", "kim", "lena")


class House:
    """A league, its members, and the clock."""

    def __init__(self, client, clock, number: int, organiser, people) -> None:
        self.client, self.clock, self.number = client, clock, number
        self.organiser, self.people = organiser, people
        self.path = f"{ROOT}/leagues/{number}"

    def get(self, what: str = "", who=None, **query):
        headers = who.keys if who else {}
        return self.client.get(f"{self.path}{what}", headers=headers, query_string=query)

    def send(self, method: str, what: str, who, body=None):
        sent = {} if body is None else {"json": body}
        return self.client.open(f"{self.path}{what}", method=method, headers=who.keys, **sent)

    def join(self, who):
        return self.send("PUT", "/membership", who)

    def leave(self, who):
        return self.send("DELETE", "/membership", who)

    def challenge(self, who, whom):
        return self.send("POST", "/challenges", who, {"player": whom.id})

    @property
    def row(self) -> League:
        with read_session() as session:
            return session.get_one(League, self.number)

    @property
    def order(self) -> list[int]:
        with read_session() as session:
            return [each.player_id for each in session.scalars(members_in(self.number))]

    def place(self, who) -> int | None:
        with read_session() as session:
            member = league_member(session, self.number, who.id)
            return member and member.place

    @property
    def divisions(self) -> list[Contest]:
        with read_session() as session:
            return [*session.scalars(season_of(self.number, self.row.season))]

    def people_of(self, division: Contest) -> set[int]:
        with read_session() as session:
            return set(session.scalars(select(Entrant.player_id).where(Entrant.contest_id == division.id)))

    def work(self) -> None:
        """Run the jobs that are due now."""
        while run_contests(now=self.clock(), limit=100) + run_leagues(now=self.clock(), limit=100):
            """One run may make more work due."""

    def begin(self) -> None:
        """Begin the first season and open its tables."""
        self.clock.now = self.row.next_season
        self.work()
        self.clock.tick(days=1)
        self.work()

    def end_tables(self, best=min) -> None:
        """End every running table. The player whose number is `best` comes first, and nobody is missing."""
        with transaction() as session:
            for row in session.scalars(select(Table).where(Table.state == TableState.RUNNING)).all():
                adjudicate_table(session, row, EndedBy.CONTEST, self.clock())
        self.work()

    def live(self, days: int) -> None:
        """Let days pass in which only the service acts."""
        end = self.clock() + timedelta(days=days)
        while self.clock() < end:
            self.clock.tick(hours=12)
            while sweep_clocks(now=self.clock(), limit=100) + play_waiting_bots(now=self.clock(), limit=20):
                """Let defaults and bots play all that is due now."""
            self.work()


@pytest.fixture
def league(app, client, clock, person, request):
    """Opens a league and lets people join it: `house = league(8, division_size=4)`."""
    request.getfixturevalue("unhurried")

    def make(people: int, **wish) -> House:
        organiser = person("organiser")
        asked = {"name": "Slow League", "form": "divisions", "game": "pebbles", "pace": "no-limit", **wish}
        if asked["form"] == "divisions":
            usual = {
                "pod_size": 2,
                "division_size": 4,
                "branches": 1,
                "moving": 1,
                "rounds": 1,
                "round_days": 5,
                "season_days": 10,
                "first_season": (clock() + timedelta(days=7)).isoformat(),
            }
            asked = {**usual, **asked}
        made = client.post(f"{ROOT}/leagues", json=asked, headers=organiser.keys)
        assert made.status_code == 201, made.json
        house = House(client, clock, made.json["id"], organiser, [person(name) for name in NAMES[:people]])
        for who in house.people:
            assert house.join(who).status_code == 200
        return house

    return make
