"""Money, tiles and bribe tokens come and go before all: who keeps the books knows what everybody has."""

from collections import Counter

import pytest

from engine import games
from engine.noblemen.setups import SETUPS
from engine.noblemen.tests.arranged import running
from engine.values.seat import clockwise
from tests.engine.playing import visits

GAME = games()["noblemen"]
NAMES = ("Anna", "Bob", "Clara", "Dario")


OWN = {
    "drew": lambda told: {"tiles": told["tiles"]},
    "swapped": lambda _: {"tiles": -1},
    "expanded": lambda told: {"tiles": -1, "money": told["money"]},
    "completed": lambda told: {"money": told["money"]},
    "received": lambda told: {"money": told["money"]},
    "built": lambda told: {"money": -told["price"]},
    "built-folly": lambda told: {"money": -told["price"]},
    "paid": lambda told: {"money": -told["money"]},
    "gave": lambda told: {"tiles": -told["tiles"]},
    "bribed": lambda told: {"money": -told["price"], "tokens": told["tokens"]},
    "taxed": lambda told: {"money": told["money"], "tokens": -told["tokens"]},
    "landed": lambda told: {"tokens": -told["tokens"]},
    "married": lambda told: {"tokens": told["tokens"]},
    "donated": lambda told: {"tiles": -len(told["tiles"])},
    "returned": lambda told: {"tiles": -told["tiles"]},
    "shone": lambda told: {"tokens": -_tokens(told["gifts"])},
}
"""What each public event changes for the seat that it names."""
OTHERS = {
    "paid": lambda told: {"money": told["money"]},
    "gave": lambda told: {"tiles": told["tiles"]},
}


def booked(table):
    """What everybody has, from the events that everybody sees; up to the first cards, everybody fills up to as many tiles."""
    told = [event.data() for event in table.events(None)]
    kinds = [each["event"] for each in told]
    first, start = table.edition.setup, kinds.index("looked") if "looked" in kinds else len(told)
    tiles = first.screen if "stocked" in kinds else 0
    in_turn = clockwise(table.seats, told[0]["first_seat"])
    books = [
        Counter(money=first.money + in_turn.index(seat), tiles=tiles, tokens=0) for seat in range(table.seats)
    ]
    for each in told[start:]:
        if each["event"] in OWN:
            books[each["seat"]].update(OWN[each["event"]](each))
        if each["event"] in OTHERS:
            books[each["to_seat"]].update(OTHERS[each["event"]](each))
    return [dict(each) for each in books]


def _tokens(gifts):
    words = gifts.split()
    return int(words[words.index("tokens") + 1]) if "tokens" in words else 0


@pytest.mark.parametrize("number", [0, 4, 20, len(SETUPS) - 1])
def test_what_is_shown_as_reckoned_follows_from_what_all_have_seen(number):
    for table, _ in visits("noblemen", number, 6, "reckoned"):
        shown = [player["reckoned"] for player in table.view(None)["table"]["players"]]
        assert shown == booked(table)


def test_the_text_says_it_as_reckoned_or_as_open():
    told = {
        open_money: GAME.draw(running(options={"open_money": open_money}).view(0), GAME.words("en"), NAMES)
        for open_money in (False, True)
    }
    assert "Behind the screen, as everybody can count it: £11, tiles 12, bribe tokens 0." in told[False]
    assert "Open money: £11, tiles 12, bribe tokens 0." in told[True]
    assert "reckon" not in told[True]
