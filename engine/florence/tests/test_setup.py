import pytest

from engine import Ambiguous, BadTable, Illegal, new_table
from engine.florence.state import data_of
from engine.florence.tests.staging import SEED, opened


def dealt(seats=4, **options):
    return new_table("florence", seats=seats, options=options, seed=SEED)


def test_everybody_is_asked_at_the_same_time_and_nobody_sees_the_others():
    table = dealt()
    assert table.waiting == (0, 1, 2, 3)
    hand = table.question(0).data["professions"]
    assert len(hand) == 4
    assert table.view(1)["table"]["seats"][0]["hand"] is None
    assert table.view(0)["table"]["seats"][0]["hand"] == hand


def test_the_default_keeps_the_three_lowest_numbers():
    table = dealt()
    numbers = [data_of(table).professions[card].number for card in table.question(2).default.professions]
    others = [data_of(table).professions[card].number for card in table.question(2).data["professions"]]
    assert numbers == sorted(others)[:3]


def test_the_returned_card_goes_into_the_deck():
    table = opened()
    returned = set(table.state.returned.values())
    assert returned <= set(table.state.decks["profession"].cards)
    assert len(table.state.decks["profession"].cards) == 21 - 12
    assert all(len(person.hand) == 3 for person in table.state.seats)


def test_cards_may_be_named_in_any_order():
    table = dealt()
    one, two, three, _ = table.question(0).data["professions"]
    assert str(table.read(0, f"keep {three} {one} {two}")) == f"keep {one} {two} {three}"


def test_exactly_three_are_kept():
    table = dealt()
    one, two, three, four = table.question(0).data["professions"]
    for cards in (f"{one} {two} {three} {four}", f"{one} {two} {two}"):
        with pytest.raises(Illegal) as refusal:
            table.read(0, f"keep {cards}")
        assert refusal.value.rule == "keep-number"
    with pytest.raises(Ambiguous):
        table.read(0, f"keep {one} {two}")


def test_a_card_of_another_is_not_kept():
    table = dealt()
    mine, others = table.question(0).data["professions"], table.question(1).data["professions"]
    with pytest.raises(Illegal) as refusal:
        table.read(0, f"keep {mine[0]} {mine[1]} {others[0]}")
    assert refusal.value.rule == "keep-dealt"
    assert refusal.value.facts["cards"] == (others[0],)


@pytest.mark.parametrize(
    ("seats", "options", "freedoms"),
    [(3, {}, 6), (4, {}, 9), (5, {}, 12), (2, {}, 5), (2, {"freedoms": 4}, 4)],
)
def test_freedoms_in_play(seats, options, freedoms):
    table = dealt(seats, **options)
    counts = [table.state.stock[name] for name in data_of(table).freedoms.names]
    assert sum(counts) == freedoms
    assert min(counts) >= 1
    assert max(counts) <= max(seats - 1, 2)


@pytest.mark.parametrize(("seats", "money"), [(2, 2500), (3, 3500), (5, 3500)])
def test_money_at_the_beginning(seats, money):
    assert {person.money for person in dealt(seats).state.seats} == {money}


def test_options_that_do_not_fit_are_refused():
    with pytest.raises(BadTable, match="two players"):
        dealt(3, freedoms=4)
    with pytest.raises(BadTable, match="p13"):
        dealt(3, p13="squares")
    with pytest.raises(BadTable, match="is for 2 to 5 players"):
        dealt(6)
