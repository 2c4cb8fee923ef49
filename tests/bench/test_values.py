"""What counts are worth is learned stage by stage, and told beside the outlook by hand."""

import random

from bench.values import Moment, fit, learned, told

WORTHS = {0: {"points": 1.0, "money": 0.2, "never": 0.0}, 1: {"points": 0.5, "money": 0.8, "never": 0.0}}


def moments(count):
    """Tables of two, where one's lead follows from what is counted, and a little chance."""
    chance = random.Random("values")
    for _ in range(count):
        stage = chance.randrange(2)
        points, money = chance.uniform(-5, 5), chance.uniform(-5, 5)
        lead = WORTHS[stage]["points"] * points + WORTHS[stage]["money"] * money + chance.gauss(0, 0.1)
        yield Moment(stage, [(points, money, 0.0), (-points, -money, 0.0)], [points, -points], [lead, -lead])


def test_what_counts_are_worth_is_found_again_in_each_stage():
    found = learned(moments(2000), ("points", "money", "never"))
    for stage, worths in WORTHS.items():
        assert all(abs(found[stage][name] - worth) < 0.03 for name, worth in worths.items())


def test_what_foretells_better_is_told_to():
    kept = [*moments(300)]
    assert fit((each.ends, each.ends) for each in kept) == (1.0, 1.0)
    assert "learned: 100% explained" in told(kept, WORTHS)
    assert "by hand: 100%" not in told(kept, WORTHS)
