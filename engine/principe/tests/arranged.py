"""Tables arranged for a test: what the seats have is set, then the wanted part of a round is played through moves."""

import pytest

from engine import Illegal, new_table
from engine.principe.edition import COLOURS
from engine.principe.roles import Roles
from engine.principe.turns import Turns

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
MEDICI, CARRARESI, VISCONTI, GONZAGA, ESTE = range(5)


def opened(seats=4, **options):
    """A new table, in its first round."""
    return new_table("principe", seats=seats, options=options, seed=b"arranged" * 4)


def counts(**colours):
    return [colours.get(colour, 0) for colour in COLOURS]


def phase(table, *steps, in_round=2, prince=0):
    """Nothing is asked any more but what these steps ask. Nobody has any cards yet."""
    state = table.state
    state.round, state.prince = in_round, prince
    for player in state.players:
        state.deck += [colour for colour, count in enumerate(player.hand) for _ in range(count)]
        player.hand = counts()
    table.position.stack.clear()
    table.then(*steps)
    settle(table)
    return table


def settle(table):
    table._legal.clear()
    table._settle()


def give(table, seat, *, ducats=None, **hand):
    """Cards out of the deck into a hand, and so many ducats in all."""
    player = table.state.players[seat]
    take(table, hand)
    player.hand = [held + new for held, new in zip(player.hand, counts(**hand), strict=True)]
    if ducats is not None:
        table.state.pay(seat, player.ducats - ducats)
    table._legal.clear()


def lay_out(table, seat, **up):
    """Cards out of the deck, face up in front of a seat."""
    take(table, up)
    player = table.state.players[seat]
    player.up = [old + new for old, new in zip(player.up, counts(**up), strict=True)]


def turned_down(table, seat, **down):
    """Cards out of the deck, face down in front of a seat."""
    take(table, down)
    player = table.state.players[seat]
    player.down = [old + new for old, new in zip(player.down, counts(**down), strict=True)]


def take(table, cards):
    for colour, count in cards.items():
        for _ in range(count):
            table.state.deck.remove(COLOURS.index(colour))


def show(table, *cities):
    """These cities are open, the rest is face down."""
    state = table.state
    every = [*state.open, *state.cities]
    state.open = list(cities)
    state.cities = [city for city in every if city not in cities]


def turns(seats=4, prince=0, in_round=2, **options):
    return phase(opened(seats, **options), Turns(), prince=prince, in_round=in_round)


def roles(table, prince=0):
    """Phase 4 over what the seats have laid out so far."""
    table.state.prince = prince
    table.position.stack.clear()
    table.then(Roles())
    settle(table)
    return table


def quiet(seats=4, **options):
    """A table at which nobody has cards and nothing is asked."""
    return phase(opened(seats, **options))


def kinds(table):
    return {table.question(seat).kind for seat in table.waiting}


def refused(table, seat, text):
    """The sentence that refuses a line; behind it stands the paragraph that names its rule."""
    with pytest.raises(Illegal) as refusal:
        table.play(seat, text)
    rule, section = refusal.value.rule, refusal.value.section
    assert rule in next(each.rules for each in table.rules().paragraphs if each.number == section)
    sentence, place, _ = str(refusal.value).partition(f" (Rules, {section}.)")
    assert place
    return sentence
