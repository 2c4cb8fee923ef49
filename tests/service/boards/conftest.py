"""Tables in many states, as the boards may meet them."""

import random
from functools import cache

import engine
from engine.game import game_named
from service.boards.drawing import board

NAMES = ("Isabella d’Este", "Lorenzo", "Wawrzyniec <b>Łąkowski</b> & Żółty", "Ada", "Bianca")


@cache
def played(game, seats, moves, seed, options=()):
    """A table after some moves of players who do anything."""
    table = engine.new_table(game, seats=seats, options=dict(options), seed=bytes([seed]) * 32)
    chance = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = table.waiting[0]
        table.play(seat, chance.choice(list(table.moves(seat))))
    return table


def drawn(table, seat, **how):
    view = table.view(seat)
    words = game_named(view["game"]).words("en")
    return str(board(view, words=words, names=NAMES[: table.seats], **how))
