from engine.florence.tests.staging import ANNA, BOB, opened, person, refused, say, turn


def test_points_bring_100_florins_each():
    table = turn(opened(), ANNA)
    person(table, ANNA, points=6, money=50)
    assert table.what_if(ANNA, "sell 4") == {
        "money": 400,
        "money_after": 450,
        "points": -4,
        "points_after": 2,
    }
    say(table, "sell 4")
    assert (table.state.seats[ANNA].money, table.state.seats[ANNA].points) == (450, 2)


def test_never_below_nothing():
    table = turn(opened(), ANNA)
    person(table, ANNA, points=2)
    assert [str(move) for move in table.moves(ANNA) if str(move).startswith("sell")] == ["sell 1", "sell 2"]
    assert refused(table, ANNA, "sell 3") == "sell-points"
    assert refused(table, ANNA, "sell 0") == "sell-points"


def test_in_every_decision_of_ones_own():
    table = opened()
    for seat in range(4):
        person(table, seat, points=9)
    say(table, "sell 1", "auction park", "sell 1")
    assert table.waiting == (BOB,)
    say(table, "pass", "pass", "pass", "sell 2", "place park d1n")
    assert [person_.points for person_ in table.state.seats] == [6, 8, 9, 9]
