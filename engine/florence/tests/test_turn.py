from engine.florence.tests.staging import ANNA, BOB, opened, person, refused, say, turn


def test_two_actions_and_the_turn_is_over():
    table = turn(opened(), ANNA)
    say(table, "build tower d5n", "freedom travel")
    assert table.waiting == ()


def test_fewer_actions_are_possible_and_the_default():
    table = opened()
    say(table, "waive", "waive", "waive", "pass")
    assert str(table.question(ANNA).default) == "end"
    say(table, "build tower d5n", "end")
    assert table.question(BOB).kind == "turn"


def test_profession_and_freedom_once_a_turn_bonus_twice():
    table = turn(opened(), ANNA)
    say(table, "profession")
    say(table, str(table.moves(ANNA)[0]))
    assert refused(table, ANNA, "profession") == "once-a-turn"
    table = turn(opened(), ANNA)
    say(table, "freedom travel")
    assert refused(table, ANNA, "freedom opinion") == "once-a-turn"
    table = turn(opened(), ANNA)
    for _ in range(2):
        say(table, "bonus")
        say(table, str(table.moves(ANNA)[0]))
    assert len(table.state.seats[ANNA].bonuses) == 2


def test_a_card_drawn_may_be_played_in_the_same_turn():
    table = turn(opened(), ANNA)
    person(table, ANNA, jesters=4, hand=[])
    say(table, "profession")
    card = table.question(ANNA).data["cards"][2]
    say(table, f"take {card}", f"work {card}")
    assert table.state.seats[ANNA].row == [card]


def test_free_moves_ask_the_same_question_again_under_a_new_id():
    table = turn(opened(), ANNA)
    person(table, ANNA, points=5)
    question = table.question(ANNA)
    say(table, "sell 3")
    assert table.question(ANNA).data == question.data | {"money": 3800, "from_points": 200}
    assert table.question(ANNA).id != question.id
    assert table.question_ids(ANNA) == (question.id, table.question(ANNA).id)


def test_refusals():
    table = turn(opened(), ANNA)
    assert refused(table, ANNA, "bid 300") == "no-action"
    table.state.decks["bonus"].cards.clear()
    assert refused(table, ANNA, "bonus") == "deck-empty"
    person(table, ANNA, money=200)
    assert refused(table, ANNA, "profession") == "money"
    assert not {"bonus", "profession"} & {str(move) for move in table.moves(ANNA)}
