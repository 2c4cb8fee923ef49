"""Advice in a try-out: a bot's legal answer, where the table allows it and nowhere else."""

import random

import pytest

from engine.bots import LEVELS


@pytest.fixture
def at(seated):
    table = seated("pebbles", 3, bots={"advice": True})
    table.play_on(random.Random(3), moves=8)
    table.send("PUT", 0, "try-out")
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_says_what_it_would_play(at, level):
    advised = at.get(0, "try-out/advice", level=level).json
    trial = at.get(0, "try-out").json
    assert (advised["seat"], advised["level"]) == (trial["seat"], level)
    assert advised["move"] in trial["question"]["moves"]


def test_it_advises_until_the_try_out_is_over(at):
    trial = at.get(0, "try-out").json
    while not trial["over"]:
        move = at.get(0, "try-out/advice", level="apprentice").json
        trial = at.send("POST", 0, "try-out/moves", {"seat": move["seat"], "move": move["move"]["text"]}).json
    assert at.get(0, "try-out/advice").json["type"].endswith("nothing-asked")


def test_without_the_tables_leave_nobody_advises(seated):
    at = seated("pebbles", 2)
    at.send("PUT", 0, "try-out")
    refused = at.get(0, "try-out/advice")
    assert (refused.status_code, refused.json["type"].rpartition("/")[2]) == (403, "no-advice")


def test_there_is_no_advice_without_a_try_out(seated):
    at = seated("pebbles", 2, bots={"advice": True})
    assert at.get(0, "try-out/advice").json["type"].endswith("no-try-out")
