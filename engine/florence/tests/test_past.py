"""Imagined tables keep what a seat knows, and vary what it cannot know, back to the deal."""

from pathlib import Path

import pytest

from engine import Record, new_table
from engine.florence.joint.moves import Propose, Refuse
from engine.florence.moves import Work
from engine.florence.state import BONUS, DECKS, PRESTIGE, PROFESSION
from engine.florence.tests.staging import ANNA, BOB, CHRIS, say

SEEDS = [bytes([number]) * 32 for number in range(1, 13)]
MANY = [bytes([number]) for number in range(60)]
GOLDEN = Path(__file__).parent / "golden"


def imagined(table, seat, seeds=SEEDS):
    return [table.imagine(seat, seed) for seed in seeds]


def different(values):
    return len({str(value) for value in values})


def dealt(seats=3, **options):
    """A table that Anna begins."""
    tables = (new_table("florence", seats=seats, options=options, seed=seed) for seed in SEEDS)
    return next(table for table in tables if table.state.start == ANNA)


def begun(seats=3, **options):
    """The first turn of actions, Anna's, without auctions before it; everybody kept the first three professions."""
    table = dealt(seats, **options)
    for seat in range(seats):
        table.play(seat, table.question(seat).default)
    while table.question(table.waiting[0]).kind != "turn":
        say(table, "waive" if table.question(table.waiting[0]).kind == "name" else "pass")
    assert table.waiting == (ANNA,)
    return table


def golden(name, upto):
    return Record.load((GOLDEN / f"{name}.json").read_bytes()).replay(upto=upto)


def draw_bonus(table, take=0):
    """Whoever is asked looks at five bonus cards, keeps one and has another action."""
    (seat,) = table.waiting
    say(table, "bonus")
    looked = table.question(seat).data["cards"]
    say(table, f"take {looked[take]}")
    return looked


def takes(table, seat):
    return [line.move for line in table.log if line.seat == seat and line.move.startswith("take")]


def test_hands_and_decks_vary_and_ones_own_hand_stays():
    table = begun()
    tables = imagined(table, ANNA)
    assert {tuple(other.state.seats[ANNA].hand) for other in tables} == {tuple(table.state.seats[ANNA].hand)}
    assert different(other.state.seats[BOB].hand for other in tables) > 1
    for deck in DECKS:
        assert different(other.state.decks[deck].cards for other in tables) > 1


def test_of_a_hand_that_was_dealt_the_order_is_not_known_even_to_its_owner():
    table = dealt()
    orders = [other.history.drawn["deal:profession"][:4] for other in imagined(table, ANNA)]
    assert different(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset(table.state.seats[ANNA].hand)}


def test_what_others_have_kept_varies_before_and_after_it_takes_effect():
    table = dealt()
    table.play(BOB, table.question(BOB).default)
    assert different(other.log for other in imagined(table, ANNA)) > 1
    assert different(other.log for other in imagined(table, BOB)) == 1
    later = begun()
    tables = imagined(later, ANNA)
    assert different(other.log[BOB] for other in tables) > 1
    assert {other.log[ANNA] for other in tables} == {later.log[ANNA]}


def test_the_card_given_back_is_in_the_pile_and_with_nobody():
    table = begun()
    returned = table.state.returned[ANNA]
    for other in imagined(table, ANNA):
        assert returned in other.state.decks[PROFESSION].cards
        assert other.state.returned[ANNA] == returned


def test_who_gave_back_a_profession_that_one_has_looked_at_is_not_known():
    table = begun()
    say(table, "profession")
    looked = table.question(ANNA).data["cards"]
    backs = [other.state.returned for other in imagined(table, ANNA, MANY)]
    assert {seat for back in backs for seat, card in back.items() if card in looked} == {BOB, CHRIS}


def test_the_order_put_under_a_deck_is_known_to_whoever_put_it():
    table = begun()
    looked = draw_bonus(table)
    for other in imagined(table, ANNA):
        assert other.state.decks[BONUS].cards[-4:] == looked[1:]
        assert takes(other, ANNA) == takes(table, ANNA)
    others = imagined(table, BOB)
    assert different(other.state.decks[BONUS].cards[-4:] for other in others) > 1
    assert different(takes(other, ANNA) for other in others) > 1


def test_of_known_cards_another_may_have_kept_any_and_put_the_others_in_any_order():
    """Of twenty cards Anna puts four under the deck; three looks later they lie on top, and Chris looks at them."""
    table = begun()
    known = set(draw_bonus(table)[1:])
    say(table, "end")
    for _ in range(4):
        looked = draw_bonus(table)
    assert known <= set(looked)
    tables = imagined(table, ANNA, MANY)
    assert all(known <= {*other.state.decks[BONUS].looks[-1].cards} for other in tables)
    assert known <= {card for other in tables for card in other.state.seats[CHRIS].bonuses}
    assert different(other.state.decks[BONUS].cards[-4:] for other in tables) > 10


def test_with_which_look_another_came_to_a_card_that_they_played_is_not_known():
    table, seat, card = played_from_two_looks()
    looks = [at for at, look in enumerate(table.state.decks[BONUS].looks) if look.seat == seat]
    tables = imagined(table, None)
    came_with = {at for other in tables for at in looks if card in other.state.decks[BONUS].looks[at].cards}
    assert len(came_with) > 1


