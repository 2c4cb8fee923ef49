"""Whole tables over real HTTP: several clients at once, each with its own token, end where the engine alone ends."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest

from engine import Record, games
from procaccio_client import RequestRefused
from service.platform.terminal.client import Client

NAMES = ("anna", "bob", "chris", "david", "eva")
SIZES = {name: game.seats for name, game in games().items()}
LOOKS = 8
"""Who waits looks for the end of his tables only so often: most requests of an idle client would be that."""
OVERTAKEN = {"question-closed", "nothing-asked", "table-not-running"}  # by what others did meanwhile


def play_all(url: str, token: str, tables: list[int], seed: int) -> int:
    """One player's client: answers whatever waits for it, until all of its tables are over; counts its turns."""
    chance, turns, idle = random.Random(seed), 0, 0
    with Client(url, token) as client:
        while True:
            mine = client.waiting(questions=True)
            for waiting in mine:
                turns += answer(client, waiting, chance)
            idle = 0 if mine else idle + 1
            if idle % LOOKS == 1 and all(client.table(table).state != "running" for table in tables):
                return turns
            if idle:
                sleep(0.15)


def answer(client: Client, waiting, chance: random.Random) -> int:
    try:
        choice = lively(waiting.asked, chance)
        client.play(
            waiting.table.id, waiting.seat, waiting.asked.id, [chance.choice([choice.text, choice.move])]
        )
    except RequestRefused as refused:
        if refused.name not in OVERTAKEN:
            raise
        return 0
    return 1


def lively(question, chance: random.Random):
    """Random, but mostly what moves the game on, so that whole tables stay short."""
    default = next((each for each in question.moves if each.move == question.default), question.moves[0])
    return default if chance.random() < 0.7 else chance.choice(question.moves)


@pytest.mark.postgres
@pytest.mark.parametrize("game", list(SIZES))
def test_whole_tables_of_every_size_at_once(live, game):
    play_every_size(live, game)


def test_sqlite_lets_as_many_in_at_once(live):
    """Who locks what does not depend on the game."""
    play_every_size(live, list(SIZES)[-1])


def play_every_size(live, game: str) -> None:
    sizes = SIZES[game]
    tokens = [live.token(name) for name in NAMES]
    tables = [opened(live.url, tokens[:seats], game) for seats in sizes]
    with ThreadPoolExecutor(len(tokens)) as pool:
        mine = [
            [table for table, seats in zip(tables, sizes, strict=True) if seat < seats] for seat in range(5)
        ]
        turns = list(pool.map(play_all, [live.url] * 5, tokens, mine, range(5)))
    assert sum(turns) > 0
    with Client(live.url, tokens[0]) as client:
        for table in tables:
            verified = Record.load(json.dumps(client.record(table))).verify()
            assert verified.over
            assert verified.result().data() == client.table(table).result


def opened(url: str, tokens: list[str], game: str) -> int:
    with Client(url, tokens[0]) as host:
        table = host.open_table(game, len(tokens)).id
    for token in tokens[1:]:
        with Client(url, token) as client:
            client.join(table)
    return table
