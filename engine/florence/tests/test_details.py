"""What stands beside a question: whoever does not know the game by heart reads there what they need."""

import pytest

from engine.florence.events import Worked
from engine.florence.muse.banker import AskCash
from engine.florence.muse.events import Cashed
from engine.florence.muse.invitations import court_of
from engine.florence.recruiting import recruit
from engine.florence.tests.staging import ANNA, BOB, CHRIS, ask_only, opened, person, say, stand, turn
from engine.text.sentences import component_text, details_texts, event_text, what_if_texts

NAMES = ("Anna", "Bob", "Chris", "David")


def beside(table, seat):
    """The sentences beside the question of a seat."""
    return details_texts(table.game.words(), table.question(seat), NAMES)


def things(table, seat):
    """The components that its question shows, by name."""
    words = table.game.words()
    return {each.name: component_text(words, each, NAMES) for each in table.chosen_among(seat)}


def certain(table, seat, line):
    return what_if_texts(table.game.words(), table.what_if(seat, line), NAMES[: table.seats])


def test_money_the_purse_and_who_is_still_in():
    table = opened(3)
    person(table, BOB, points=4)
    say(table, "auction jester")
    assert beside(table, BOB)[:2] == [
        "You have 3,500 florins. Selling all your prestige points (PP) would bring 400 more, but they decide the game.",
        "Anna: 200 florins. Still bidding: Bob, Chris and Anna.",
    ]


def test_the_lot_that_is_raised_for_is_told_in_full():
    table = opened(3)
    say(table, "auction jester")
    assert things(table, BOB)["jester"] == "jester (left 7). Adds to each of your works: +2. You have 0."


def test_who_passes_learns_who_gets_it():
    table = opened(3)
    say(table, "auction jester", "bid 300", "pass")
    assert certain(table, ANNA, "pass") == ["Bob gets the lot", "the price is 300 florins"]


def test_sold_lots_and_rounds_to_come():
    table = opened(3)
    say(table, "auction jester", "pass", "pass")
    assert "Already sold: jester." in beside(table, BOB)[1]
    assert beside(table, BOB)[-1].startswith(
        "A work must be worth 7 now. Minimum in later rounds: 10, 12, 14, 15, 16 and 17."
    )


def test_whoever_bids_reads_what_a_work_pays():
    table = opened(3)
    pays = (
        "A work pays 100 florins for each point of its value: 700 for 7. "
        "You may take 1 prestige point (PP) instead of each 200."
    )
    assert any(pays in line for line in beside(table, ANNA))
    say(table, "auction jester")
    assert pays in beside(table, BOB)


def test_a_price_that_may_come_otherwise_is_called_so():
    table = opened(3)
    assert certain(table, ANNA, "auction jester")[0] == "opening bid 200 florins"
    at_once = opened(3, at_once=True)
    say(at_once, "auction jester")
    assert certain(at_once, BOB, "limit 400")[0] == "costs at most 400 florins"
    assert at_once.what_if(BOB, "pass") == {"no_bid": True}


def test_a_landscape_that_brings_nothing_at_once_does_not_promise_nothing():
    table = opened(3)
    stand(table, CHRIS, "park e5n")
    say(table, "waive", "waive")
    assert certain(table, CHRIS, "buy park") == [
        "costs 200 florins", "leaves 3,300", "3 PP when placed",
    ]  # fmt: skip
    assert certain(table, CHRIS, "buy lake") == ["costs 200 florins", "leaves 3,300"]


def test_the_recruiting_card_says_what_others_may_take():
    table = opened(3)
    person(table, ANNA, row=["botanist"])
    say(table, "auction recruiting")
    assert "Others may recruit from you: Botanist." not in things(table, BOB)["recruiting"]
    say(table, "bid 300", "pass")
    assert "Others may recruit from you: Botanist." in things(table, ANNA)["recruiting"]


def test_the_best_work_so_far_and_who_acts_next():
    table = turn(opened(3), ANNA)
    person(table, BOB, best=12)
    told = beside(table, ANNA)
    assert (
        "Best work of the round so far: 12, Bob. At the end of the round, the best work brings 3 PP." in told
    )
    assert "Your turn is the last of the round." in told


