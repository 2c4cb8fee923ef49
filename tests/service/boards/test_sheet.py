"""Panels in columns."""

from markupsafe import Markup

from service.boards.panel_cache import tagger
from service.boards.panels import GAP, WIDTH, Panel, Sheet, laid_out

PANELS = [Panel(str(number), "", height, Markup(), "") for number, height in enumerate((50, 200, 80, 30))]


def test_one_column_keeps_the_order():
    layout = laid_out(PANELS, 1)
    assert [placed.panel.name for placed in sorted(layout.panels, key=lambda placed: placed.y)] == list(
        "0123"
    )
    assert layout.width == WIDTH
    assert layout.height == sum(panel.full_height + GAP for panel in PANELS) - GAP


def test_no_panel_covers_another():
    layout = laid_out(PANELS, 2)
    assert layout.width == 2 * WIDTH + GAP
    for one in layout.panels:
        for other in layout.panels:
            if one.panel is not other.panel and one.x == other.x:
                assert one.y + one.panel.full_height < other.y or other.y + other.panel.full_height < one.y


def test_there_are_no_more_columns_than_panels():
    assert laid_out(PANELS[:1], 3).width == WIDTH


def test_a_panel_is_lacking_until_it_is_drawn_with_these_facts():
    def drawn(name, *facts, language="en"):
        sheet = Sheet(tagger("a game of this test", language))
        if sheet.lacks(name, *facts):
            sheet.panel(name, f"of {language}", 10, caller=lambda: Markup(len(made)))
            made.append(facts)
        return sheet.panels

    made = []
    first = drawn("hand", {"red": 2}, ["jester"])
    assert drawn("hand", {"red": 2}, ["jester"]) == first
    assert len(made) == 1
    for other in (
        drawn("hand", {"red": 3}, ["jester"]),
        drawn("hand", {"red": 2}),
        drawn("own", {"red": 2}, ["jester"]),
    ):
        assert other != first
    assert drawn("hand", {"red": 2}, ["jester"], language="it")[0].title == "of it"
    assert len(made) == 5


def test_a_panel_that_is_always_drawn_is_not_kept():
    sheet = Sheet(tagger("a game of this test", "en"))
    sheet.panel("round", "", 1, caller=lambda: Markup("first"))
    assert sheet.lacks("round")
