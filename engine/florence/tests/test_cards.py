from engine.florence.moves import Take
from engine.florence.tests.staging import ANNA, opened, refused, say, turn


def looking(cards=8):
    table = turn(opened(), ANNA)
    del table.state.decks["bonus"].cards[cards:]
    say(table, "bonus")
    return table


def test_five_are_looked_at_and_one_is_kept():
    table = looking()
    cards = table.question(ANNA).data["cards"]
    assert [str(move) for move in table.moves(ANNA)] == [f"take {card}" for card in cards]
    assert str(table.question(ANNA).default) == f"take {cards[0]}"
    say(table, f"take {cards[4]}")
    assert table.state.seats[ANNA].bonuses == [cards[4]]
    assert table.state.decks["bonus"].cards[-4:] == cards[:4]


def test_all_of_a_short_deck_are_looked_at():
    table = looking(cards=2)
    assert len(table.question(ANNA).data["cards"]) == 2


def test_any_order_under_the_deck():
    table = looking()
    one, two, three, four, five = table.question(ANNA).data["cards"]
    assert table.allows(ANNA, Take(one, (five, four, two, three)))
    say(table, f"take {one} under {five} {four} {two} {three}")
    known = table.view(ANNA)["table"]["decks"]["bonus"]["known"]
    assert known == [None, None, None, five, four, two, three]
    assert table.view(1)["table"]["decks"]["bonus"] == {"count": 7, "known": [None] * 7}


def test_refusals():
    table = looking()
    one, two, three, four, five = table.question(ANNA).data["cards"]
    assert refused(table, ANNA, "take P1") == "take-looked-at"
    assert refused(table, ANNA, f"take {one} under {two} {three}") == "order-of-rest"
    assert refused(table, ANNA, f"take {one} under {one} {two} {three} {four}") == "order-of-rest"
    assert refused(table, ANNA, f"take {one} under {two} {two} {four} {five}") == "order-of-rest"


def test_what_is_kept_is_told_to_nobody_else():
    table = looking()
    card = table.question(ANNA).data["cards"][0]
    before = len(table.events(1))
    say(table, f"take {card}")
    assert [event.data()["event"] for event in table.events(1)[before:]] == ["took"]