def test_a_turn_says_what_a_building_costs_or_why_none_can_be_built():
    table = turn(opened(3), ANNA)
    assert beside(table, ANNA)[0].endswith("Your next building costs 700 florins.")
    person(table, ANNA, money=300)
    told = "You cannot build now: a building costs 700 florins, and you lack 400."
    assert beside(table, ANNA)[0].endswith(told)


def test_who_sits_where_and_who_pays_whom():
    table = turn(opened(3, joint=True), ANNA)
    say(table, "propose workshop f4n east for 300")
    assert beside(table, BOB)[:4] == [
        "Western board: Anna, f4, f5, g5, f6 and g6. Eastern board: Bob, a5 and a6.",
        "The place (f4n) refers to the board of Anna.",
        "Anna → bank: 700 florins. Bob → Anna: 300 florins.",
        "Both own the building: +3 PP. You are free to accept or refuse.",
    ]
    assert "workshop" in things(table, BOB)


def test_what_neighbours_answered():
    table = turn(opened(3, joint=True), ANNA)
    say(table, "propose workshop f4n east for 300", "counter 100")
    assert "Bob (east): 100 florins." in beside(table, ANNA)
    assert not any("west" in line for line in beside(table, ANNA))


def test_what_each_guest_would_bring():
    table = opened(3, muse=True)
    say(table, "waive", "waive", "pass")
    assert court_of(table).inviting == [ANNA, BOB, CHRIS]
    told = things(table, ANNA)
    assert "A work now: 3 = landscapes 0 + builders 0 + buildings 0 + cards 3." in told["princess"]
    assert told["banker"].startswith("Banker: brings you 600 florins at once.")


def test_only_the_banker_is_said_to_bring_florins():
    table = opened(3, muse=True)
    say(table, "waive", "waive", "pass")
    assert "brings 600 florins of the Banker" in certain(table, ANNA, "invite banker 100")
    assert not any("Banker" in line for line in certain(table, ANNA, "invite muse 300"))


def test_a_profession_to_recruit_says_whose_it_is_and_what_it_would_be_worth():
    table = turn(opened(3), ANNA)
    person(table, ANNA, hand=["poet"], recruiters=1)
    person(table, BOB, row=["painter"])
    assert things(table, ANNA)["painter"] == (
        "Painter (in the row of works of Bob). Wishes: Studio (+4), lake (+3), freedom of travel (+3). "
        "A work now: 2 = cards 2. Missing: Studio, lake and freedom of travel."
    )
    promised = table.what_if(ANNA, "recruit painter")["value"]
    recruit(table, ANNA, "painter")
    assert promised == sum(table.view(ANNA)["table"]["own"]["works"][0]["parts"].values())


def test_the_sum_of_a_work_is_told_to_all():
    worked = Worked(
        seat=BOB, profession="poet", bonuses=("B7",), value=9, parts={"building": 4, "cards": 3, "B7": 2},
        money=900, points=0,
    )  # fmt: skip
    told = event_text(opened(3).game.words(), worked, NAMES)
    assert "worth 9 (building 4 + cards 3 + B7 (2 per forest) 2), 900 florins" in told


def test_nothing_turned_into_nothing_is_not_said():
    table = opened(3, muse=True)
    told = event_text(table.game.words(), Cashed(seat=BOB, money=0, points=0), NAMES)
    assert told == "Bob keeps all the money."


@pytest.mark.parametrize(("reader", "told"), [(BOB, "You keep"), (ANNA, "Bob keeps"), (None, "Bob keeps")])
def test_an_event_says_you_to_the_player_who_acts(reader, told):
    cashed = Cashed(seat=BOB, money=0, points=0)
    assert event_text(opened(3, muse=True).game.words(), cashed, NAMES, reader).startswith(told)


def test_when_time_runs_out_the_banker_takes_the_points():
    table = opened(3, muse=True)
    person(table, BOB, money=1150)
    ask_only(table, AskCash(seat=BOB))
    assert str(table.question(BOB).default) == "cash 5"
