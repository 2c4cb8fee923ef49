"""On a phone, what has been chosen, what is asked for next and the button are in sight at every step of a turn; nobody scrolls."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import eventually, next_place
from tests.browser.tabling import ME, asked_when, building
from tests.browser.test_board_first import IN_SIGHT, settled

pytestmark = pytest.mark.browser
DOWN_THE_PAGE = "figure => figure.getBoundingClientRect().top + scrollY"


def in_sight(page, *parts: str) -> None:
    settled(page)
    for part in parts:
        eventually(lambda part=part: page.locator(part).first.evaluate(IN_SIGHT))


def laying(game) -> bool:
    return len({str(move).split()[1] for move in game.moves(ME) if str(move).startswith("expand")}) > 1


def test_every_step_of_a_tile_that_is_laid(tables, sit):
    page = sit(asked_when(tables, "noblemen", laying), "phone", has_touch=True)
    page.locator("#way-expand .pill").first.tap()
    chosen, button = "#way-expand .pill:has(:checked)", "#way-expand button.chief"
    in_sight(page, chosen, "#way-expand select", button)
    next_place(page, page.locator("#way-expand select"))
    in_sight(page, chosen, "#way-expand select", "#way-expand .outcome .after", button)
    page.locator(button).tap()
    in_sight(page, ".draft .notation", "#finish", "#answering :is(.answer, .choosing .button)")


def test_every_step_of_a_building_and_what_is_refused(tables, sit):
    page = sit(building(tables), "phone", has_touch=True)
    chosen, button = "#way-build .pill:has(:checked)", "#way-build button.chief"
    ground = page.locator("#figure-own").evaluate(DOWN_THE_PAGE)
    page.locator("#way-build .pill").first.tap()
    in_sight(page, chosen, "#way-build .pad button", button)
    page.locator(button).tap()
    expect(page.locator("#refusal")).to_contain_text("Place")
    in_sight(page, "#refusal", chosen, button)
    page.locator(".spots .legal").nth(3).tap(force=True)
    expect(page.locator("#refusal")).to_have_count(0)
    in_sight(page, chosen, "#way-build [data-move=turn]", "#way-build .outcome .after", button)
    page.locator(button).tap()
    in_sight(page, ".draft .notation", "#finish")
    assert page.locator("#figure-own").evaluate(DOWN_THE_PAGE) == ground, (
        "the board has given way to the next question"
    )
