from engine.florence.data import SIZES
from engine.florence.state import data_of
from engine.florence.tally import tally
from engine.florence.tests.staging import ANNA, opened, owns, person, stand


def counted(table):
    return tally(table, table.state.seats[ANNA])


def test_everything_that_cards_ask_for_is_counted():
    table = opened()
    data = data_of(table)
    asked = {name for card in data.bonus.values() for name in card.counts}
    asked |= {card.most or card.fewest for card in data.prestige.values()} - {""}
    asked |= {name for card in data.prestige.values() for name in (*card.at_least, *card.at_least_by_types)}
    assert asked <= counted(table).keys()


def test_tiles_by_name_type_and_size():
    table = opened()
    owns(table, ANNA, "forest", "forest", "park", "university", "tower", "chapel")
    counts = counted(table)
    assert (counts["forest"], counts["landscape"], counts["type"]) == (2, 3, 2)
    assert [counts[size] for size in SIZES] == [1, 0, 2]
    assert (counts["building"], counts["size"]) == (3, 2)


def test_a_category_counts_once():
    table = opened()
    person(table, ANNA, jesters=3, freedoms=["travel", "opinion"])
    owns(table, ANNA, "lake", "lake")
    assert counted(table)["category"] == 3


def test_recruiting_cards_are_cards_in_hand_and_works_on_the_table():
    table = opened()
    person(table, ANNA, hand=["poet"], recruiters=2, row=["recruiting", "painter"])
    assert (counted(table)["hand"], counted(table)["work"]) == (3, 2)


def test_empty_squares_are_those_with_nothing_on_them():
    table = opened()
    stand(table, ANNA, "tower d5n", "lake e1n")
    assert counted(table)["empty"] == 43 - 3 - 4
