"""The places of answers on the drawn board of a letter, and shapes in sentences."""

import pytest

from engine import games
from engine.table.lesson import course_of
from service.mail.briefing import seat_briefing
from service.play.boards.draw import draw_figures, draw_panels
from service.play.boards.offered_places import draw_places
from service.play.boards.shape_in_text import draw_shapes
from tests.service.site.answering.looking import asked, look

NAMES = ("Anna", "Bob", "Chris", "David", "Eva")


def test_each_place_bears_its_number_once_and_none_lies_on_another():
    shown = 0
    for lesson in (lesson for game in games() if (course := course_of(game)) for lesson in course.lessons):
        table, seat = lesson.table(), lesson.learner
        words = table.game.words("en")
        names = NAMES[: table.seats]
        brief = seat_briefing(table, seat, names, words)
        light, pointed = (
            draw_panels(table.view(seat), words=words, names=names, look=look, marked=())
            for look in ("light", "page")
        )
        drawn = draw_places(light, pointed, brief.places, "light")
        added = [
            after.drawn.removeprefix(before.drawn)
            for before, after in zip(light, drawn, strict=True)
            if after != before
        ]
        assert len(added) == bool(brief.places)
        for marks in added:
            shown += 1
            assert all(marks.count(f">{number}</text>") == 1 for number in brief.places)
            at = [mark.partition(" r=")[0] for mark in marks.split("<circle")[1:]]
            assert len(set(at)) == len(at)
    assert shown


@pytest.mark.parametrize("game", list(games()))
def test_each_place_of_an_answer_is_pressed_on_the_board(game):
    """A game whose board has nothing to press is answered by its controls alone."""
    for table, seat, _ in asked(game, 0, seldom=30):
        words, names = table.game.words("en"), NAMES[: table.seats]
        figures = draw_figures(table.view(seat), words=words, names=names)
        spots = frozenset().union(*(figure.spots for figure in figures))
        for control in (control for way in look(table, seat).ways for control in way.controls):
            places = {square for place in control.places for square in place.squares.split()}
            assert not spots or places <= spots
            assert spots.isdisjoint(option.value for option in control.options), (
                f"`{control.field}` names squares of the board: its type must be `Annotated[str, Place]`"
            )


def test_a_shape_is_drawn_and_what_stands_around_it_is_made_safe():
    said = str(draw_shapes("<b> Shape: [## / #.]. [x]"))
    assert said.startswith("&lt;b&gt; Shape: <span")
    assert "■■<br>■□</span>. [x]" in said
