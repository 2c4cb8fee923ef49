"""Whole tables on the page: each game by mouse, one by keyboard alone, one without scripts; wide and narrow."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.player import COUNT_SWAPS, Keyboard, Mouse, Plain, Player
from tests.browser.tabling import at_random

pytestmark = pytest.mark.browser

WIDE, NARROW = 1400, 360


@pytest.fixture
def sit(browser):
    """A page at a table; whatever the browser complains of fails the test."""
    complaints, contexts = [], []

    def sitting(seated, width=WIDE, **how):
        context = browser.new_context(viewport={"width": width, "height": 900}, **how)
        context.add_cookies([seated.cookie])
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(COUNT_SWAPS)
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield sitting
    for context in contexts:
        context.close()
    assert not complaints


class Looking:
    """axe, once for every way to answer that comes up; and nothing sticks out."""

    def __init__(self, width: int) -> None:
        self.width, self.seen = width, set()

    def __call__(self, page, way) -> None:
        if way in self.seen:
            return
        self.seen.add(way)
        found = Axe().run(page)
        assert not found.violations_count, found.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth") == self.width


@pytest.mark.parametrize(
    ("game", "seats", "width", "look"),
    [("florence", 2, NARROW, "dark"), ("principe", 2, WIDE, "light"), ("noblemen", 3, NARROW, "light")],
)
def test_a_whole_table_with_the_mouse(tables, sit, game, seats, width, look):
    seated = tables.open(game, seats)
    page = sit(seated, width, color_scheme=look)
    looking = Looking(width)
    player = Player(page, seated, Mouse(), at_random(1), looked=looking)
    player.play()
    assert seated.over
    assert player.turns > 10
    assert len(looking.seen) > 2


def test_a_whole_table_with_the_keyboard_alone(tables, sit):
    seated = tables.open("florence", 2, seed=2)
    player = Player(sit(seated), seated, Keyboard(), at_random(2), chance=random.Random(2))
    player.play()
    assert seated.over


def test_a_whole_table_without_scripts(tables, sit):
    seated = tables.open("principe", 2, seed=3)
    page = sit(seated, NARROW, java_script_enabled=False)
    player = Player(page, seated, Plain(), at_random(3), scripted=False)
    player.play()
    assert seated.over
