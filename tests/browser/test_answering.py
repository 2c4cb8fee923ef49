"""Whole tables on the page: each game by mouse, one by keyboard alone, one without scripts; wide and narrow."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.player import COUNT_SWAPS, Keyboard, Mouse, Plain, Player
from tests.browser.tabling import at_random

pytestmark = pytest.mark.browser

WIDE, NARROW = 1400, 360
FEW = 50
REFUSED = "the server responded with a status of 409"
"""What a browser says of a turn that came too late: it is not a fault."""


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
        page.on("console", lambda message: REFUSED in message.text or complaints.append(message.text))
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


def may_build(game) -> bool:
    """With a choice of places."""
    return 0 in game.waiting and sum(str(move).startswith("build") for move in game.moves(0)) > FEW


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_tile_is_placed_by_pointing_turning_and_flipping(tables, sit, width):
    seated = tables.open("florence", 2, seed=4)
    seated.others_play(at_random(4), all_seats=True, until=may_build)
    page = sit(seated, width)
    page.goto(seated.address)
    if page.locator("#choose-build").count():
        page.locator("#choose-build").click()
    place = page.locator("#way-build select")
    place.wait_for()

    def lies() -> list[str]:
        return place.evaluate("list => list.selectedOptions[0].dataset.squares.split(' ')")

    def chosen() -> list[str]:
        return page.locator("[data-spot].chosen").evaluate_all("all => all.map(spot => spot.dataset.spot)")

    def settled() -> None:
        page.locator("#way-build .outcome .notation").filter(has_text=place.input_value()).wait_for()
        assert sorted(chosen()) == sorted(lies())

    settled()
    spots = page.locator("[data-spot].legal:not(.chosen)")
    aim = spots.nth(spots.count() // 2)
    square = aim.get_attribute("data-spot")
    aim.click()
    settled()
    assert square in lies()
    for button in ("turn", "flip", "left", "up"):
        page.locator(f"#way-build [data-move={button}]").click()
        settled()
    line = page.locator("#way-build .outcome .notation").inner_text()
    page.locator("#way-build button.chief").click()
    page.locator(".draft .notation").wait_for()
    assert page.locator(".draft .notation").inner_text() == line
    assert page.evaluate("document.activeElement.id") == "finish"
    page.get_by_role("button", name="Start over").click()
    page.locator(".draft").wait_for(state="detached")
    assert seated.asked


def test_what_came_too_late_is_told(tables, sit):
    seated = tables.open("principe", 2, seed=5)
    page = sit(seated, NARROW)
    page.goto(seated.address)
    page.locator("#way-lay button.chief").click()
    page.locator("#finish").wait_for()
    seated.others_play(at_random(5), all_seats=True, until=lambda game: game.count > 1)
    with page.expect_navigation():
        page.locator("#finish").click()
    assert page.get_by_text("The table has moved on since this page was made.").is_visible()
