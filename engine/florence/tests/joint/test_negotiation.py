import itertools

import pytest

from engine.florence.tests.staging import (
    ANNA,
    BOB,
    CHRIS,
    opened,
    owns,
    person,
    refused,
    say,
    stand,
    told,
    turn,
)

WEST_OF_ANNA = CHRIS
PROPOSAL = "propose workshop f4n east for 500"


def negotiating(seats=3, builders=1, money=1000, **options):
    table = turn(opened(seats, joint=True, **options), ANNA)
    for seat in range(seats):
        person(table, seat, money=money)
    person(table, ANNA, builders=builders)
    return table


def test_the_example_of_the_rules():
    """300 to the bank, 500 received: 200 gained."""
    table = negotiating()
    assert table.what_if(ANNA, PROPOSAL) == {
        "to_seat": BOB,
        "if_accepted": {"cost": 300, "price": 500, "money_after": 1200, "points": 3},
        "squares": ["f4", "f5", "g5", "f6", "g6"],
        "squares_beyond": ["a5", "a6"],
    }
    say(table, PROPOSAL)
    assert table.waiting == (BOB,)
    assert table.what_if(BOB, "accept") == {"price": 500, "money_after": 500, "points": 3}
    events = say(table, "accept")
    built = told(events, "built-together")[0]
    assert built["squares"] == ["f4", "f5", "g5", "f6", "g6"]
    assert built["squares_beyond"] == ["a5", "a6"]
    assert [seat.money for seat in table.state.seats] == [1200, 500, 1000]
    assert [seat.points for seat in table.state.seats] == [3, 3, 0]
    assert table.state.stock["workshop"] == 2


def test_both_own_the_building_and_only_the_active_player_used_an_action():
    table = negotiating()
    say(table, PROPOSAL, "accept")
    assert table.waiting == (ANNA,)
    assert table.question(ANNA).data["left"] == 1
    for seat in (ANNA, BOB):
        assert [tile.tile for tile in table.state.seats[seat].standing] == ["workshop"]
    person(table, BOB, hand=["goldsmith"], jesters=3)
    turn(table, BOB)
    assert table.what_if(BOB, "work goldsmith")["parts"]["building"] == 4


def test_without_a_deal_nothing_is_used_up_but_a_proposal():
    table = negotiating()
    events = say(table, PROPOSAL, "refuse")
    assert told(events, "refused")
    assert table.question(ANNA).data.items() >= {"left": 2, "done": ["propose"], "minimum": 7}.items()
    say(table, PROPOSAL, "refuse", PROPOSAL, "refuse")
    assert refused(table, ANNA, PROPOSAL) == "proposals"
    assert not any(str(move).startswith("propose") for move in table.moves(ANNA))


def test_the_default_is_to_refuse():
    table = negotiating()
    say(table, PROPOSAL)
    assert str(table.question(BOB).default) == "refuse"


def test_another_price_and_its_answer():
    table = negotiating()
    say(table, PROPOSAL, "counter 300")
    assert table.question(ANNA).kind == "answers"
    assert table.question(ANNA).data["offers"][0]["price"] == 300
    assert str(table.read(ANNA, "accept")) == "accept east"
    say(table, "accept")
    assert [seat.money for seat in table.state.seats] == [1000, 700, 1000]


def test_what_an_answer_would_bring():
    table = negotiating()
    say(table, PROPOSAL)
    assert table.what_if(BOB, "counter 300") == {
        "if_accepted": {"price": 300, "money_after": 700, "points": 3}
    }
    say(table, "counter 300")
    assert table.what_if(ANNA, "accept") == {"cost": 300, "price": 300, "money_after": 1000, "points": 3}
    assert table.what_if(ANNA, "refuse") == {"no_building": True}
    table = both_asked()
    assert table.what_if(BOB, "accept") == {"if_accepted": {"price": 500, "money_after": 500, "points": 3}}


def test_another_price_may_be_declined():
    table = negotiating()
    events = say(table, PROPOSAL, "counter 0", "refuse")
    assert told(events, "declined")
    assert table.question(ANNA).data["left"] == 2


def test_a_proposal_can_be_withdrawn_and_disappears():
    table = negotiating()
    say(table, PROPOSAL)
    assert not table.question(ANNA).owed
    assert table.view(BOB)["question"]["kind"] == "proposal"
    table.play(ANNA, "withdraw")
    assert table.question(BOB) is None
    assert table.waiting == (ANNA,)
    assert table.view(None)["table"]["offers"] == []


def both_asked():
    table = negotiating()
    table.play_turn(ANNA, [PROPOSAL, "propose workshop f4n west for 100"])
    assert table.waiting == (BOB, WEST_OF_ANNA)
    return table


def test_to_ask_the_other_neighbour_too_is_a_turn_that_is_taken_once():
    """What lies before the first keeps its id, so that the letter about it stays good."""
    table = negotiating()
    table.play(ANNA, PROPOSAL)
    before = {seat: table.question(seat).id for seat in (ANNA, BOB)}
    table.play(ANNA, "propose workshop f4n west for 100")
    assert table.question(BOB).id == table.question(WEST_OF_ANNA).id == before[BOB]
    assert table.question(ANNA).id not in before.values()


