"""What changed, as marks on a drawing."""

import re

from engine import games
from service.play.boards.changes import changed_marks, marks_of_news
from service.play.boards.draw import draw_board, pen_for_look
from tests.engine.playing import deal

PLACED = {"event": "placed", "seat": 1, "tile": "lake", "squares": ["c4", "c5"], "points": 3}


def test_events_become_marks():
    assert changed_marks([PLACED]) >= {"lake", "c4", "c5", "seat 1", "1 lake", "1 c4", "1 c5", "1 tile lake"}
    assert "3" not in changed_marks([PLACED])
    assert changed_marks([{"event": "round", "round": 2}]) == frozenset()


def test_squares_and_estates_of_others_are_marked_where_they_are():
    sent = {"event": "sent", "seat": 0, "owner_seat": 2, "area": "farm", "at": [-1, 3]}
    assert changed_marks([sent]) >= {"farm", "-1,3", "seat 0", "2 farm", "2 -1,3"}
    assert "0 -1,3" not in changed_marks([sent])


def test_a_word_for_two_things_says_which_it_is():
    marks = changed_marks([{"event": "arms", "seat": 1, "region": "red"}])
    assert "1 region red" in marks
    assert "1 colour red" not in marks


def test_what_was_dealt_is_new_to_nobody():
    dealt = {"count": 0, "data": {"event": "family", "seat": 1, "family": "medici"}}
    played = {"count": 3, "data": PLACED}
    assert marks_of_news([dealt]) == frozenset()
    assert marks_of_news([dealt, played]) == changed_marks([PLACED])


def test_the_first_look_finds_nothing_marked():
    dealt = 0
    for game in games():
        table = deal(game, 0)
        told = [{"count": event.at, "data": event.data()} for event in table.events(0)]
        dealt += len(changed_marks(event["data"] for event in told))
        words, names = games()[game].words("en"), "ABCDE"[: table.seats]
        first = draw_board(table.view(0), words=words, names=names, marked=marks_of_news(told))
        assert 'class="changed"' not in first
    assert dealt, "of what is dealt there is something to tell"


def test_a_pennant_hangs_within_the_frame_and_not_over_what_stands_above():
    """Of Il Principe's tableaux it stood on the names and figures of the row above."""
    width, height = 66, 44
    drawn = pen_for_look("light").mark(0, 0, width, height)
    (hung,) = re.findall(r'class="changed" d="M0 0l(\d+) ([\d.]+)l-\1 \2z"', drawn)
    across, down = map(float, hung)
    assert 0 < across < width / 4
    assert 0 < 2 * down < height / 4


def test_a_mark_is_drawn_and_not_by_colour_alone():
    table = deal("pebbles", 0)
    words, names = games()["pebbles"].words("en"), "ABCDE"[: table.seats]
    plain = draw_board(table.view(0), words=words, names=names)
    marked = draw_board(
        table.view(0), words=words, names=names, marked=changed_marks([{"event": "passed", "seat": 1}])
    )
    assert 'class="changed"' not in plain
    assert marked.count('class="changed"') == 1
