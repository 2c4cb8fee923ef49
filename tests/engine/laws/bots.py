"""Bots are fair: on two tables that differ only in what its seat cannot know, a bot gives the same answer."""

import random

from engine.bots import BOTS, Effort, searching, sight_of
from tests.engine.imagining import imagined
from tests.engine.laws.walk import law

QUICK = {**BOTS, **searching(Effort(playouts=1, width=3, ahead=3))}


@law(stops=5)
def what_a_seat_cannot_know_decides_no_answer_of_a_bot(table, hand):
    for seat in table.waiting:
        twin = imagined(table, seat, hand)
        for name, bot in QUICK.items():
            answers = [
                bot.choose(sight_of(each, seat), random.Random("same").randrange) for each in (table, twin)
            ]
            assert answers[0] == answers[1], f"the {name} saw what is hidden"


@law(stops=10)
def a_policy_gives_chances_to_legal_answers(table, _hand):
    advice = table.game.advice
    for seat in table.waiting:
        moves = table.moves(seat)
        for weigh in (advice.first_thought, advice.weigh):
            policy = advice.policy(table, seat, moves, weigh(table, seat, moves))
            assert policy is None or (len(policy) == len(moves) and min(policy) >= 0 < sum(policy))
            assert policy is None or table.amounts(seat).auction == "sealed", "only sealed bids are mixed"
