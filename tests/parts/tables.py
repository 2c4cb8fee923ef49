"""Tables with players in all seats, and a way to play them to the end over the API."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import pytest

from service.platform.deps import EXTENSION, install_deps
from service.platform.rate_limit import RateLimitState

ROOT = "/api/v1"
NAMES = ("anna", "bob", "chris", "david", "eva")


class AtTable:
    """A running table, and the keys of its players."""

    def __init__(self, client, number: int, keys: list[dict[str, str]]) -> None:
        self.client, self.number = client, number
        self.keys = [dict(key) for key in keys]  # many tests get the same dicts
        self.path = f"{ROOT}/tables/{number}"

    def seat(self, number: int) -> str:
        return f"{self.path}/seats/{number}"

    def get(self, seat: int, what: str, **query):
        return self.client.get(f"{self.seat(seat)}/{what}", headers=self.keys[seat], query_string=query)

    def send(self, method: str, seat: int, what: str, body=None, key: int | None = None):
        headers = self.keys[seat if key is None else key]
        sent = {} if body is None else {"json": body}
        return self.client.open(f"{self.seat(seat)}/{what}", method=method, headers=headers, **sent)

    def question(self, seat: int):
        answer = self.get(seat, "question")
        return answer.json if answer.status_code == 200 else None

    def answer(self, seat: int, *moves):
        turn = {"question": self.question(seat)["id"], "moves": list(moves)}
        return self.send("POST", seat, "turns", turn)

    @property
    def shown(self):
        return self.client.get(self.path, headers=self.keys[0]).json

    def play_on(self, chance: random.Random, moves: int = 10_000) -> None:
        """Give random answers, as data or as text, until the table is over or enough moves are made."""
        while moves and self.shown["state"] == "running":
            for seat in range(len(self.keys)):
                asked = self.question(seat)
                if asked is None or not asked["owed"] or not moves:
                    continue
                choice = chance.choice(asked["moves"])
                move = chance.choice([choice["text"], choice["move"]])
                played = self.send("POST", seat, "turns", {"question": asked["id"], "moves": [move]})
                assert played.status_code == 200, played.json
                moves -= 1


class Uncounted:
    """A rate counter that never counts."""

    def hit(self, rate, who, now):
        return RateLimitState(rate.amount, rate.amount, now, now, good=True)

    def clear(self):
        """Do nothing, because nothing is stored."""


@pytest.fixture
def unhurried(house):
    """Lifts the rate limits, because tests play whole tables in seconds."""
    fitted = house.extensions[EXTENSION]
    install_deps(house, replace(fitted, counter=Uncounted()))
    yield
    install_deps(house, fitted)


@pytest.fixture
def both(house):
    """Sends two requests at the same moment: `first, second = both(send, send)`."""
    with ThreadPoolExecutor(2) as pool:

        def at_once(*sends):
            barrier = Barrier(len(sends))

            def go(send):
                client = house.test_client()
                barrier.wait()
                return send(client)

            return list(pool.map(go, sends))

        yield at_once


@pytest.fixture
def seated(client, begin, person, token, chance, request):
    """Opens a table and seats players there: `at = seated("pebbles", 2)`."""
    request.getfixturevalue("unhurried")

    def sit(game: str, seats: int, wish: dict[str, object]) -> tuple[int, list[dict[str, str]]]:
        keys = [token(person(name), "play") for name in NAMES[:seats]]
        made = client.post(f"{ROOT}/tables", json={"game": game, "seats": seats, **wish}, headers=keys[0])
        assert made.status_code == 201, made.json
        at = AtTable(client, made.json["id"], keys)
        for key in keys[1:]:
            assert client.post(f"{at.path}/seats", json={}, headers=key).status_code == 200
        return at.number, keys

    def make(game: str, seats: int, **wish) -> AtTable:
        name = f"{game} {seats} {sorted(wish.items())} {chance.known}"
        number, keys = begin(name, lambda: sit(game, seats, wish))
        return AtTable(client, number, keys)

    return make


@pytest.fixture
def seller(seated, chance):
    """A table of Florence and an asked seat that may first sell points: `at, seat = seller()`."""

    def make(seats: int = 2, **wish) -> tuple[AtTable, int]:
        chance.deal_alike()
        at, luck = seated("florence", seats, **wish), random.Random("seller")
        while (seat := who_may_sell(at)) is None:
            at.play_on(luck, 1)
        return at, seat

    return make


def who_may_sell(at: AtTable) -> int | None:
    """Return the asked seat if it has enough points to sell some of them several times."""
    seat = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
    may = {move["text"] for move in at.question(seat)["moves"]}
    return seat if {"sell 1", "sell 3"} <= may else None
