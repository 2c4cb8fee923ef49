"""Every part in every state, in a real browser: wide and narrow, light and dark, with and without scripts."""

import pytest

from tests.browser.page import NARROW, UNINSTALLED, WIDE, assert_clean, open_context, press


@pytest.fixture
def visit(browser, gallery):
    """Open a page; whatever the browser complains of (the content policy, for one) fails the test."""
    complaints: list[str] = []
    contexts = []

    def visiting(width=WIDE, path="gallery", **how):
        context = open_context(browser, width, **how)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: UNINSTALLED in said.text or complaints.append(said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(gallery + path)
        return page

    yield visiting
    for context in contexts:
        context.close()
    assert not complaints


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_axe_finds_nothing_and_nothing_sticks_out(visit, width, look):
    assert_clean(visit(width, color_scheme=look))


@pytest.mark.parametrize("path", ["sign-in", "api/v1/", "problems/"])
def test_axe_finds_nothing_on_the_pages_that_stand(visit, path):
    assert_clean(visit(NARROW, path, color_scheme="dark"))


def test_the_type_and_the_script_arrive(visit):
    page = visit()
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.fonts.check('16px Alegreya', 'Aż')")
    assert page.evaluate("htmx.config.includeIndicatorCSS") is False


def test_the_script_swaps_a_part_under_the_content_policy(visit):
    page = visit()
    page.evaluate("htmx.ajax('GET', '/sign-in', {target: 'main', select: 'main > *'})")
    page.locator("#email").wait_for()
    assert not page.get_by_text("Since your last move").is_visible()


def test_the_keyboard_comes_to_the_content_first(visit):
    page = visit(NARROW)
    page.keyboard.press("Tab")
    skip = page.locator(":focus")
    assert skip.get_attribute("href") == "#content"
    assert skip.bounding_box()["y"] >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


def test_whatever_has_the_focus_shows_it(visit):
    page = visit()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") >= 2


def test_fingers_find_what_they_press(visit):
    page = visit(NARROW, has_touch=True)
    heights = page.locator("button:visible, a.button:visible, summary:visible, .way a:visible").evaluate_all(
        "all => all.map(control => control.getBoundingClientRect().height)"
    )
    assert len(heights) > 20
    assert min(heights) >= 38


def test_without_scripts_the_look_is_chosen_and_folds_open(visit):
    page = visit(java_script_enabled=False, color_scheme="light")
    press(page, "Dark")
    assert page.locator("html").get_attribute("data-look") == "dark"
    assert not page.get_by_text("Only you read them.").is_visible()
    page.get_by_text("Notes", exact=True).click()
    assert page.get_by_text("Only you read them.").is_visible()
    assert not page.get_by_label("Write a message").is_visible()


@pytest.mark.parametrize(("wish", "still"), [("reduce", True), ("no-preference", False)])
def test_who_wants_no_motion_gets_none(visit, wish, still):
    page = visit(reduced_motion=wish)
    lasts = page.evaluate("getComputedStyle(document.querySelector('.button')).transitionDuration")
    assert (lasts == "0s") is still


def test_paper_shows_the_letter_alone(visit):
    page = visit()
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator(".way").is_visible()
    assert not page.locator("textarea#say").is_visible()
    assert page.get_by_text("Raise for the jester to 400, or pass?").first.is_visible()
    assert page.get_by_text("Only you read them.").is_visible()
    assert page.locator("main h1").is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
