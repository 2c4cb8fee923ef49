"""Founding a city on the map: which regions are offered, what their arms look like, and where the keyboard is."""

import pytest
from playwright.sync_api import expect

from tests.browser.page import press_spot
from tests.browser.tabling import ME, asked_when
from tests.browser.test_board_first import settled
from tests.engine.playing import game_with

EARLY = 40
COLOURED = """
([figure, spot]) => {
  const path = document.querySelector(`#${figure} path[data-spot^="${spot}"]`), box = path.getBBox(), to = path.getScreenCTM();
  for (let down = 0.1; down < 1; down += 0.1) for (let across = 0.1; across < 1; across += 0.1) {
    const at = new DOMPoint(box.x + box.width * across, box.y + box.height * down).matrixTransform(to);
    if (document.elementFromPoint(at.x, at.y) === path) return [at.x, at.y];
  }
}
"""
"""Where a region can be pressed."""
HEAVY = "7px"
"""The outline of the region that the keyboard is at."""
UNSEEN = "rgba(0, 0, 0, 0)"


def founding(tables):
    return asked_when(
        tables,
        game_with("found"),
        lambda game: (
            game.count >= EARLY and any(str(move).startswith("found lucca") for move in game.moves(ME))
        ),
    )


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_after_a_city_its_regions_alone_are_offered_and_any_other_says_why_not(tables, sit, screen):
    page = sit(founding(tables), screen)
    press_spot(page.locator('#figure-map [data-spot="city lucca"]'))
    settled(page)
    expect(page.locator("#way-found .split .stepper")).to_have_count(2)
    expect(page.locator("#figure-map path.legal")).to_have_count(2)
    for row in page.locator("#way-found .split .text").all():
        expect(row).to_contain_text("Region")
    page.mouse.click(*page.evaluate(COLOURED, ["figure-map", "region red"]))
    expect(page.locator("#explained .error")).to_contain_text("only green and yellow")


def test_arms_that_are_chosen_stand_on_the_map_with_their_number(tables, sit):
    page = sit(founding(tables))
    press_spot(page.locator('#figure-map [data-spot="city lucca"]'))
    settled(page)
    arms = page.locator('#figure-map [data-counts="arms green"]')
    expect(arms).to_be_hidden()
    for number in ("+1", "+2"):
        page.mouse.click(*page.evaluate(COLOURED, ["figure-map", "region green"]))
        settled(page)
        expect(arms).to_be_visible()
        expect(arms).to_have_text(number)
    expect(page.locator('#figure-map [data-counts="arms yellow"]')).to_be_hidden()


def test_a_region_that_is_pressed_has_no_box_around_it_and_the_keyboard_sees_its_outline(tables, sit):
    page = sit(founding(tables))
    regions = page.locator("#figure-map path.legal")
    expect(regions).to_have_count(0)  # before a city is chosen none can be right
    press_spot(page.locator('#figure-map [data-spot="city lucca"]'))
    settled(page)
    expect(regions).to_have_count(2)
    page.mouse.click(*page.evaluate(COLOURED, ["figure-map", "region green"]))
    settled(page)
    pressed = page.locator('#figure-map path[data-spot^="region green"]')
    expect(pressed).to_be_focused()
    expect(pressed).to_have_css("outline-color", UNSEEN)
    expect(pressed).not_to_have_css("stroke-width", HEAVY)
    page.keyboard.press("ArrowRight")
    another = page.locator('#figure-map path.legal[data-spot^="region yellow"]')
    another.focus()
    expect(another).to_have_css("outline-color", UNSEEN)
    expect(another).to_have_css("stroke-width", HEAVY)
