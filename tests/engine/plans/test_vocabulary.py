"""What games add to the language of plans fits the games: no legal move, fact or lot that it does not know."""

import pytest

from engine import games
from tests.engine.playing import setups, visits

GAMES = [name for name, game in games().items() if game.plans is not None]
STOPS = 12


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_fact_and_lot_is_known(name):
    vocabulary = games()[name].plans
    for number in range(len(setups(name))):
        for table, _ in visits(name, number, STOPS, "vocabulary"):
            for seat in range(table.seats):
                view = table.view(seat)
                assert set(vocabulary.facts(view)) <= set(vocabulary.said)
                assert set(vocabulary.to_be_had(view)) <= set(vocabulary.lots)
                question = table.question(seat)
                if question is not None:
                    kinds = tuple(vocabulary.answers(question))
                    assert {
                        move.data()["do"] for move in table.moves(seat) if not isinstance(move, kinds)
                    } == set()
                    assert set(vocabulary.on_auction(question)) <= set(vocabulary.lots)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_bid_for_is_bought_under_the_same_names(name):
    """A purchase is noticed by the wishes that led to it."""
    vocabulary = games()[name].plans
    for number in range(4):
        for table, _ in visits(name, number, 1, "purchases"):
            bought = [vocabulary.bought(event.data()) for event in table.events(None)]
            assert all(set(purchase.names) <= set(vocabulary.lots) for purchase in bought if purchase)
            assert not table.over or not vocabulary.lots or any(bought)
