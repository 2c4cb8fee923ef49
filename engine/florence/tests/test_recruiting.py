from engine.florence.tests.staging import ANNA, BOB, CHRIS, opened, person, refused, say, turn


def test_any_number_in_one_turn_and_no_action():
    table = turn(opened(), ANNA)
    person(table, ANNA, recruiters=2, hand=[])
    person(table, BOB, row=["poet", "lawyer"])
    say(table, "recruit poet", "recruit lawyer")
    assert table.question(ANNA).data["left"] == 2
    assert table.state.seats[ANNA].hand == ["lawyer", "poet"]
    assert table.state.seats[BOB].row == ["recruiting", "recruiting"]


def test_a_recruited_profession_may_be_recruited_back_and_used_again():
    table = turn(opened(), BOB)
    person(table, BOB, recruiters=1, hand=[], row=["recruiting"], jesters=3)
    person(table, CHRIS, row=["poet"])
    say(table, "recruit poet", "work poet")
    assert table.state.seats[BOB].row == ["recruiting", "poet"]


def test_what_cannot_be_recruited():
    table = turn(opened(), ANNA)
    person(table, ANNA, row=["poet"])
    person(table, BOB, row=["recruiting", "lawyer"])
    assert refused(table, ANNA, "recruit lawyer") == "no-recruiter"
    person(table, ANNA, recruiters=1)
    assert refused(table, ANNA, "recruit poet") == "not-in-a-row"
    assert refused(table, ANNA, "recruit recruiting") == "not-in-a-row"
    assert table.what_if(ANNA, "recruit lawyer") == {
        "recruiters_after": 0,
        "value": 5,
        "parts": {"cards": 5},
    }


def test_everybody_knows_where_a_played_card_went():
    table = turn(opened(), ANNA)
    person(table, ANNA, recruiters=1, hand=["painter"])
    person(table, BOB, row=["poet"])
    table.state.shown.append("poet")
    say(table, "recruit poet")
    assert table.view(CHRIS)["table"]["seats"][ANNA]["hand_known"] == ["poet"]
