"""The player aid: every card, tile and guest in the box, where a seat knows it to be, and what it would bring."""

from collections import Counter

import pytest

from engine import games
from engine.florence.state import data_of
from engine.florence.tests.staging import ANNA, BOB, opened, owns, person, say, stand, turn
from engine.text.sentences import component_text

NAMES = ("Anna", "Bob", "Chris", "David")
CARDS = {"profession": 21, "bonus": 20, "prestige": 14}


def found(table, seat, name, where=None):
    """The component of a name that is nearest to a seat, or the one that is in some place."""
    return next(each for each in table.components(seat) if each.name == name and where in (None, each.where))


def told(table, seat, name):
    return component_text(table.game.words(), found(table, seat, name), NAMES)


@pytest.mark.parametrize("seat", [ANNA, None])
def test_every_card_is_there_once(seat):
    table = turn(opened(), ANNA)
    person(table, ANNA, bonuses=["B7"], prestige=["P1"])
    kinds = Counter(each.kind for each in table.components(seat) if each.kind in CARDS)
    assert (kinds["profession"], kinds["bonus"]) == (21, 20)


def test_one_sees_ones_own_cards_and_not_those_of_others():
    table = turn(opened(), ANNA)
    person(table, ANNA, bonuses=["B7"])
    person(table, BOB, row=["poet"])
    assert found(table, ANNA, "B7").where == "mine"
    assert found(table, BOB, "B7").where == "unseen"
    assert (found(table, ANNA, "poet").where, found(table, ANNA, "poet").seat) == ("shown", BOB)


def test_cards_out_of_the_game():
    table = turn(opened(), ANNA)
    table.state.spent = ["B7"]
    assert found(table, BOB, "B7").where == "spent"


def test_cards_looked_at_are_before_whoever_looks():
    table = turn(opened(), ANNA)
    say(table, "bonus")
    card = table.question(ANNA).data["cards"][0]
    assert (found(table, ANNA, card).where, found(table, BOB, card).where) == ("mine", "unseen")


def test_a_profession_in_full():
    table = turn(opened(), ANNA)
    person(table, ANNA, hand=["poet"], jesters=2)
    owns(table, ANNA, "theatre")
    assert told(table, ANNA, "poet") == (
        "Poet. Wishes: Theatre (+4), lake (+3), freedom of travel (+3). A work now: 9 = building 4 + jester 4 "
        "+ cards 1. Missing: lake and freedom of travel."
    )


def test_a_bonus_card_says_which_work_it_brings_how_far():
    table = turn(opened(), ANNA)
    person(table, ANNA, hand=["poet", "lawyer"], bonuses=["B11"], jesters=2)
    owns(table, ANNA, "theatre")
    assert told(table, ANNA, "B11") == (
        "B11 (2 per jester). Adds to a work now: +4. Your works with it: Poet 14, Lawyer 10; "
        "minimum in this round: 7."
    )
    assert table.what_if(ANNA, "work poet with B11")["value"] == 14


@pytest.mark.parametrize(
    ("mine", "theirs", "standing", "now"),
    [(0, 0, "behind", 0), (1, 2, "behind", 0), (2, 2, "tied", 3), (2, 1, "leads", 6)],
)
def test_a_prestige_card_says_whether_one_leads_today(mine, theirs, standing, now):
    table = turn(opened(), ANNA)
    person(table, ANNA, jesters=mine)
    person(table, BOB, jesters=theirs)
    facts = found(table, ANNA, "P11").facts
    assert (facts["standing"], facts["now"], facts["have"], facts["others"]) == (standing, now, mine, theirs)


def test_p14_says_both_its_points():
    told_of = told(turn(opened(), ANNA), ANNA, "P14")
    assert "At the end: 7 PP (tied: 4). Asks for the most: works on the table." in told_of


def test_what_a_prestige_card_still_wants():
    table = turn(opened(), ANNA)
    owns(table, ANNA, "chapel", "opera")
    person(table, ANNA, freedoms=["travel"], row=["poet"])
    assert found(table, ANNA, "P10").facts["missing"] == {"building": 2, "freedom": 1, "work": 3}


def test_buildings_with_their_squares_prices_and_who_wishes_for_them():
    table = turn(opened(), ANNA)
    person(table, ANNA, hand=["poet"], builders=1)
    assert told(table, ANNA, "theatre") == (
        "Theatre (medium, left 3). Shape (n), from the top: [.#. / ### / .#.]. Built by you "
        "alone: 300 florins, +3 PP. Adds to a work that wishes for it: 4 (yours: Poet)."
    )


def test_buildings_that_the_own_cards_wish_for_come_first_and_the_others_are_told_shortly():
    table = turn(opened(), ANNA)
    person(table, ANNA, hand=["poet"])
    shown = [each.name for each in table.chosen_among(ANNA) if each.kind == "building"]
    assert shown[0] == "theatre"
    assert told(table, ANNA, "opera") == (
        "Opera (medium, left 3). Shape (n), from the top: [### / #.#]. None of your cards wishes for it."
    )


def test_what_somebody_has_built_is_theirs():
    table = turn(opened(), ANNA)
    stand(table, BOB, "chapel d5n")
    assert found(table, ANNA, "chapel", "shown").seat == BOB
    assert found(table, ANNA, "chapel", "supply").count == 2
    assert found(table, BOB, "chapel", "mine").count == 1


def test_a_spectator_is_told_what_is_printed():
    table = turn(opened(), ANNA)
    told_of = component_text(table.game.words(), found(table, None, "poet"), NAMES)
    assert told_of == "Poet. Wishes: Theatre (+4), lake (+3), freedom of travel (+3)."


def test_every_name_of_the_box_is_a_component():
    table = turn(opened(muse=True), ANNA)
    named = {each.name for each in table.components(ANNA)}
    data = data_of(table)
    for things in (data.professions, data.bonus, data.prestige, data.buildings, data.landscapes):
        assert named >= set(things)
    assert named >= {*data.stock, *data.freedoms.names, *data.characters}


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "pl"])
def test_every_kind_has_a_heading(language):
    words = games()["florence"].words(language)
    kinds = {each.kind for each in turn(opened(2, muse=True), ANNA).components(ANNA)}
    assert [kind for kind in kinds if not words.attribute(f"component-{kind}", "kind")] == []
