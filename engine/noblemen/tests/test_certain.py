"""What is certain about an answer is said, with the sum behind it; and what happens by itself is told."""

import pytest

from engine import games
from engine.noblemen.moves import NoSoldier
from engine.noblemen.tests.arranged import deal_card, lay, put, running, screen, sit, told
from engine.text.sentences import event_text, move_line, move_text, what_if_texts
from tests.engine.playing import visits

GAME = games()["noblemen"]
NAMES = ("Anna", "Bob", "Clara", "Dario", "Elena")


def certain(table, seat, move):
    return "; ".join(what_if_texts(GAME.words("en"), table.what_if(seat, move), NAMES[: table.seats]))


def with_the_queen(space, decade=1):
    """Anna has the Queen, and the action of the turn is taken."""
    table = running(seats=3)
    table.state.queen, table.state.space, table.state.decade = 0, space, decade
    table.play(0, "leisure")
    return table


@pytest.mark.parametrize("number", [0, 4, 20, 24, 25])
def test_nothing_is_certain_only_about_a_soldier_who_stays(number):
    for table, hand in visits("noblemen", number, 12, "certain"):
        for seat in table.waiting:
            for move in hand.some_of(table.moves(seat), 12):
                assert isinstance(move, NoSoldier) or certain(table, seat, move), str(move)


def test_the_end_of_a_turn_with_the_queen_before_a_ball():
    assert certain(with_the_queen(3), 0, "end") == (
        "1 VP; the round moves to space 4; a ball begins; then it is Bob\N{RIGHT SINGLE QUOTATION MARK}s turn"
    )
    assert "nobody can take the Queen" not in certain(with_the_queen(4), 0, "end")
    table = with_the_queen(3)
    table.state.queen = 1
    assert certain(table, 0, "end") == "then it is Bob\N{RIGHT SINGLE QUOTATION MARK}s turn"


def test_the_end_of_the_last_turn_says_what_the_estate_and_the_liaisons_bring():
    table = with_the_queen(9, decade=3)
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    lay(table, 0, "field", *around[1:])
    lay(table, 0, "plain", around[0])
    put(table, 0, "chapel", around[0])
    deal_card(table, 0, "liaison", "liaison")
    facts = table.what_if(0, "end")
    events = table.play(0, "end")
    assert (facts["points"], facts["estate_points"], facts["liaison_points"]) == (1, 4, 6)
    scored = told(events, "estate-scored")[0]
    assert (scored.castles, scored.castles_closed_in, scored.castles_chapels) == (4, 1, 1)
    assert table.result().scores[0].points == 1 + 1 + 4 + 6


def test_whoever_speaks_last_at_a_ball_knows_the_title():
    table = with_the_queen(3)
    lay(table, 2, "fountain", (1, 0), (2, 0), (3, 0))
    table.play(0, "end")
    assert table.question(0).data["seats"] == [1, 2]
    assert table.what_if(0, "prestige none")["title_at_most"] == "baron"
    table.play(0, "prestige none")
    table.play(1, "prestige none")
    facts = table.what_if(2, "prestige none")
    assert (facts["title"], facts["points"]) == ("viscount", 1)
    events = table.play(2, "prestige none")
    assert told(events, "dubbed")[0].data()["title"] == "viscount"


def test_all_at_once_no_space_is_certain():
    table = running(seats=3, options={"at_once": True})
    table.state.queen, table.state.space = 0, 3
    table.play(0, "leisure")
    table.play(0, "end")
    facts = table.what_if(1, "prestige none")
    assert "space" not in facts
    assert (facts["space_at_most"], facts["title_at_most"]) == (0, "baron")


