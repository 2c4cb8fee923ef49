"""The law of hidden information at the edge: tables that a seat could not tell apart answer it alike, byte for byte."""

import random

import pytest

import engine
from service.platform.transaction import transaction
from service.play.tables.models import Table
from service.play.tables.views import load_with_history

STOPS = (1, 9, 30)
TRIED = 3


@pytest.fixture
def imagined(app):
    """Deals a kept table anew for an observer: what they cannot know is now something else."""

    def deal(number: int, observer: int | None, seed: bytes) -> tuple[bytes, bytes]:
        with transaction() as session:
            row = session.get_one(Table, number)
            real = row.dump
            row.dump = load_with_history(session, row).imagine(observer, seed).dump()
            return real, row.dump

    return deal


@pytest.fixture
def restore(app):
    def put(number: int, dump: bytes) -> None:
        with transaction() as session:
            session.get_one(Table, number).dump = dump

    return put


def seen_from(at, seat: int, tried) -> list[str]:
    """Everything that the API tells a seat, refusals and rehearsals among it."""
    keys = {"headers": at.keys[seat]}
    answers = [
        at.get(seat, "view", what_if="true", text="true"),
        at.get(seat, "question"),
        at.get(seat, "events"),
        at.get(seat, "components"),
        at.get(seat, "record"),
        at.client.get(at.path, **keys),
        at.client.get(f"{at.path}/view", **keys),
        at.client.get("/api/v1/me/waiting?questions=true", **keys),
        *(at.send("POST", seat, "turns", {**turn, "dry_run": True}) for turn in tried),
        *(at.send("POST", seat, "what-if", {"move": move}) for turn in tried for move in turn["moves"]),
    ]
    return [told(answer) for answer in answers]


def told(answer) -> str:
    """An answer but for the number of its request."""
    body = {key: value for key, value in (answer.json or {}).items() if key != "request_id"}
    return f"{answer.status_code} {answer.headers.get('ETag')} {body}"


def turns_to_try(at, seat: int, chance: random.Random) -> list[dict]:
    """Legal turns, one with more behind it, and one that no rule allows."""
    asked = at.question(seat)
    if asked is None:
        return []
    moves = [chance.choice(asked["moves"])["text"] for _ in range(TRIED)]
    turns = [
        *([move] for move in moves),
        [moves[0], moves[-1]],
        ["no move of any game"],
        [{"do": "bid", "amount": 7}],
    ]
    return [{"question": asked["id"], "moves": turn} for turn in turns]


@pytest.mark.parametrize("game", list(engine.games()))
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(seated, imagined, restore, game):
    chance, at = random.Random(game), seated(game, min(engine.games()[game].seats[-1], 3))
    played = 0
    for stop in STOPS:
        at.play_on(chance, moves=stop - played)
        played = stop
        for seat in range(len(at.keys)):
            tried = turns_to_try(at, seat, chance)
            before = seen_from(at, seat, tried)
            real, _ = imagined(at.number, seat, f"{game} {stop} {seat}".encode())
            assert seen_from(at, seat, tried) == before
            restore(at.number, real)


@pytest.mark.parametrize("game", list(engine.games()))
def test_nor_what_everybody_is_told(client, seated, imagined, restore, game):
    at = seated(game, min(engine.games()[game].seats[-1], 3))
    at.play_on(random.Random(game), moves=4)
    paths = [f"{at.path}/view?text=true", f"{at.path}/components", f"{at.path}/events", at.path]
    before = [told(client.get(path)) for path in paths]
    for deal in range(20):
        real, other = imagined(at.number, None, bytes([deal]) * 32)
        if other != real:
            break
        restore(at.number, real)
    assert other != real, "nothing is hidden"
    assert [told(client.get(path)) for path in paths] == before
