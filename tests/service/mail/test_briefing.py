"""What a letter lists: a few answers to weigh first, always the default, and the words that lead to all others."""

import random

import pytest

import engine
from engine.bots import BOTS, answer
from service.mail.briefing import FIRST_ANSWERS, seat_briefing

NAMES = ("Anna", "Bob", "Chris")


@pytest.mark.parametrize("game", list(engine.games()))
def test_the_first_answers_hold_the_default_and_no_kind_twice_before_another_once(game):
    for table, seat in questions(game):
        brief = seat_briefing(table, seat, NAMES, table.game.words("en"))
        first = [choice for choice in brief.choices if choice.first]
        assert len(first) == min(FIRST_ANSWERS, len(brief.choices))
        assert any(choice.default for choice in first) or not any(each.default for each in brief.choices)
        heads = [choice.line.partition(" ")[0] for choice in brief.choices]
        shown = [choice.line.partition(" ")[0] for choice in first if not choice.default]
        assert len(shown) == len(set(shown)) or {*shown} >= {*heads} - {
            each.line.partition(" ")[0] for each in first if each.default
        }


@pytest.mark.parametrize("game", list(engine.games()))
def test_each_end_makes_an_answer(game):
    for table, seat in questions(game):
        for choice in seat_briefing(table, seat, NAMES, table.game.words("en")).choices:
            assert len(choice.ends) in (0, choice.others)
            for end in choice.ends:
                assert table.read(seat, f"{choice.opens} {end}") in table.moves(seat)


def questions(game: str):
    """Tables at which a seat is asked, on the way through a game."""
    table = engine.new_table(game, seats=min(engine.games()[game].seats[-1], 3), seed=b"5" * 32)
    chance = random.Random(5)
    while not table.over and table.count < 60:
        if table.count % 3 == 0:
            yield table, table.waiting[0]
        answer(table, table.waiting[0], BOTS["steady"], chance.randrange)
