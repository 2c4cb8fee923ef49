from engine.florence.tests.staging import ANNA, BOB, CHRIS, DAVID, opened, owns, person, say, stand, turn

HIDDEN = ("money", "hand", "bonuses", "prestige")


def seat_in(table, owner, viewer):
    return table.view(viewer)["table"]["seats"][owner]


def test_hidden_from_others_and_shown_to_oneself():
    table = turn(opened(), ANNA)
    person(table, ANNA, bonuses=["B7"], prestige=["P1", "P2"])
    for viewer in (BOB, None):
        assert [seat_in(table, ANNA, viewer)[part] for part in HIDDEN] == [None] * 4
    assert seat_in(table, ANNA, ANNA)["prestige"] == ["P1", "P2"]


def test_numbers_of_hidden_cards_are_for_all():
    table = turn(opened(), ANNA)
    person(table, ANNA, bonuses=["B7"], prestige=["P1", "P2"])
    shown = seat_in(table, ANNA, None)
    assert (shown["hand_count"], shown["bonus_count"], shown["prestige_count"]) == (3, 1, 2)


def test_own_cards_with_what_they_are_worth():
    table = turn(opened(), ANNA)
    person(table, ANNA, hand=["poet"], jesters=2, bonuses=["B11"], prestige=["P11"], points=3, money=100)
    owns(table, ANNA, "theatre")
    own = table.view(ANNA)["table"]["own"]
    assert own["purse"] == 400
    assert own["works"] == [
        {
            "profession": "poet",
            "wishes": ["theatre", "lake", "travel"],
            "value": 9,
            "parts": {"building": 4, "jester": 4, "cards": 1},
        }
    ]
    assert own["bonus_values"] == {"B11": 4}
    assert own["prestige_points"] == {"P11": 6}


def test_what_stands_is_given_by_its_squares():
    table = turn(opened(), ANNA)
    stand(table, ANNA, "chapel d5n")
    shown = seat_in(table, ANNA, BOB)
    assert shown["standing"] == [{"tile": "chapel", "at": "d5n", "side": "", "squares": ["d5", "d6", "e6"]}]
    assert shown["empty"] == 40
    assert shown["building_costs"] == 700


def test_lots_say_what_is_left_and_what_was_sold():
    table = opened()
    table.state.sold = ["park"]
    lots = {lot["lot"]: lot for lot in table.view(None)["table"]["lots"]}
    assert lots["park"] == {"lot": "park", "left": 6, "sold": True}
    assert lots["prestige"] == {"lot": "prestige", "left": 14, "sold": False}


def test_an_auction_is_for_whoever_waits_and_looks_on_too():
    table = opened()
    assert table.view(None)["table"]["auction"] is None, "nothing is named yet"
    say(table, "auction jester", "bid 300", "pass")
    seen = [table.view(seat)["table"]["auction"] for seat in (ANNA, BOB, CHRIS, DAVID, None)]
    running = {"lot": "jester", "high": 300, "high_seat": BOB, "bidders": [DAVID, ANNA, BOB]}
    assert seen == [running] * 5
    say(table, "pass", "pass")
    assert table.view(BOB)["table"]["auction"] is None


def test_of_a_sealed_auction_all_see_the_opening_bid_and_nobody_a_limit():
    table = opened(at_once=True)
    say(table, "auction jester", "limit 900")
    running = {"lot": "jester", "high": 200, "high_seat": ANNA, "bidders": [BOB, CHRIS, DAVID, ANNA]}
    assert [table.view(seat)["table"]["auction"] for seat in (BOB, CHRIS, None)] == [running] * 3


def test_money_that_all_could_reckon_is_reckoned_for_all():
    table = turn(opened(), ANNA)
    person(table, ANNA, money=1700)
    assert (seat_in(table, ANNA, BOB)["money"], seat_in(table, ANNA, BOB)["money_reckoned"]) == (None, 1700)
    shown = turn(opened(open_money=True), ANNA)
    assert seat_in(shown, ANNA, None)["money"] == 3500
