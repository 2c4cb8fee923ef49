"""The player aid: everything in the box once, as the seat knows it, with what it would bring here and now."""

from collections import Counter

import pytest

from engine import games
from engine.noblemen.tests.arranged import deal_card, lay, running, screen
from engine.text.sentences import component_text
from tests.engine.playing import observers, visits

GAME = games()["noblemen"]
NAMES = ("Anna", "Bob", "Clara", "Dario", "Elena")
SETUPS = (0, 4, 20)


def boxed(table):
    """How many of each name the box holds for this table."""
    edition = table.edition
    by_seats = table.seats - 3
    titles = {name: title.copies[by_seats] for name, title in edition.titles.items()}
    return {
        **edition.cards,
        **edition.tiles,
        **{kind: building.total for kind, building in edition.buildings.items()},
        **dict.fromkeys(edition.follies.needs, 1),
        **titles,
        "tokens": edition.bribes.tokens,
        "soldier": edition.setup.soldiers * table.seats,
        "queen": 1,
        "screen": table.seats,
    }


def of(table, seat, name, where):
    return next(each for each in table.components(seat) if (each.name, each.where) == (name, where))


@pytest.mark.parametrize("number", SETUPS)
def test_everything_in_the_box_is_told_once(number):
    for table, hand in visits("noblemen", number, 8, "aid"):
        counts = Counter()
        for component in table.components(hand.one_of(observers(table))):
            counts[component.name] += component.count
        assert {name: counts[name] for name in counts if counts[name]} == boxed(table)


@pytest.mark.parametrize("number", SETUPS)
def test_each_name_is_told_in_full_once_and_in_every_language(number):
    for table, hand in visits("noblemen", number, 3, "full"):
        components = table.components(hand.one_of(observers(table)))
        full = Counter(component.name for component in components if component.facts["full"])
        assert set(full.values()) == {1}
        assert set(full) == {component.name for component in components}
        for language in GAME.languages:
            for component in components:
                assert component_text(GAME.words(language), component, NAMES[: table.seats]).endswith(".")


def test_a_hand_is_mine_and_unseen_by_the_others():
    table = running()
    for seat in range(4):
        table.state.players[seat].cards.clear()
    deal_card(table, 0, "tribute", "tribute")
    assert of(table, 0, "tribute", "mine").count == 2
    assert of(table, 0, "tribute", "unseen").count == 2
    assert of(table, 1, "tribute", "unseen").count == 4
    assert of(table, None, "tribute", "unseen").count == 4


def test_a_title_says_what_is_missing_for_it_and_who_shows_as_much():
    table = running()
    lay(table, 0, "fountain", (1, 0), (2, 0))
    lay(table, 1, "fountain", (1, 0), (2, 0), (3, 0))
    facts = of(table, 0, "earl", "supply").facts
    assert (facts["asks"], facts["missing"], facts["rivals"]) == (6, 4, 1)
    assert of(table, 1, "earl", "supply").facts["rivals"] == 0


def test_a_building_says_its_own_price_what_is_lacking_and_where_it_could_stand():
    table = running()
    table.state.players[0].title = "duke"
    table.state.players[0].money = 5
    lay(table, 0, "plain", (0, 1), (0, 2), (0, 3))
    chapel, palace = (of(table, 0, kind, "supply").facts for kind in ("chapel", "palace"))
    assert (chapel["prices"][0], chapel["yours"], chapel["short"], chapel["sites"]) == (3, 0, 0, 3)
    assert (palace["prices"][0], palace["yours"], palace["short"], palace["sites"]) == (10, 7, 2, 1)
    assert of(table, 0, "castle", "supply").facts["sites"] == 2


def test_a_folly_says_which_areas_are_missing():
    table = running()
    lay(table, 0, "field", (1, 0), (2, 0), (1, 1), (2, 1))
    assert of(table, 0, "farms", "supply").facts["missing"] == 1
    assert of(table, 0, "mixed", "supply").facts["missing"] == 2
    table.state.follies.remove("farms")
    assert of(table, 0, "farms", "spent").count == 1


def test_a_card_says_what_it_would_bring_here_and_now():
    table = running()
    screen(table, 0, field=2)
    deal_card(table, 0, "favour of the vicar", "whitehall")
    assert of(table, 0, "favour of the vicar", "mine").facts["worth"] == 2
    assert of(table, 0, "whitehall", "mine").facts["queen"] == "taken"
    table.state.space = 9
    assert of(table, 0, "whitehall", "mine").facts["queen"] == "locked"
    table.state.queen = 0
    assert of(table, 0, "whitehall", "mine").facts["queen"] == "mine"


def test_a_question_shows_in_full_what_its_answers_name():
    table = running()
    lay(table, 0, "plain", (0, 1), (0, 2))
    deal_card(table, 0, "cunning stroke", "inheritance")
    named = {component.name for component in table.chosen_among(0)}
    assert {"field", "castle", "palace", "chapel", "cunning stroke", "inheritance", "tokens"} <= named
    assert all(component.facts["full"] for component in table.chosen_among(0))


def test_what_is_ones_own_is_called_mine():
    table = running()
    table.state.queen = 0
    for name in ("baron", "soldier", "queen", "screen", "castle"):
        assert of(table, 0, name, "mine").seat == 0
        assert of(table, 1, name, "shown").seat == 0
