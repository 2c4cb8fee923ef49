"""Contests of the example game, with people who enter over the API."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from service.platform.transaction import read_session
from service.play.bots.play import play_waiting_bots
from service.play.timeouts.sweep import sweep_clocks
from service.seasons.contests.due import run_contests
from service.seasons.contests.models import Contest, ContestState, Entrant
from tests.parts.tables import ROOT

NAMES = ("anna", "bob", "chris", "david", "eva", "fred", "gina", "hugo", "ines", "jan", "kim", "lena", "mona")


class House:
    """A contest, its entrants, and the clock."""

    def __init__(self, client, clock, number: int, organiser, people) -> None:
        self.client, self.clock, self.number = client, clock, number
        self.organiser, self.people = organiser, people
        self.path = f"{ROOT}/contests/{number}"

    def get(self, what: str = "", who=None, **query):
        headers = who.keys if who else {}
        return self.client.get(f"{self.path}{what}", headers=headers, query_string=query)

    def send(self, method: str, what: str, who, body=None):
        sent = {} if body is None else {"json": body}
        return self.client.open(f"{self.path}{what}", method=method, headers=who.keys, **sent)

    def enter(self, who):
        return self.send("PUT", "/entry", who)

    @property
    def row(self) -> Contest:
        with read_session() as session:
            return session.get_one(Contest, self.number)

    def entrant(self, who) -> Entrant:
        with read_session() as session:
            wanted = select(Entrant).where(Entrant.contest_id == self.number, Entrant.player_id == who.id)
            return session.scalars(wanted).one()

    def work(self) -> None:
        """Run the jobs that are due now."""
        while run_contests(now=self.clock(), limit=100):
            """One run may make more work due."""

    def begin(self) -> None:
        self.clock.now = max(self.clock.now, self.row.joining_ends)
        self.work()

    def live(self, days: int) -> None:
        """Let days pass in which only the service acts."""
        end = self.clock() + timedelta(days=days)
        while self.clock() < end and self.row.state == ContestState.RUNNING:
            self.clock.tick(hours=12)
            while sweep_clocks(now=self.clock(), limit=100) + play_waiting_bots(now=self.clock(), limit=20):
                """Let defaults and bots play all that is due now."""
            self.work()


@pytest.fixture
def contest(app, client, clock, person, request):
    """Opens a contest and lets people enter it: `house = contest(8, pod_size=4)`."""
    request.getfixturevalue("unhurried")

    def make(people: int, **wish) -> House:
        organiser = person("organiser")
        asked = {
            "name": "Spring Cup",
            "format": "swiss",
            "game": "pebbles",
            "pod_size": 3,
            "pace": "brisk",
            "joining_ends": (clock() + timedelta(days=7)).isoformat(),
            **wish,
        }
        made = client.post(f"{ROOT}/contests", json=asked, headers=organiser.keys)
        assert made.status_code == 201, made.json
        house = House(client, clock, made.json["id"], organiser, [person(name) for name in NAMES[:people]])
        for who in house.people:
            assert house.enter(who).status_code == 200
        return house

    return make
