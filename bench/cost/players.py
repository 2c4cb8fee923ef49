"""Players with their own programs: they sign in by mail, sit down, and answer at random over HTTP."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any

from bench.cost.house import House

API = "/api/v1"
PATIENCE = 60
LOOKS_EVERY = 0.05
WISHES: Mapping[str, tuple[Mapping[str, Any], ...]] = {  # for this checkout, and for an older one
    "no letters": ({"rhythm": "reminders"}, {"when": "never"}),
    "text letters": ({"rhythm": "now", "form": "heard"}, {"when": "at-once", "plain": True}),
    "full letters": ({"rhythm": "now", "form": "full"}, {"when": "at-once", "plain": False}),
}


class Refused(RuntimeError):
    """A response that the bench cannot handle."""


class Http:
    """A single open connection, with as little overhead as possible."""

    def __init__(self, port: int, token: str = "") -> None:
        self.line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.asked: Counter[str] = Counter()

    def another(self) -> Http:
        """Return another connection with the same key."""
        made = Http(self.line.port)
        made.headers = self.headers
        return made

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        told = self.headers | headers | ({} if body is None else {"Content-Type": "application/json"})
        try:
            answer = self.asked_for(method, path, body, told)
        except ConnectionError:  # the server has closed an idle connection
            self.line.close()
            answer = self.asked_for(method, path, body, told)
        said = answer.read()
        self.asked[method] += 1
        if answer.status >= 300:
            raise Refused(f"{method} {path}: {answer.status} {said[:300]!r}")
        return json.loads(said) if said else None

    def asked_for(self, method: str, path: str, body: Any, told: dict[str, str]) -> HTTPResponse:
        self.line.request(method, API + path, None if body is None else json.dumps(body), told)
        return self.line.getresponse()


@dataclass
class Person:
    """A person with a session, for preferences, and a token, for play."""

    session: str
    token: str


def arrive(house: House, name: str) -> Person:
    """Sign in as people do: ask for a link, read the letter, follow it."""
    email = f"{name}@example.org"
    http = Http(house.port)
    http.send("POST", "/sign-in/links", {"email": email})
    while email not in house.post.secrets:
        sleep(LOOKS_EVERY)
    session = http.send("POST", "/sign-in/sessions", {"secret": house.post.secrets[email], "device": "bench"})
    own = Http(house.port, session["session"])
    own.send("PATCH", "/me", {"name": name.title()})
    return Person(session["session"], own.send("POST", "/me/tokens", {"name": "bench"})["secret"])


def wish(house: House, people: list[Person], what: str) -> None:
    for person in people:
        http = Http(house.port, person.session)
        for number, body in enumerate(WISHES[what]):
            try:
                http.send("PATCH", "/me/mail", body)
            except Refused:
                if number + 1 == len(WISHES[what]):
                    raise
            else:
                break


@dataclass
class Table:
    """A running table with its players, and the time of each action."""

    house: House
    number: int
    players: list[Http]
    chance: random.Random
    took: list[float] = field(default_factory=list)
    """Milliseconds from sending an answer until its result is visible."""
    at: int = 0
    """The seat that answered last."""
    passed: bool = False
    """Its view says that another seat is asked now."""

    def play(self, actions: int, *, brings: bool) -> None:
        """Play some actions. `brings`: the response to a turn includes the new state."""
        question = None
        while len(self.took) < actions:
            question = question or self.sought(brings=brings)
            if question is None:
                return  # the table is over
            began = perf_counter()
            question = self.answered(question, brings=brings)
            self.took.append((perf_counter() - began) * 1000)

    def sought(self, *, brings: bool) -> dict[str, Any] | None:
        """Return the next question. No player knows whose turn it is; a view only tells if it is their own.

        Clients that need one request per action read the view, which includes the question. Others read the question.
        """
        for ahead in range(self.passed, len(self.players)):
            seat = (self.at + ahead) % len(self.players)
            with suppress(Refused):
                what = f"view{self.house.query}" if brings else "question"
                seen = self.players[seat].send("GET", f"{self.seat(seat)}/{what}")
                question: dict[str, Any] | None = seen["question"] if brings else seen
                if question is not None and question["owed"]:
                    self.at, self.passed = seat, False
                    return question
        return None

    def answered(self, question: dict[str, Any], *, brings: bool) -> dict[str, Any] | None:
        """Send a random answer and read the new state. Return the next question if it comes with the response."""
        http, seat = self.players[self.at], self.seat(self.at)
        body = {"question": question["id"], "moves": [self.chance.choice(question["moves"])["text"]]}
        if brings:
            turns = f"{seat}/turns{self.house.query}"
            brought = http.send("POST", turns, body, Prefer="return=representation")["seat_view"]
        else:
            http.send("POST", f"{seat}/turns", body)
            brought = http.send("GET", f"{seat}/view")
        following: dict[str, Any] | None = brought["question"]
        self.passed = following is None or not following["owed"]
        return following if brings and not self.passed else None

    def seat(self, number: int) -> str:
        return f"/tables/{self.number}/seats/{number}"


def opened(house: House, people: list[Person], game: str, seed: str) -> Table:
    players = [Http(house.port, person.token) for person in people]
    number = players[0].send("POST", "/tables", {"game": game, "seats": len(people)})["id"]
    for other in players[1:]:
        other.send("POST", f"/tables/{number}/seats", {})
    return Table(house, number, players, random.Random(seed))


def play_at_once(tables: list[Table], actions: int, *, brings: bool) -> float:
    """Play all tables at once, and return the seconds."""
    began = perf_counter()
    with ThreadPoolExecutor(len(tables)) as pool:
        list(pool.map(lambda table: table.play(actions, brings=brings), tables))
    return perf_counter() - began


@contextmanager
def streams(tables: list[Table]) -> Iterator[None]:
    """Open a stream for every seat, and discard its messages."""
    lines = [stream(table, seat) for table in tables for seat in range(len(table.players))]
    try:
        yield
    finally:
        for line in lines:
            line.close()


def stream(table: Table, seat: int) -> HTTPConnection:
    line = HTTPConnection("127.0.0.1", table.house.port, timeout=PATIENCE)
    line.request("GET", f"{API}{table.seat(seat)}/stream", None, table.players[seat].headers)
    answer, flowing = line.getresponse(), Event()

    def read() -> None:
        with suppress(OSError, ValueError, AttributeError, HTTPException):
            while answer.read1(65536):
                flowing.set()

    Thread(target=read, daemon=True).start()
    flowing.wait(PATIENCE)
    return line
