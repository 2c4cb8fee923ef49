"""What a page of a table tells beside its board: that it is past, what has happened lately, and what lies over it."""

import pytest
from playwright.sync_api import expect

from tests.browser.page import assert_accessible
from tests.browser.tabling import ME, asked_when, at_random, building
from tests.browser.test_life import after
from tests.browser.test_pointing import GAMES, PLACES

GILDED = """all => all.filter(each => getComputedStyle(each).stroke !== 'none' || getComputedStyle(each).fillOpacity > 0).length"""


def test_an_earlier_board_offers_nothing_and_says_that_it_is_past(tables, sit):
    """Nothing moves for it, neither going back nor coming to the present again."""
    page = sit(building(tables))
    marks, told = page.locator(".boards :is(.thing, .spots rect).legal"), page.locator("#caption")
    places = page.evaluate(PLACES)
    assert marks.evaluate_all(GILDED)
    page.locator("#step-back").click()
    expect(told).to_contain_text("After move")
    assert marks.count()
    assert not marks.evaluate_all(GILDED)
    expect(page.locator("#dock")).not_to_have_css("filter", "none")
    assert page.evaluate(PLACES) == places
    assert_accessible(page)
    told.get_by_role("button", name="Back to now").click()
    expect(told).to_be_hidden()
    expect(page.locator("#dock")).to_have_css("filter", "none")
    assert marks.evaluate_all(GILDED)
    assert page.evaluate(PLACES) == places


@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_over_the_page_fits_into_it_and_has_a_button_that_closes_it(tables, sit, game, screen):
    seated = tables.open(game, 5, seed=4)
    seated.others_play(at_random(4), all_seats=True, until=lambda game: ME in game.waiting and game.count > 9)
    page = sit(seated, screen)
    window = page.viewport_size
    for way in page.locator(".head [popovertarget]:visible").all():
        over = page.locator("#" + way.get_attribute("popovertarget"))
        way.click()
        for drawn in (over, *over.locator(".board").all()):
            at = drawn.bounding_box()
            assert at["x"] >= 0 <= at["y"]
            assert at["x"] + at["width"] <= window["width"]
            assert at["y"] + at["height"] <= window["height"]
        over.evaluate("each => each.scrollTo(0, 9999)")
        over.get_by_role("button", name="Close").click()
        expect(over).to_be_hidden()
        way.click()
        page.keyboard.press("Escape")
        expect(over).to_be_hidden()


def test_what_is_read_over_the_page_stays_while_others_move(tables, sit):
    """It lies in the part of the page that tells who has what, which is put there anew."""
    seated = after(tables, GAMES[-1], 23)
    page = sit(seated)
    standing = page.locator("#strip").text_content()
    over = page.locator("figure.aside")
    page.locator('.head .more[popovertarget^="figure-"]').click()
    expect(over).to_be_visible()
    seated.others_play(at_random(5), all_seats=True, until=lambda game: game.count >= 24)
    expect(page.locator("#strip")).not_to_have_text(standing)
    expect(over).to_be_visible()
    over.get_by_role("button", name="Close").click()
    expect(over).to_be_hidden()


def test_what_has_happened_stands_below_the_question_and_is_new_until_it_is_read(tables, sit):
    page = sit(asked_when(tables, GAMES[0], lambda game: game.count >= 20))
    lately, count = page.locator("#lately"), page.locator("#tab-beside .count")
    last = page.locator("#beside .story li").last.text_content()
    expect(lately.locator("li").last).to_have_text(last)
    question = page.locator("#question").bounding_box()
    assert lately.bounding_box()["y"] > question["y"]
    expect(count).to_be_visible()
    page.locator("#tab-beside").click()
    expect(lately).to_be_hidden()
    expect(count).to_have_count(0)
    page.reload()
    expect(page.locator("#tab-beside")).to_be_visible()
    expect(count).to_have_count(0)


def test_whoever_waits_is_told_of_the_last_moves(tables, sit):
    """Since their own there may have been none."""
    seated = asked_when(tables, GAMES[-1], lambda game: game.count > 20)
    while seated.asked:
        seated.play(ME, str(at_random(4)(seated.game, ME)))
    page = sit(seated)
    told = page.locator("#lately li")
    expect(told.last).to_be_visible()
    assert told.count() > page.locator("#beside .story li").count()
    assert_accessible(page)
