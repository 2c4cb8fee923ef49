from engine.florence.tests.staging import ANNA, opened, person, refused, say, turn


def test_a_freedom_costs_300_and_is_taken_from_the_stock():
    table = turn(opened(3), ANNA)
    assert table.what_if(ANNA, "freedom travel") == {"price": 300, "money_after": 3200}
    say(table, "freedom travel")
    assert table.state.seats[ANNA].freedoms == ["travel"]
    assert table.state.stock["travel"] == 1


def test_refusals():
    table = turn(opened(3), ANNA)
    person(table, ANNA, freedoms=["travel"])
    table.state.stock["opinion"] = 0
    assert refused(table, ANNA, "freedom travel") == "freedom-introduced"
    assert refused(table, ANNA, "freedom opinion") == "freedom-gone"
    assert refused(table, ANNA, "freedom speech") == "no-such-freedom"
    person(table, ANNA, money=0)
    assert refused(table, ANNA, "freedom religion") == "money"