@pytest.mark.parametrize(
    ("bob", "chris", "choices"),
    [
        ("accept", "accept", ["refuse", "accept east", "accept west"]),
        ("accept", "counter 300", ["refuse", "accept east", "accept west"]),
        ("refuse", "counter 300", ["refuse", "accept west"]),
    ],
)
def test_with_both_answers_the_active_player_chooses(bob, chris, choices):
    for order in itertools.permutations(((BOB, bob), (WEST_OF_ANNA, chris))):
        table = both_asked()
        for seat, line in order:
            table.play(seat, line)
        assert [str(move) for move in table.moves(ANNA)] == choices


def test_one_who_accepts_where_the_other_refuses_is_enough():
    table = both_asked()
    table.play(WEST_OF_ANNA, "accept")
    table.play(BOB, "refuse")
    assert table.state.seats[WEST_OF_ANNA].standing[0].side == "east"
    assert table.state.seats[ANNA].standing[0].side == "west"
    assert table.state.seats[WEST_OF_ANNA].money == 900


def test_answers_are_secret_until_the_last_one():
    table = both_asked()
    before = len(table.events(ANNA))
    table.play(BOB, "counter 200")
    assert len(table.events(ANNA)) == before
    table.play(BOB, "accept")
    table.play(WEST_OF_ANNA, "refuse")
    assert table.state.seats[BOB].money == 500


def test_an_answer_that_settles_is_not_taken_back():
    table = both_asked()
    table.play(BOB, "counter 200")
    table.play(WEST_OF_ANNA, "refuse")
    assert table.can_take_back(WEST_OF_ANNA) == 0


def test_the_question_keeps_its_id_when_the_other_neighbour_is_asked_too():
    table = negotiating()
    say(table, PROPOSAL)
    question = table.question(BOB)
    table.play(ANNA, "propose opera g3e west for 0")
    assert table.question(BOB).id == question.id
    assert refused(table, ANNA, "propose opera g3e west for 100") == "proposed-already"
    assert refused(table, ANNA, "end") == "proposal-open"


def test_placement_is_judged_on_both_boards_by_each_ones_builders():
    table = negotiating()
    stand(table, BOB, "tower b5n")
    assert refused(table, ANNA, PROPOSAL) == "not-on-both-boards"
    person(table, BOB, builders=2)
    say(table, PROPOSAL, "accept")
    table = negotiating()
    stand(table, ANNA, "tower d3n")
    assert refused(table, ANNA, PROPOSAL) == "not-on-both-boards"


def test_legality_is_judged_again_when_it_is_accepted():
    table = negotiating()
    say(table, PROPOSAL)
    stand(table, BOB, "park a6n")
    assert refused(table, BOB, "accept") == "not-on-both-boards"
    table = negotiating()
    say(table, PROPOSAL, "counter 400")
    stand(table, BOB, "park a6n")
    assert refused(table, ANNA, "accept") == "not-on-both-boards"
    assert [str(move) for move in table.moves(ANNA)] == ["refuse"]


def test_a_neighbour_sells_points_for_what_he_lacks():
    table = negotiating(money=300)
    person(table, BOB, points=4)
    say(table, PROPOSAL, "accept")
    assert (table.state.seats[BOB].money, table.state.seats[BOB].points) == (0, 2 + 3)


def test_with_characters_nobody_sells():
    table = negotiating(money=300, muse=True)
    person(table, BOB, points=4)
    say(table, PROPOSAL)
    assert refused(table, BOB, "accept") == "purse"
    assert refused(table, BOB, "counter 400") == "purse"


def test_refusals():
    table = negotiating()
    assert refused(table, ANNA, "propose workshop f4n north for 0") == "no-neighbour"
    assert refused(table, ANNA, "propose workshop d4n east for 0") == "not-across"
    assert refused(table, ANNA, "propose workshop f4n east for 150") == "coins"
    assert refused(table, ANNA, "propose park f4n east for 100") == "no-such-building"
    owns(table, BOB, "workshop")
    assert refused(table, ANNA, PROPOSAL) == "not-for-both"
    table = negotiating(money=100)
    assert refused(table, ANNA, "propose workshop f4n east for 100") == "bank-price"
    say(table, "propose workshop f4n east for 200")
    assert refused(table, BOB, "counter 200") == "same-price"
    assert refused(table, BOB, "counter 250") == "coins"
    assert refused(table, BOB, "accept") == "purse"
    assert refused(table, BOB, "pass") == "answer-proposal"


def test_refusing_an_answer_that_was_not_given():
    table = negotiating()
    say(table, PROPOSAL, "counter 400")
    assert refused(table, ANNA, "accept west") == "no-answer"
    assert refused(table, ANNA, "end") == "decide-answers"


def test_two_players_have_one_neighbour():
    table = negotiating(seats=2)
    assert refused(table, ANNA, "propose workshop f4n west for 300") == "no-neighbour"
    say(table, PROPOSAL, "accept")
    assert table.state.seats[BOB].standing[0].side == "west"


def test_any_price_in_coins_is_allowed_though_only_sensible_ones_are_listed():
    table = negotiating()
    prices = {move.price for move in table.moves(ANNA) if str(move).startswith("propose")}
    assert prices == {0, 100, 300}
    assert table.allows(ANNA, table.read(ANNA, "propose workshop f4n east for 900"))


def test_only_ones_own_part_fills_squares():
    table = negotiating()
    before = table.view(None)["table"]["seats"][BOB]["empty"]
    say(table, PROPOSAL, "accept")
    assert table.view(None)["table"]["seats"][BOB]["empty"] == before - 2