def played_from_two_looks():
    """The first moment of a record at which somebody has played one of several bonus cards, seen by nobody else before."""
    record = Record.load((GOLDEN / "4.json").read_bytes())
    table = record.replay(upto=0)
    for line in record.moves:
        move, several = table.game.notation.parse(line.move), len(table.state.seats[line.seat].bonuses) > 1
        table.play(line.seat, move)
        if isinstance(move, Work) and move.bonuses and several:
            (card, *_) = move.bonuses
            if [look.seat for look in table.state.decks[BONUS].looks if card in look.cards] == [line.seat]:
                return table, line.seat, card
    raise AssertionError("nobody plays one of several cards")


def test_what_was_played_was_in_the_hand_of_whoever_played_it():
    record = Record.load((GOLDEN / "4.json").read_bytes())
    number, seat = next(
        (at, line.seat) for at, line in enumerate(record.moves) if line.move.startswith("work")
    )
    table = record.replay(upto=number + 1)
    profession = record.moves[number].move.split()[1]
    for observer in (None, *range(table.seats)):
        for other in imagined(table, observer):
            assert other.state.seats[seat].row == [profession]
            assert other.state.shown == [profession]


@pytest.mark.parametrize("observer", [None, ANNA, BOB])
def test_nothing_hidden_stands_still(observer):
    """Each hand, card given back, deck and look of others is another one on some table."""
    table = golden("4", 130)
    tables = imagined(table, observer)
    for seat in (seat for seat in range(table.seats) if seat != observer):
        for cards in ("bonuses", "prestige"):
            if getattr(table.state.seats[seat], cards):
                assert different(getattr(other.state.seats[seat], cards) for other in tables) > 1
        assert different(other.state.returned[seat] for other in tables) > 1
    for deck in DECKS:
        assert different(other.history.drawn[f"deck:{deck}"] for other in tables) > 1
        seen = set()
        for at, look in enumerate(table.state.decks[deck].looks):
            seen |= set(look.cards) if look.seat == observer else set()
            varied = different(other.state.decks[deck].looks[at] for other in tables) > 1
            assert varied or seen >= set(look.cards)


def test_money_follows_from_what_was_told_and_stays():
    table = golden("4", 130)
    money = [person.money for person in table.state.seats]
    assert all([person.money for person in other.state.seats] == money for other in imagined(table, ANNA))


def test_limits_of_others_vary_and_the_auction_ends_as_it_did():
    table = dealt(4, at_once=True)
    for seat in range(4):
        table.play(seat, table.question(seat).default)
    (namer,) = table.waiting
    say(table, "auction jester")
    rivals = [(namer + step) % 4 for step in range(1, 4)]
    for seat, line in zip((namer, *rivals), ("limit 500", "limit 700", "limit 400", "pass"), strict=True):
        table.play(seat, line)
    tables = imagined(table, rivals[2])
    assert different(other.log for other in tables) > 1
    assert different(other.view(rivals[2]) for other in tables) == 1


@pytest.mark.parametrize("name", ["4", "5-joint", "3-muse", "4-at-once"])
def test_an_imagined_table_is_as_whole_as_a_real_one(name):
    record = Record.load((GOLDEN / f"{name}.json").read_bytes())
    for upto in range(0, len(record.moves), 40):
        table = record.replay(upto=upto)
        for seat in (None, *range(table.seats)):
            other = table.imagine(seat, SEEDS[upto % len(SEEDS)])
            table.game.conserved(other)
            for deck in (BONUS, PRESTIGE):
                mine = [look for look in other.state.decks[deck].looks if look.seat == seat]
                assert mine == [look for look in table.state.decks[deck].looks if look.seat == seat]


def proposed_to_both_neighbours():
    table = begun(3, joint=True)
    for _ in range(2):
        table.play(ANNA, next(move for move in table.moves(ANNA) if isinstance(move, Propose)))
    return table


def answers_of_bob(table, observer):
    return {
        move for other in imagined(table, observer) for seat, move in other.history.moves[-3:] if seat == BOB
    }


def test_an_answer_to_a_proposal_is_known_when_all_have_answered_and_not_before():
    table = proposed_to_both_neighbours()
    table.play(BOB, "refuse")
    assert len(answers_of_bob(table, ANNA)) > 1
    assert answers_of_bob(table, BOB) == {Refuse()}
    table.play(CHRIS, "refuse")
    assert answers_of_bob(table, ANNA) == {Refuse()}


def test_an_answer_that_was_changed_or_whose_proposal_was_withdrawn_is_never_known():
    table = proposed_to_both_neighbours()
    for line in ("accept", "refuse"):
        table.play(BOB, line)
    table.play(ANNA, "withdraw")
    assert len(answers_of_bob(table, ANNA)) > 1
    table = proposed_to_both_neighbours()
    for line in ("accept", "refuse"):
        table.play(BOB, line)
    table.play(CHRIS, "refuse")
    assert len(answers_of_bob(table, ANNA)) > 1
    assert {other.history.moves[-2] for other in imagined(table, ANNA)} == {(BOB, Refuse())}
