"""The table as text: what a seat reads, line by line, and nothing of what it may not know."""

from engine.noblemen import GAME
from engine.noblemen.tests.arranged import lay, put, running, screen, sit

NAMES = ("Anna", "Bob", "Clara", "Dario")


def arranged():
    table = running()
    lay(table, 0, "field", (1, 0), (2, 0), (1, 1), (2, 1))
    lay(table, 0, "plain", (0, -1), (0, -2))
    put(table, 0, "chapel", (0, -2))
    sit(table, 1, 0, 1, 0)
    screen(table, 0, field=2, wood=1)
    return table


def drawn(table, seat):
    return GAME.draw(table.view(seat), GAME.words("en"), NAMES)


def test_the_own_estate_comes_first_as_a_plan():
    text = drawn(arranged(), 0)
    assert "Decade 1 of 3, space 1 of 10." in text
    assert "Behind your screen: £10, bribe tokens 0; field 2, wood 1, fountain 0, plain 0." in text
    assert "farm at 1,0, held by a soldier of Bob" in text
    plan = text[text.index("   1 ") : text.index("   1 ") + 60]
    assert "F" in plan
    assert text.index("Anna, baron") < text.index("Bob, baron")


def test_a_letter_shows_prices_and_the_estate_of_its_reader_alone():
    table = arranged()
    seat = table.waiting[0]
    told = GAME.summarise(table.view(seat), GAME.words("en"), NAMES, told={"castle"}, aloud=False)
    assert "Prices for you: chapel £" in told
    assert told.count("+--") == 1
    heard = GAME.summarise(table.view(seat), GAME.words("en"), NAMES, told=frozenset(), aloud=True)
    assert "+--" not in heard
    assert "Row 0: column 0 plain" in heard


def test_others_stores_are_not_told():
    text = drawn(arranged(), 2)
    assert text.count("Behind your screen") == 1
    assert "field 2, wood 1" not in text
    assert "Behind your screen" not in drawn(arranged(), None)
