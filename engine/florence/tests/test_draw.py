"""The view as plain text, as one seat reads it at some moment of a kept table, and a spectator."""

import re
from pathlib import Path

import pytest

from engine import Record, new_table
from engine.florence.tests.staging import ANNA, BOB, opened, say, stand, turn

HERE = Path(__file__).parent
NAMES = ("Anna", "Bob", "Chris", "David", "Emma")
MOMENTS = [
    ("4", 0, 0),
    ("4", 120, 2),
    ("4", 120, None),
    ("3", 126, 0),
    ("3-muse", 60, 1),
    ("3-joint", 70, 2),
]


@pytest.mark.parametrize(("table", "count", "seat"), MOMENTS)
def test_it_reads_as_it_is_kept(table, count, seat):
    kept = HERE / "drawn" / f"{table}-at-{count}-for-{'all' if seat is None else NAMES[seat]}.txt"
    then = Record.load((HERE / "golden" / f"{table}.json").read_bytes()).replay(upto=count)
    assert then.game.draw(then.view(seat), then.game.words(), NAMES) == kept.read_text()


def test_a_letter_shows_the_board_of_its_reader_where_a_tile_may_be_placed():
    table = turn(opened(), ANNA)
    stand(table, ANNA, "theatre b3n")
    stand(table, BOB, "opera b3n")

    def told(table, seat, **form):
        words = table.game.words()
        return table.game.summarise(
            table.view(seat), words, NAMES, **{"told": frozenset(), "aloud": False} | form
        )

    assert "On the boards: T Theatre, # Palazzo." in told(table, ANNA)
    assert "Theatre on c3" in told(table, ANNA, aloud=True)
    assert "#" not in told(opened(), opened().waiting[0])


@pytest.mark.parametrize("seat", [ANNA, BOB, None])
def test_an_auction_is_told_and_drawn_for_whoever_waits_too(seat, drawn):
    """Lot, highest bid and whose, who is still in."""
    table = opened(4)
    say(table, "auction jester", "bid 300", "pass")
    view = table.view(seat)
    told = "Up for auction: jester, 300 florins by Bob. Still bidding: David, Anna and Bob."
    assert told in table.game.draw(view, table.game.words(), NAMES).splitlines()
    assert re.search(r">jester</text>.*>300 by \w+<", drawn(view), re.DOTALL | re.IGNORECASE)


def test_an_open_proposal_says_whose_land_it_is_and_who_pays_whom():
    table = turn(opened(3, joint=True), ANNA)
    say(table, "propose workshop f4n east for 300")
    lines = table.game.draw(table.view(None), table.game.words(), NAMES).splitlines()
    assert (
        "Anna has proposed to Bob: Workshop at f4n across the east border, on f4, f5, g5, f6 and g6 of Anna"
        " and a5 and a6 of Bob. Anna pays the bank 700 florins, Bob pays Anna 300 florins." in lines
    )


def test_a_tile_across_a_border_says_what_of_it_lies_where():
    table = turn(opened(3, joint=True), ANNA)
    say(table, "propose theatre f4n east for 300", "accept")
    _, anna, bob, *_ = table.game.draw(table.view(None), table.game.words(), NAMES).split("\n\n")
    across = "(named f4n on the board of Anna)"
    assert f"Theatre on g4, f5, g5 and g6 and, beyond the east border, on a5 of Bob {across}" in anna
    assert f"Theatre on a5 and, beyond the west border, on g4, f5, g5 and g6 of Anna {across}" in bob


def test_money_of_others_is_said_as_reckoned_and_their_cards_only_as_numbers():
    then = Record.load((HERE / "golden" / "4.json").read_bytes()).replay(upto=120)
    drawn = then.game.draw(then.view(2), then.game.words(), NAMES)
    assert drawn.count("florins (by what all have seen); in hand") == 3


def test_open_money_is_simply_said():
    table = turn(opened(3, open_money=True), ANNA)
    drawn = table.game.draw(table.view(ANNA), table.game.words(), NAMES)
    assert drawn.count("3,500 florins") == 3
    assert "by what all have seen" not in drawn


def test_letters_on_the_boards_have_a_legend():
    table = turn(opened(3), ANNA)
    for building, at in (("laboratory", "b4n"), ("library", "e4n"), ("tower", "e1n")):
        stand(table, ANNA, f"{building} {at}")
    drawn = table.game.draw(table.view(BOB), table.game.words(), NAMES)
    assert "On the boards: B Laboratory, I Library, R Tower, # Palazzo." in drawn.splitlines()


def test_a_profession_is_green_only_where_its_work_is_enough(drawn_panel):
    """Before the first round what that asks for counts: nobody is told that a work of 3 is enough."""
    green = "--verdigris-tint"
    dealt, later = new_table("florence", seats=3, seed=bytes(32)), turn(opened(3), ANNA)
    assert green not in drawn_panel(dealt.view(ANNA), "hand", "en")
    rich = later.view(ANNA)
    rich["table"]["own"]["works"][0]["value"] = rich["table"]["minimum"]
    assert drawn_panel(rich, "hand", "en").count(green) == 1
