"""The board is the page: what is in sight, what the board itself answers, and what explains itself."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

import engine
from service.platform.transaction import transaction
from service.site.announcements import Announcement
from tests.browser.page import SCREENS, assert_accessible, assert_fits, press_spot
from tests.browser.player import eventually, middle_of
from tests.browser.tabling import ME, asked_when, building, naming

GAMES = [name for name, game in engine.games().items() if game.glimpse]
"""Those with a board of their own."""
IN_SIGHT = """
element => {
  const at = element.getBoundingClientRect();
  const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  return at.bottom <= innerHeight && at.top >= 0 && at.left >= 0 && at.right <= innerWidth
    && (element.contains(top) || top?.contains(element));
}
"""


def spot(page, name: str):
    return page.locator(f'.boards .thing[data-spot="thing {name}"]').first


def settled(page) -> None:
    eventually(lambda: page.evaluate("window.asked === window.swaps"))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_and_what_is_asked_are_in_the_first_screen(tables, sit, game, screen):
    page = sit(asked_when(tables, game, lambda game: game.count >= 20), screen)
    for part in (".boards .main, .boards:not(:has(.main)) figure >> nth=0", "#question", "#tab-asked"):
        at = page.locator(part).bounding_box()
        high = page.viewport_size["height"]
        assert 0 <= at["y"] < high * 0.75, part
    assert page.locator("#question").evaluate(IN_SIGHT)
    assert page.locator("#answering :is(.answer, .button):visible").first.evaluate(IN_SIGHT)
    assert page.evaluate("scrollY") == 0
    assert_fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_wide_screen_the_whole_table_lies_in_the_first_screen(tables, sit, game):
    page = sit(asked_when(tables, game, lambda game: game.count >= 20))
    figures = page.locator(".boards figure")
    for at in range(figures.count()):
        box = figures.nth(at).bounding_box()
        assert box["y"] + box["height"] <= 900, figures.nth(at).get_attribute("id")
        assert box["width"] >= 300


@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_the_house_says_to_all_moves_no_board(tables, sit, game, screen):
    seated = asked_when(tables, game, lambda game: game.count >= 20)
    board = ".boards figure >> nth=0"
    before = sit(seated, screen).locator(board).bounding_box()
    with tables.app.app_context(), transaction() as session:
        now = datetime.now(UTC)
        session.add(Announcement(text="Closed on Sunday.", made_at=now, until=now + timedelta(days=1)))
    page = sit(seated, screen)
    expect(page.locator("#asked")).to_contain_text("Closed on Sunday.")
    assert page.locator(board).bounding_box() == before


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_an_auction_is_one_press_that_needs_no_scrolling(tables, sit, screen):
    seated = asked_when(
        tables, "florence", lambda game: any(str(move).startswith("bid") for move in game.moves(ME))
    )
    page = sit(seated, screen)
    bid = page.get_by_role("button", name="Bid").first
    assert bid.evaluate(IN_SIGHT)
    played = seated.played
    with page.expect_navigation():
        bid.click()
    assert seated.played > played


def test_a_lot_is_pressed_on_the_board(tables, sit):
    seated = naming(tables)
    page = sit(seated)
    played = seated.played
    with page.expect_navigation():
        page.locator(".thing.legal").first.click()
    assert seated.played > played


def test_a_building_is_dragged_to_its_place_and_the_turn_is_short(tables, sit):
    """Two moves and four presses: a drag, a press, and the end of the turn."""
    seated = building(tables)
    page = sit(seated)
    page.locator('.thing.legal[data-spot="thing tower"]').wait_for()
    source, aim = spot(page, "tower"), page.locator('.spots [data-spot="e6"]')
    page.mouse.move(*middle_of(source))
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator('.spots [data-spot="d4"]')), steps=6)
    eventually(lambda: page.locator("#way-build .pill input[value=tower]").is_checked())
    settled(page)
    page.mouse.move(*middle_of(aim), steps=6)
    eventually(lambda: page.locator('.spots .chosen[data-spot="e6"]').count() == 1)
    page.keyboard.press("r")
    page.mouse.up()
    expect(page.locator(".draft .notation")).to_contain_text("Build Tower")
    presses = 1
    page.locator("#answering .answer[name=add]:visible").first.click()
    presses += 1
    expect(page.locator(".draft .notation")).to_have_count(2)
    played = seated.played
    with page.expect_navigation():
        page.locator("#finish").click()
    presses += 1
    moves = seated.played - played
    print(f"Florence, a turn of {moves} moves by dragging: {presses} presses")  # noqa: T201 - a figure that is asked for
    assert moves == 2
    assert presses <= moves + 2


def held(page, act) -> None:
    """Something is done whose answer does not come before it is let go."""
    page.evaluate("window.holding = true")
    act()
    eventually(lambda: page.evaluate("window.letGo !== null"))


def let_go(page) -> None:
    page.evaluate("window.holding = false; window.letGo()")


def placed(page):
    """A building and its place are chosen."""
    page.locator("#way-build .pill").first.click()
    settled(page)
    press_spot(page.locator(".spots .legal").nth(3))
    expect(page.locator(".draft .notation")).to_have_count(1)
    settled(page)


def test_a_press_on_a_part_that_is_exchanged_under_the_finger_counts(tables, sit):
    page = sit(building(tables))
    placed(page)
    answer, before = (
        page.locator("#answer-single .answer[name=add]:visible").first,
        page.evaluate("window.swaps"),
    )
    answer.scroll_into_view_if_needed()
    held(page, lambda: press_spot(page.locator(".spots .legal:not(.chosen)").nth(3)))
    page.mouse.move(*middle_of(answer))
    page.mouse.down()
    let_go(page)
    eventually(lambda: page.evaluate("window.swaps") > before)
    answer.evaluate("button => button.replaceWith(button.cloneNode(true))")
    page.mouse.up()
    expect(page.locator(".draft .notation")).to_have_count(2)


def test_the_second_half_of_a_double_press_sends_nothing(tables, sit):
    """The first has exchanged what lay under the finger."""
    seated = building(tables)
    page = sit(seated)
    played = seated.played
    page.mouse.move(*middle_of(page.locator("#answering [formaction]:visible").first))
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    placed(page)
    assert seated.played == played


def test_what_is_still_to_be_chosen_stands_beside_the_button(tables, sit):
    page = sit(building(tables), "phone", has_touch=True)
    told = page.locator("#way-build .placing .hint")
    page.locator("#way-build .pill").first.tap()
    settled(page)
    expect(told).to_contain_text("Press a highlighted square on the board.")
    press_spot(page.locator(".spots .legal").nth(3), finger=True)
    expect(page.locator(".draft .notation")).to_have_count(1)
    expect(page.locator("#answer-held .hint")).to_contain_text("Press it on the board to turn it.")


def test_a_press_waits_for_the_answer_to_the_one_before(tables, sit):
    page = sit(building(tables))
    undo = page.get_by_role("button", name="Undo")
    placed(page)
    held(page, undo.click)
    page.locator("#answer-single .answer[name=add]:visible").first.click()
    let_go(page)
    expect(page.locator(".draft .notation")).to_have_text(["Look at professions"])


def test_tabs_are_walked_with_the_keyboard(tables, sit):
    page = sit(asked_when(tables, "principe", lambda game: game.count >= 20))
    page.locator("#tab-asked").focus()
    for part in ("beside", "said", "kept", "about", "asked"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"#tab-{part}")).to_be_focused()
        expect(page.locator(f"#{part}")).to_be_visible()
        assert page.locator(".tab:visible").count() == 1


def test_the_sheet_is_put_away_and_drawn_up(tables, sit):
    """By drag, by tap and by keyboard; the board stays in sight."""
    page = sit(asked_when(tables, "noblemen", lambda game: game.count >= 20), "phone", has_touch=True)
    dock, handle = page.locator("#dock"), page.locator("#handle")
    half = dock.bounding_box()["height"]
    assert half < 844 * 0.5

    def drag(by: float) -> None:
        x, y = middle_of(handle)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + by, steps=4)
        page.mouse.up()

    drag(-200)
    eventually(lambda: dock.bounding_box()["height"] > 844 * 0.7)
    drag(150)
    eventually(lambda: dock.bounding_box()["height"] == half)
    drag(150)
    eventually(lambda: dock.bounding_box()["height"] < 100)
    assert_accessible(page)
    handle.tap()
    eventually(lambda: dock.bounding_box()["height"] == half)
    handle.focus()
    page.keyboard.press("ArrowDown")
    eventually(lambda: dock.bounding_box()["height"] < 100)
    page.keyboard.press("ArrowUp")
    eventually(lambda: dock.bounding_box()["height"] == half)


def test_without_scripts_the_dock_opens_and_closes_and_its_parts_are_links(tables, sit):
    seated = asked_when(tables, "principe", lambda game: game.count >= 20)
    page = sit(seated, "phone", java_script_enabled=False)
    page.locator("#tab-said").click()
    expect(page.get_by_label("Write a message")).to_be_visible()
    page.locator("#handle").click()
    expect(page.locator("#question")).to_be_hidden()
    page.locator("#handle").click()
    expect(page.locator("#question")).to_be_visible()
