"""The page of a table in a real browser: nothing for axe to find, kept up to date, never under somebody's hands."""

import re
import time
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from service.platform.transaction import transaction
from service.play.talk import say as talking
from tests.browser.page import NARROW, WIDE, assert_clean, open_context, press
from tests.browser.player import eventually
from tests.browser.tabling import at_random

GAMES = ("florence", "noblemen", "principe")


@pytest.fixture
def visit(browser):
    """Opens a page; whatever the browser complains of (the content policy, for one) fails the test."""
    complaints: list[str] = []
    contexts = []

    def visiting(address: str, width: int = WIDE, **how):
        context = open_context(browser, width, **how)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield visiting
    for context in contexts:
        context.close()
    assert not complaints


def at_work(tables, game: str, moves: int):
    at = tables.open(game, 3)
    at.others_play(at_random(game), all_seats=True, until=lambda game: game.count >= moves)
    return at


def say(at, text: str) -> None:
    """Another player says something."""
    other = at.look(lambda row: row.seats[1].player_id)
    with at.tables.app.app_context(), transaction() as session:
        talking.add_line(
            session, table_id=at.number, player_id=other, text=text, to=None, now=datetime.now(UTC)
        )


@pytest.mark.parametrize(("width", "look"), [(WIDE, "dark"), (NARROW, "light")])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_and_nothing_sticks_out(tables, visit, game, width, look):
    at = at_work(tables, game, 40)
    page = visit(at.link, width, color_scheme=look)
    for part in ("", "/history?at=20"):
        page.goto(at.link + part)
        assert_clean(page)


def test_the_rules_and_the_end_are_for_everybody(tables, visit):
    at = at_work(tables, "principe", 10_000)
    page = visit(f"{at.address}", NARROW)
    for address in (at.address, f"{tables.url}/rules/florence#raise-by", f"{tables.url}/rules"):
        page.goto(address)
        assert_clean(page)


def test_what_is_said_appears_by_itself(tables, visit):
    at = at_work(tables, "principe", 5)
    page = visit(at.link)
    say(at, "Shall we trade?")
    expect(page.locator("#talk")).to_contain_text("Shall we trade?")


def test_a_move_changes_the_page_by_itself(tables, visit):
    at = at_work(tables, "noblemen", 8)
    page = visit(at.address)
    before = page.locator("#news").inner_text()
    at.others_play(at_random("more"), all_seats=True, until=lambda game: game.count >= 11)
    expect(page.locator("#news")).not_to_have_text(before)
    expect(page.locator("#heard")).not_to_be_empty()


def test_nothing_is_put_anew_where_nothing_has_happened(tables, browser):
    """However late the script comes that compares: what others have written into the page by then is no news."""
    at = tables.open("principe", 2, seed=5)
    context = open_context(browser)
    page = context.new_page()
    page.add_init_script("window.anew = []; addEventListener('put', (event) => anew.push(event.target.id))")
    page.route("**/table.js", lambda route: (time.sleep(0.3), route.continue_()))
    with page.expect_response(
        lambda answer: answer.url == at.link and answer.request.resource_type == "fetch"
    ):
        page.goto(at.link)
    page.wait_for_timeout(300)
    assert page.evaluate("anew") == []
    context.close()


def test_what_was_chosen_is_not_put_right_under_the_hand(tables, visit):
    at = tables.open("principe", 2, seed=5)
    page = visit(at.link)
    page.locator("#way-lay .pill").first.click()
    expect(page.locator("#way-lay .pill input:checked")).not_to_have_count(0)
    say(at, "Hurry up!")
    expect(page.locator("#news-waiting")).to_be_visible()


def test_what_is_chosen_on_the_board_is_not_put_right_before_its_answer_has_come(tables, visit):
    """A press there is no input to the page, and while a slow machine answers nothing has been exchanged either."""
    at = tables.open("principe", 2, seed=5)
    page = visit(at.link)
    answers = []
    page.route("**/draft", lambda route: answers.append(route))  # noqa: PLW0108 - Playwright sets attributes on what it is given
    page.locator(".boards .thing.legal").first.click()
    eventually(lambda: answers)
    say(at, "Hurry up!")
    expect(page.locator("#news-waiting")).to_be_visible()
    answers[0].continue_()
    expect(page.locator(".boards .thing.chosen")).not_to_have_count(0)


def test_who_is_writing_is_told_and_not_disturbed(tables, visit):
    at = at_work(tables, "principe", 5)
    page = visit(at.link)
    page.locator("#tab-kept").click()
    note = page.locator("#note-text")
    note.fill("Bruno wants yellow")
    say(at, "Hello?")
    expect(page.locator("#news-waiting")).to_be_visible()
    expect(page.locator("#talk")).not_to_contain_text("Hello?")
    expect(note).to_have_value("Bruno wants yellow")
    page.get_by_role("link", name="Show it").click()
    expect(page.locator("#talk")).to_contain_text("Hello?")


def test_the_slider_goes_through_the_story(tables, visit):
    at = at_work(tables, "florence", 30)
    page = visit(f"{at.link}/history")
    page.get_by_text("The board in words").click()
    slider = page.locator("#at")
    slider.focus()
    slider.press("Home")
    expect(page.get_by_text("The deal, before")).to_be_visible()
    expect(page).to_have_url(re.compile(r"[?&]at=0\b"))
    slider.press("ArrowRight")
    expect(page.get_by_text("After move 1 of")).to_be_visible()
    expect(page.locator("details pre")).to_be_visible()
    page.get_by_text("The board in words").click()
    expect(page.locator("details pre")).to_be_hidden()
    slider.press("ArrowRight")
    expect(page.get_by_text("After move 2 of")).to_be_visible()
    expect(page.locator("details pre")).to_be_hidden()
    page.get_by_text("The board in words").click()
    expect(page.locator("details pre")).to_be_visible()
    later = page.get_by_role("link", name="Later", exact=True)
    later.focus()
    for at in (3, 4):
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"After move {at} of")).to_be_visible()
        expect(later).to_be_focused()


def test_who_goes_through_the_story_on_a_phone_stays_where_he_looks(tables, visit):
    at = at_work(tables, "principe", 10_000)
    page = visit(f"{at.link}/history?at=50", NARROW)
    page.evaluate("scrollTo(0, 700)")
    page.get_by_role("link", name="Later", exact=True).click()
    expect(page.get_by_text("After move 51 of")).to_be_visible()
    assert page.evaluate("scrollY") == 700


def test_the_story_needs_no_script(tables, visit):
    at = at_work(tables, "florence", 12)
    page = visit(f"{at.link}/history?at=3", java_script_enabled=False)
    press(page, "Later", role="link", exact=True)
    expect(page.get_by_text("After move 4 of 12")).to_be_visible()
    press(page, "The deal", role="link", exact=True)
    expect(page.get_by_text("The deal, before 12 moves")).to_be_visible()


def test_talk_and_notes_need_no_script(tables, visit):
    at = at_work(tables, "principe", 5)
    page = visit(at.link, NARROW, java_script_enabled=False)
    page.get_by_label("Write a message").fill("Without a script")
    press(page, "Send message")
    expect(page.locator("#talk")).to_contain_text("Without a script")
    page.get_by_label("My notes on this game").fill("Buy the castle")
    press(page.locator("#note"), "Save")
    expect(page.locator("#note-text")).to_have_value("Buy the castle")
