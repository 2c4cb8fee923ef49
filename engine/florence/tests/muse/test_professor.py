import pytest

from engine.florence.auctions import Auctions
from engine.florence.muse.invitations import court_of
from engine.florence.tests.staging import ANNA, opened, refused, say, step_only, turn


def with_professor():
    table = turn(opened(muse=True), ANNA)
    court_of(table).guests = {"professor": ANNA}
    return table


@pytest.mark.parametrize(("deck", "where"), [("prestige", "prestige"), ("bonus", "bonuses")])
def test_a_card_without_payment_and_without_an_action(deck, where):
    table = with_professor()
    question = table.question(ANNA)
    say(table, f"professor {deck}")
    card = table.question(ANNA).data["cards"][1]
    say(table, f"take {card}")
    assert getattr(table.state.seats[ANNA], where) == [card]
    assert table.state.seats[ANNA].money == 3500
    assert table.question_ids(ANNA)[0] == question.id
    assert refused(table, ANNA, f"professor {deck}") == "not-your-guest"


def test_refusals():
    table = with_professor()
    assert refused(table, ANNA, "professor profession") == "professor-decks"
    table.state.decks["prestige"].cards.clear()
    assert refused(table, ANNA, "professor prestige") == "deck-empty"


def before_five_cards():
    table = with_professor()
    say(table, "bonus")
    return table


def test_no_card_is_drawn_while_others_lie_before_a_player():
    table = before_five_cards()
    assert refused(table, ANNA, "professor bonus") == "cards-before-you"
    assert not any(str(move).startswith("professor") for move in table.moves(ANNA))
    say(table, f"take {table.question(ANNA).data['cards'][0]}")
    assert "professor bonus" in map(str, table.moves(ANNA))


def test_at_an_older_table_it_was_possible():
    table = before_five_cards()
    table.position.version = 1
    table._legal.clear()
    assert "professor bonus" in map(str, table.moves(ANNA))


def test_the_last_card_is_not_taken_from_under_the_hammer():
    table = with_professor()
    del table.state.decks["prestige"].cards[1:]
    step_only(table, Auctions())
    say(table, "auction prestige", "bid 300", "pass", "pass")
    assert table.waiting == (ANNA,)
    assert refused(table, ANNA, "professor prestige") == "last-card-for-sale"
    assert "professor bonus" in map(str, table.moves(ANNA))