def test_what_a_soldier_takes_is_known_before():
    table = running(seats=3)
    lay(table, 0, "plain", (0, 1), (0, 2))
    lay(table, 1, "field", (1, 0), (2, 0), (1, 1), (2, 1))
    lay(table, 2, "wood", (1, 0), (2, 0), (1, 1), (2, 1))
    table.state.players[1].money = 1
    screen(table, 2, field=1)
    table.play(0, "build castle 0,2")
    assert table.what_if(0, "soldier seat1 1,0")["income"] == 1
    assert table.what_if(0, "soldier seat2 1,0")["gets_tiles"] == 1
    money = table.what_if(0, "soldier seat1 1,0")["money"]
    table.play(0, "soldier seat1 1,0")
    assert table.state.players[0].money == money


def test_a_place_for_a_castle_says_how_many_sides_are_open():
    table = running(seats=3)
    lay(table, 0, "plain", (0, 1), (0, 2))
    assert table.what_if(0, "build castle 0,2")["open_sides"] == 7
    lay(table, 0, "field", (1, 1), (1, 2), (1, 3), (0, 3), (-1, 1), (-1, 2))
    assert table.what_if(0, "build castle 0,2")["open_sides"] == 1


def test_exchanges_and_gifts_say_what_is_left_behind_the_screen():
    table = running(seats=3)
    screen(table, 0, field=2, wood=1)
    assert table.what_if(0, "swap field field for plain")["screen"] == {
        "field": 0,
        "wood": 1,
        "fountain": 0,
        "plain": 1,
    }
    assert "behind your screen afterwards: field 2" in certain(table, 0, "donate wood 1")


def test_the_sum_behind_the_taxes_is_said():
    table = running(seats=3)
    lay(table, 0, "field", (1, 0), (2, 0), (1, 1), (2, 1))
    lay(table, 1, "field", (1, 0), (2, 0), (1, 1), (2, 1))
    sit(table, 0, 1, 1, 0)
    assert "brings £8; from fields £4, free farms £2, soldiers £2" in certain(table, 0, "taxes")


def test_the_step_after_a_ball_and_the_closed_space_are_told():
    table = with_the_queen(7)
    table.play(0, "end")
    table.play(0, "prestige none")
    table.play(1, "prestige none")
    events = table.play(2, "prestige none")
    moved = told(events, "moved-on")[0]
    assert (moved.space, moved.kind) == (9, "locked")
    assert "nobody can take the Queen" in event_text(GAME.words("en"), moved, NAMES)
    deal_card(table, 1, "whitehall")
    assert table.what_if(1, "play whitehall") == {"queen": "locked"}
    stayed = told(table.play(1, "play whitehall"), "queen-stayed")[0]
    assert (stayed.seat, stayed.holder_seat) == (1, 0)


def test_a_marker_that_finds_its_space_taken_says_so():
    table = with_the_queen(3)
    for seat in (0, 1):
        lay(table, seat, "fountain", (1, 0), (2, 0), (3, 0))
    table.play(0, "end")
    first = told(table.play(0, "prestige none"), "shone")[0]
    second = told(table.play(1, "prestige none"), "shone")[0]
    assert (first.passed, second.passed, second.space) == (0, 1, 2)
    assert "the higher spaces are taken" in event_text(GAME.words("en"), second, NAMES)


@pytest.mark.parametrize(
    ("written", "line", "button"),
    [
        ("keep secret marriage", "Keep Secret Marriage", "Keep a card: Secret Marriage"),
        (
            "prestige tokens 2 cunning stroke 1 tribute 1",
            "Prestige tokens 2, Cunning Stroke 1 and Tribute 1",
            "Show your prestige: bribe tokens 2, Cunning Stroke 1, Tribute 1",
        ),
        ("prestige none", "Prestige none", "Show your prestige"),
        (
            "expand field 0,1 wood -1,0",
            "Expand field 0,1 and wood -1,0",
            "Expand the estate: field 0,1, wood -1,0",
        ),
    ],
)
def test_a_card_of_two_words_is_one_thing_in_a_line_of_moves(written, line, button):
    move = GAME.notation.parse(written)
    assert move_line(GAME.words("en"), move, NAMES) == line
    assert move_text(GAME.words("en"), move, NAMES) == button
