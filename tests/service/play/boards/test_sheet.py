"""Panels in columns."""

from markupsafe import Markup

from service.play.boards.panels import GAP, WIDTH, Panel, lay_out_panels

PANELS = [Panel(str(number), "", height, Markup(), "") for number, height in enumerate((50, 200, 80, 30))]


def test_one_column_keeps_the_order():
    layout = lay_out_panels(PANELS, 1)
    assert [placed.panel.name for placed in sorted(layout.panels, key=lambda placed: placed.y)] == list(
        "0123"
    )
    assert layout.width == WIDTH
    assert layout.height == sum(panel.full_height + GAP for panel in PANELS) - GAP


def test_no_panel_covers_another():
    layout = lay_out_panels(PANELS, 2)
    assert layout.width == 2 * WIDTH + GAP
    for one in layout.panels:
        for other in layout.panels:
            if one.panel is not other.panel and one.x == other.x:
                assert one.y + one.panel.full_height < other.y or other.y + other.panel.full_height < one.y


def test_there_are_no_more_columns_than_panels():
    assert lay_out_panels(PANELS[:1], 3).width == WIDTH
