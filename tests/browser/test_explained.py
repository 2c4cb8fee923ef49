"""Everything explains itself: cards in full, the rule beside what it is about, and why something cannot be."""

import pytest
from playwright.sync_api import expect

from tests.browser.page import assert_accessible
from tests.browser.tabling import building

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_what_cannot_be_says_why_at_once(tables, sit, screen):
    page = sit(building(tables), screen, has_touch=screen == "phone")
    page.locator(".spots .legal").first.wait_for()
    page.locator('.spots [data-spot="b1"]').click()
    told = page.locator("#explained")
    expect(told.locator(".why")).not_to_be_empty()
    expect(told.locator(".paragraph a.section")).to_have_attribute(
        "href",
        page.url.split("?")[0].split("#")[0][page.url.index("/tables") :]
        + "/rules#"
        + told.locator(".paragraph a.section").inner_text(),
    )
    assert_accessible(page)
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()


def test_a_card_under_the_pointer_is_shown_in_full(tables, sit):
    page = sit(building(tables))
    card = page.locator("#figure-hand .thing").first
    card.hover()
    expect(page.locator("#explained .component h3")).to_be_visible()
    assert len(page.locator("#explained .component p").inner_text()) > 20
    page.locator("h1").hover()
    expect(page.locator("#explained")).to_be_hidden()


def test_the_rule_of_an_event_unfolds_beside_it(tables, sit):
    page = sit(building(tables))
    page.locator("#tab-beside").click()
    page.locator("#news a.section").first.click()
    expect(page.locator("#explained .paragraph")).to_be_visible()
    assert "/rules" not in page.url


def test_a_try_out_explains_itself_as_the_table_does(tables, sit):
    page = sit(building(tables))
    page.get_by_role("button", name="Try things out").click()
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
