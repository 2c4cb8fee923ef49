"""Tables for tests, with everybody seated, and a way to play them to the end over the API."""

import random

import pytest

ROOT = "/api/v1"
NAMES = ("anna", "bob", "chris", "david", "eva")


class AtTable:
    """A running table and the keys of those who sit at it."""

    def __init__(self, client, number: int, keys: list[dict[str, str]]) -> None:
        self.client, self.number, self.keys = client, number, keys
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
        """Random answers, as data or as words, until the table is over or so many moves were made."""
        while moves and self.shown["state"] == "running":
            for seat in range(len(self.keys)):
                asked = self.question(seat)
                if asked is None or not asked["owed"] or not moves:
                    continue
                choice = chance.choice(asked["moves"])
                played = self.answer(seat, chance.choice([choice["text"], choice["move"]]))
                assert played.status_code == 200, played.json
                moves -= 1


@pytest.fixture
def unhurried(house):
    """Whole tables are played here in seconds, faster than anybody may."""
    for limiter in house.extensions["limiter"]:
        limiter.enabled = False
    yield
    for limiter in house.extensions["limiter"]:
        limiter.enabled = True


@pytest.fixture
def seated(client, person, token, request):
    """Opens a table and seats players at it: `at = seated("pebbles", 2)`."""
    request.getfixturevalue("unhurried")

    def make(game: str, seats: int, **wish) -> AtTable:
        keys = [token(person(name), "play") for name in NAMES[:seats]]
        made = client.post(f"{ROOT}/tables", json={"game": game, "seats": seats, **wish}, headers=keys[0])
        assert made.status_code == 201, made.json
        at = AtTable(client, made.json["id"], keys)
        for key in keys[1:]:
            assert client.post(f"{at.path}/seats", json={}, headers=key).status_code == 200
        return at

    return make
