"""Sealed bids of bots: what is paid must not tell how far they would have gone."""

import random
from collections import Counter

import pytest

from engine import new_table
from engine.bots import BOTS, answer, sight_of

DRAWS, NEAR = 600, 0.06


def policy_of(table, seat, name):
    moves, advice = table.moves(seat), table.game.advice
    weigh = advice.first_thought if name == "apprentice" else advice.weigh
    return advice.policy(table, seat, moves, weigh(table, seat, moves))


def sealed(name):
    """Somebody at an auction all at once, for whom several limits are worth naming."""
    table = new_table("principe", seats=3, options={"at_once": True}, seed=b"sealed" * 5)
    chance = random.Random("sealed")
    while (policy := policy_of(table, table.waiting[0], name)) is None or policy.count(0) > len(policy) - 2:
        answer(table, table.waiting[0], BOTS["courtier"], chance.randrange)
    return table, table.waiting[0], policy


@pytest.mark.parametrize("name", ["apprentice", "courtier"])
def test_sealed_bids_are_mixed_as_often_as_the_policy_says(name):
    table, seat, policy = sealed(name)
    chance, sight = random.Random(name), sight_of(table, seat)
    bids = Counter(BOTS[name].choose(sight, chance.randrange) for _ in range(DRAWS))
    for move, share in zip(table.moves(seat), policy, strict=True):
        assert abs(bids[move] / DRAWS - share / sum(policy)) < NEAR
    one, same = (BOTS[name].choose(sight, random.Random("seed").randrange) for _ in range(2))
    assert one == same
