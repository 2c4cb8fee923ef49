"""The places of answers on the drawn board of a letter, and shapes in sentences."""

from engine import games
from engine.table.lesson import course_of
from service.mail.briefing import seat_briefing
from service.play.boards.draw import draw_panels
from service.play.boards.offered_places import draw_places
from service.play.boards.shape_in_text import draw_shapes

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


def test_a_shape_is_drawn_and_what_stands_around_it_is_made_safe():
    said = str(draw_shapes("<b> Shape: [## / #.]. [x]"))
    assert said.startswith("&lt;b&gt; Shape: <span")
    assert "■■<br>■□</span>. [x]" in said
