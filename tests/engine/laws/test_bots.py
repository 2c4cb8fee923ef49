"""Bots that know the games finish every table."""

import random

from engine.bots import BOTS, answer
from tests.engine.playing import ENDLESS, deal


def test_courtiers_and_apprentices_play_to_the_end(game, number):
    table, chance = deal(game, number), random.Random(number)
    pair = BOTS["courtier"], BOTS["apprentice"]
    while not table.over:
        assert table.count < ENDLESS, "this table does not end"
        seat = table.waiting[0]
        answer(table, seat, pair[seat % 2], chance.randrange)
