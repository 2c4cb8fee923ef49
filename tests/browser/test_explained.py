"""Everything explains itself: cards in full, the rule beside what it is about, and why something cannot be."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import engine
from tests.browser.page import assert_accessible, time_standing
from tests.browser.tabling import asked_when, building

SHOW_OTHERS = [
    name
    for name, game in engine.games().items()
    if any("d.seen(" in drawing.read_text() for drawing in Path(str(game.folder), "board").glob("*.svg"))
]
"""Games that show what stands on the boards of others."""
SOON = 500
"""Milliseconds in which an answer that has come is shown."""
LONG = 2000
"""Milliseconds after which whatever waits for the pointer to rest has come."""
WITHIN = """
path => {
  const { left, top } = path.getBoundingClientRect(), all = [...Array(400).keys()];
  const points = all.map((at) => [left + 3 + (at % 20) * 4, top + 3 + Math.floor(at / 20) * 4]);
  return points.find(([x, y]) => document.elementFromPoint(x, y) === path);
}
"""
"""Where in the window something lies that is not as broad everywhere."""


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_what_cannot_be_says_why_at_once(tables, sit, screen):
    page = sit(building(tables), screen, has_touch=screen == "phone")
    page.locator(".spots .legal").first.wait_for()
    page.locator('.spots [data-spot="b1"]').click()
    told = page.locator("#explained")
    expect(told.locator(".why")).to_contain_text("Your Palazzo already lies on b1.")
    expect(told.locator(".paragraph a.section")).to_have_attribute(
        "href",
        page.url.split("?")[0].split("#")[0][page.url.index("/tables") :]
        + "/rules#"
        + told.locator(".paragraph a.section").inner_text(),
    )
    assert_accessible(page)
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    page.locator('.spots [data-spot="d2"]').click()
    expect(told.locator(".why")).to_contain_text(
        "A building on d2 would touch another building or the Palazzo"
    )


def test_a_card_under_the_pointer_is_shown_in_full(tables, sit):
    page = sit(building(tables))
    card = page.locator("#figure-hand .thing").first
    card.hover()
    expect(page.locator("#explained .component h3")).to_be_visible()
    assert len(page.locator("#explained .component p").inner_text()) > 20
    page.locator("h1").hover()
    expect(page.locator("#explained")).to_be_hidden()


def test_a_card_that_the_pointer_has_left_is_not_told_of_however_late_its_answer_comes(tables, sit):
    page = sit(building(tables))
    held: list[Route] = []

    def hold(route) -> None:
        held.append(route)

    page.route("**/card/*", hold)
    with page.expect_request("**/card/*"):
        page.locator("#figure-hand .thing").first.hover()
    page.locator("h1").hover()
    with page.expect_response("**/card/*") as answer:
        held.pop().continue_()
    answer.value.finished()
    page.wait_for_timeout(SOON)
    expect(page.locator("#explained")).to_be_hidden()


@pytest.mark.parametrize("game", SHOW_OTHERS)
def test_what_stands_on_the_board_of_another_says_what_it_is(tables, sit, game):
    """And is no part of an answer, though what is bid for or built may be called the same."""
    page = sit(asked_when(tables, game, lambda game: game.count > 40))
    seen, told = page.locator('.boards .thing[data-spot^="seen "]'), page.locator("#explained")
    expect(page.locator('.boards .legal[data-spot^="seen "]')).to_have_count(0)
    x, y = seen.first.evaluate(WITHIN)
    page.mouse.move(x, y)
    name = seen.first.get_attribute("data-name")
    expect(told.locator("h3")).to_have_text(name)
    page.mouse.click(x, y)
    expect(told.get_by_role("button", name="Close")).to_be_visible()
    expect(told.locator("h3")).to_have_text(name)
    expect(told.locator(".why")).to_have_count(0)


@pytest.mark.parametrize("hand", ["pointer", "keyboard"])
def test_what_a_player_has_is_told_in_words(tables, sit, hand):
    page = sit(asked_when(tables, SHOW_OTHERS[0], lambda game: game.count > 20))
    standing, told = page.locator(".standing").nth(1), page.locator("#here")
    if hand == "pointer":
        standing.locator(".fact").last.hover()
    else:
        while not standing.evaluate("each => each === document.activeElement"):
            page.keyboard.press("Tab")
    expect(told.locator("strong")).to_have_text("Bruno")
    expect(told.locator("li")).to_have_count(1 + standing.locator(".fact").count())  # the points, too
    assert all(re.search("[a-z]{3}", line) for line in told.locator("li").all_inner_texts())
    assert_accessible(page)
    if hand == "pointer":
        page.locator("h1").hover()
    else:
        page.keyboard.press("Tab")
        expect(told.locator("strong")).to_have_text("Chiara")
        page.keyboard.press("Tab")
    expect(told).to_be_hidden()


def test_a_player_whom_the_pointer_only_passes_is_not_told_of(tables, sit):
    page = sit(asked_when(tables, SHOW_OTHERS[0], lambda game: game.count > 20))
    with time_standing(page):
        page.reload()
        page.locator(".standing").nth(1).hover()
        page.locator("h1").hover()
        page.clock.run_for(LONG)
        expect(page.locator("#here")).to_be_hidden()


def test_what_is_read_over_the_page_is_not_shut_by_where_the_pointer_rests(tables, sit):
    page = sit(asked_when(tables, SHOW_OTHERS[0], lambda game: game.count > 20))
    with time_standing(page):
        page.reload()
        page.get_by_role("button", name="What do the signs mean?").click()
        page.locator(".standing").first.hover()
        page.clock.run_for(LONG)
        expect(page.locator("#signs")).to_be_visible()
        expect(page.locator("#here")).to_be_hidden()


def test_the_rule_of_an_event_unfolds_beside_it(tables, sit):
    page = sit(building(tables))
    page.locator("#tab-beside").click()
    page.locator("#news a.section").first.click()
    expect(page.locator("#explained .paragraph")).to_be_visible()
    assert "/rules" not in page.url


def test_a_try_out_explains_itself_as_the_table_does(tables, sit):
    page = sit(building(tables))
    page.get_by_role("button", name="Try it out").click()
    page.locator(".spots .legal").first.wait_for()
    page.locator('.spots [data-spot="b1"]').click()
    told = page.locator("#explained")
    expect(told.locator(".why")).not_to_be_empty()
    expect(told.locator(".paragraph")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#figure-hand .thing").first.hover()
    expect(told.locator(".component h3")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("part", ["", "/history"])
def test_what_a_story_names_is_shown_in_full_beside_it(tables, sit, part):
    page = sit(building(tables))
    if part:
        page.goto(page.url + part)
    else:
        page.locator("#tab-beside").click()
    named = page.locator(".of-card").first
    named.click()
    told = page.locator("#explained")
    expect(told.locator(".component h3")).to_be_visible()
    assert len(told.locator(".component p").inner_text()) > 20
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
