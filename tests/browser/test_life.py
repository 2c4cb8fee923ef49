"""A table lives: what happened is played on its board, and whoever waits at it sees who comes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.page import assert_accessible, open_context, time_standing
from tests.browser.player import eventually
from tests.browser.tabling import ME, at_random

FLOWN = """
window.flown = 0;
new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach((node) => {
  if (node.classList?.contains("flying")) window.flown += 1;
}))).observe(document, { childList: true, subtree: true });
"""


def fault(said) -> bool:
    """That there is no line, or that a question has passed, is none of the page's."""
    return said.type == "error" and not re.search("ERR_INTERNET_DISCONNECTED|409", said.text)


@pytest.fixture
def sit(browser):
    """A page at a table; whatever the browser complains of fails the test."""
    complaints, contexts = [], []

    def sitting(seated, **how):
        context = open_context(browser, **how)
        context.add_cookies([seated.cookie])
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(FLOWN)
        page.on(
            "console", lambda said: complaints.append(f"{said.text} {said.location}") if fault(said) else None
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(seated.address)
        return page

    yield sitting
    for context in contexts:
        context.close()
    assert not complaints


def after(tables, game: str, moves: int):
    seated = tables.open(game, 3, seed=4)
    seated.others_play(at_random(4), all_seats=True, until=lambda game: game.count >= moves)
    return seated


def drawn(page) -> str:
    return page.locator(".boards").evaluate("boards => boards.innerHTML")


@pytest.mark.parametrize("game", ["florence", "principe"])
def test_what_happened_is_played_once_and_ends_at_the_present(tables, sit, game):
    seated = after(tables, game, 22)
    page = sit(seated, reduced_motion="no-preference")
    assert page.locator(".boards.then").count() == 0
    page.goto("about:blank")
    seated.others_play(at_random(4), all_seats=True, until=lambda game: game.count >= 24)
    then = page.locator(".boards.then")
    with time_standing(page):
        page.goto(seated.address)
        expect(then).to_have_count(1)
    expect(then).to_have_count(0)
    eventually(lambda: page.evaluate("flown") > 0)
    present = drawn(page)
    page.reload()
    assert page.evaluate("flown") == 0
    assert page.locator(".boards.then").count() == 0
    assert drawn(page) == present
    seated.others_play(at_random(5), all_seats=True, until=lambda game: game.count >= 26)
    eventually(lambda: page.evaluate("flown") > 0)
    expect(then).to_have_count(0)
    expect(page.locator(".boards")).to_have_attribute("data-count", "26")


def test_a_press_ends_the_play_and_the_present_is_there(tables, sit):
    page = sit(after(tables, "florence", 24), reduced_motion="no-preference")
    page.evaluate("Object.keys(localStorage).forEach((place) => localStorage.setItem(place, '20'))")
    with time_standing(page):
        page.reload()
        expect(page.locator(".boards.then")).to_have_count(1)
        page.locator("#question").click()
        expect(page.locator(".boards.then")).to_have_count(0)
    expect(page.locator("#step-now")).to_be_hidden()


def test_arrows_go_through_the_moves_without_motion(tables, sit):
    page = sit(after(tables, "principe", 24))
    present = drawn(page)
    back = page.locator("#step-back")
    back.click()
    expect(page.locator("#step-told")).not_to_be_empty()
    assert drawn(page) != present
    assert_accessible(page)
    back.press("ArrowLeft")
    expect(page.locator("#step-told")).to_contain_text("After move 22")
    back.press("ArrowRight")
    expect(page.locator("#step-told")).to_contain_text("After move 23")
    page.locator("#step-now").click()
    eventually(lambda: drawn(page) == present)
    assert page.evaluate("flown") == 0


def test_news_that_come_over_an_earlier_board_are_the_present(tables, sit):
    """The strip, too: what was kept aside of it when the steps began is old by then."""
    seated = after(tables, "principe", 23)
    page = sit(seated)
    standing = page.locator("#strip").inner_text()
    page.locator("#step-back").click()
    expect(page.locator(".boards.then")).to_have_count(1)
    seated.others_play(at_random(5), all_seats=True, until=lambda game: game.count >= 24)
    expect(page.locator(".boards")).to_have_attribute("data-count", "24")
    told = page.locator("#strip").inner_text()
    page.reload()
    assert page.locator("#strip").inner_text() == told != standing


def test_an_earlier_board_takes_no_answer(tables, sit):
    seated = tables.open("florence", 3, seed=4)
    seated.others_play(at_random(4), all_seats=True, until=lambda game: ME in game.waiting and game.count > 9)
    page = sit(seated)
    page.locator("#step-back").click()
    expect(page.locator(".boards.then")).to_have_css("pointer-events", "none")


def test_a_gathering_table_shows_who_comes_and_begins_by_itself(tables, sit):
    seated = tables.open("principe", 3, taken=1)
    page = sit(seated)
    assert "Bruno" not in page.locator("#gathering").inner_text()
    seated.come(1)
    expect(page.locator("#gathering")).to_contain_text("Bruno")
    expect(page.locator("#heard")).to_contain_text("Bruno")
    assert_accessible(page)
    page.get_by_role("button", name="Create a link").click()
    page.get_by_role("textbox", name="Invite by link").wait_for()
    seated.come(2)
    expect(page.locator(".play .boards")).to_be_visible()


def test_title_and_icon_count_what_waits(tables, sit):
    seated = tables.open("florence", 3, seed=4)
    seated.others_play(at_random(4), all_seats=True, until=lambda game: ME not in game.waiting)
    page = sit(seated)
    icon = page.locator("link[rel=icon]")
    expect(page).not_to_have_title(re.compile(r"^[(]"))
    seated.others_play(at_random(4))
    expect(page).to_have_title(re.compile(r"^[(]1[)] "))
    expect(icon).to_have_attribute("href", re.compile(r"emblem-1\.svg$"))
    expect(page.locator("#way .count")).to_have_text("1")


def bids(game) -> bool:
    return ME in game.waiting and any(str(move).startswith("bid") for move in game.moves(ME))


@pytest.fixture
def installed(sit, tables):
    """The page of a table in a browser that keeps it, while the person is asked for a bid."""
    seated = tables.open("florence", 3, seed=4)
    seated.others_play(at_random(4), all_seats=True, until=bids)
    page = sit(seated, service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    eventually(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.reload()
    eventually(
        lambda: page.evaluate("caches.open('boards').then((kept) => kept.keys()).then((all) => all.length)")
    )
    return seated, page


def test_without_a_line_the_last_board_is_read_and_an_answer_waits_for_its_question(installed):
    seated, page = installed
    played = seated.played
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("#kept-board")).to_be_visible()
    expect(page.locator(".boards figure").first).to_be_visible()
    page.locator("#answering .answer:visible").first.click()
    expect(page.get_by_role("heading", name="Your answer is kept")).to_be_visible()
    assert seated.played == played
    page.context.set_offline(False)
    eventually(lambda: seated.played > played)
    expect(page.locator(".play")).to_be_visible()


def test_a_kept_answer_whose_question_has_passed_is_refused(installed):
    seated, page = installed
    page.context.set_offline(True)
    page.reload()
    page.locator("#answering .answer:visible").first.click()
    expect(page.get_by_role("heading", name="Your answer is kept")).to_be_visible()
    seated.others_play(
        at_random(7), all_seats=True, until=lambda game: game.count > 30 and ME in game.waiting
    )
    played = seated.played
    page.context.set_offline(False)
    expect(page.locator(".notice.warn", has_text="has changed")).to_be_visible()
    assert seated.played == played


def test_signing_out_leaves_nothing_behind(installed):
    _, page = installed
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/sign-in")
    assert page.evaluate("caches.has('boards')") is False
    assert page.evaluate("localStorage.length") == 0


def test_sounds_are_off_until_they_are_switched_on_and_then_stay(tables, sit):
    page = sit(after(tables, "principe", 9))
    page.locator("#tab-about").click()
    sound = page.get_by_label("Sounds")
    expect(sound).not_to_be_checked()
    sound.check()
    assert page.locator("#news-waiting").is_hidden()
    page.reload()
    page.locator("#tab-about").click()
    expect(sound).to_be_checked()
    sound.uncheck()
    assert page.evaluate("localStorage.getItem('sound')") is None
