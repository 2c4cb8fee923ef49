"""The board by keyboard: led to by Tab, walked by arrows, pressed by Enter, told by name."""

from playwright.sync_api import expect

from tests.browser.page import assert_accessible
from tests.browser.player import eventually
from tests.browser.tabling import building, naming

HERE = "document.activeElement.dataset?.spot ?? ''"
NAME = "document.activeElement.getAttribute('aria-label')"
TOWARDS = """
spot => {
  const middle = each => { const box = each.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(document.activeElement), [to_x, to_y] = middle(document.querySelector(`.boards [data-spot="${spot}"]`));
  if (Math.abs(to_x - x) > Math.abs(to_y - y)) return to_x > x ? "ArrowRight" : "ArrowLeft";
  return to_y > y ? "ArrowDown" : "ArrowUp";
}
"""
MOST = 40
"""Presses of Tab from the top of a page to its board, and of arrows across it."""


def come_to_the_board(page) -> None:
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate(HERE):
            return
    raise AssertionError("Tab does not lead to the board")


def walk(page, spot: str) -> None:
    """Arrows, each the way that is the farther one, until a thing is reached."""
    for _ in range(MOST):
        if page.evaluate(HERE) == spot:
            return
        page.keyboard.press(page.evaluate(TOWARDS, spot))
    raise AssertionError(f"{spot} is not reached")


def test_a_lot_is_reached_and_named_by_keyboard_alone(tables, sit):
    seated = naming(tables)
    page = sit(seated)
    page.locator(".thing.legal").first.wait_for()
    come_to_the_board(page)
    first = page.evaluate(HERE)
    assert page.evaluate("document.activeElement.matches('.legal')")
    page.keyboard.press("End")
    assert page.evaluate(HERE) != first
    page.keyboard.press("Home")
    assert page.evaluate(HERE) == first
    assert page.evaluate(NAME)
    assert "thing" not in page.evaluate(NAME)
    assert_accessible(page)
    played = seated.played
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert seated.played > played


def test_a_building_is_chosen_and_laid_from_the_board(tables, sit):
    page = sit(building(tables))
    page.locator('.thing.legal[data-spot="thing tower"]').wait_for()
    come_to_the_board(page)
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.matches('.spots .legal')")
    page.keyboard.press("ArrowRight")
    square = page.evaluate(HERE)
    page.keyboard.press("Enter")
    expect(page.locator("#here .button").first).to_be_focused()
    page.keyboard.press("Enter")
    eventually(lambda: page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true")
    assert page.evaluate(HERE) == square
    walk(page, "thing tower")
    assert page.evaluate(NAME) == "Tower"
    page.keyboard.press("Enter")
    eventually(lambda: page.locator("#way-build .pill input[value=tower]").is_checked())
    assert page.evaluate(HERE) == "thing tower"
    assert_accessible(page)


def test_a_thing_that_the_keyboard_comes_to_is_shown_in_full(tables, sit):
    page = sit(building(tables))
    come_to_the_board(page)
    card = page.locator("#figure-hand .thing").first
    card.evaluate("card => { card.tabIndex = 0; }")
    card.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#explained .component h3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#explained")).to_be_hidden()


def test_what_cannot_be_says_why_to_the_keyboard_too(tables, sit):
    page = sit(building(tables))
    come_to_the_board(page)
    page.keyboard.press("Home")
    taken = page.locator('.boards .thing[aria-disabled="true"]').first
    taken.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#explained .why")).not_to_be_empty()
    assert taken.evaluate("thing => document.activeElement === thing")


def test_a_card_that_comes_late_does_not_take_the_place_of_the_reason(tables, sit):
    """It was asked for when the thing was come to, and the reason after that."""
    page = sit(building(tables))
    held = []

    def hold(route):
        held.append(route)

    page.route("**/card/*", hold)
    come_to_the_board(page)
    taken = page.locator('.boards .thing[aria-disabled="true"]').first
    with page.expect_request("**/card/*"):
        taken.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#explained .why")).not_to_be_empty()
    with page.expect_response("**/card/*"):
        held[-1].continue_()
    page.wait_for_function(
        "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true))))"
    )
    expect(page.locator("#explained .why")).not_to_be_empty()


def test_the_board_goes_on_where_it_was_when_it_is_put_there_anew(tables, sit):
    page = sit(building(tables))
    come_to_the_board(page)
    page.keyboard.press("ArrowRight")
    here = page.evaluate(HERE)
    page.evaluate("""
      const board = document.getElementById("board"), fresh = board.cloneNode(true);
      board.replaceWith(fresh);
      fresh.dispatchEvent(new Event("put", { bubbles: true }));
    """)
    assert page.evaluate(HERE) == here
