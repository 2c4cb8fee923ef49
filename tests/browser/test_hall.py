"""The way of a person through the hall, in a real browser: with and without scripts, wide and narrow, by mouse and by keys."""

import re

import pytest
from playwright.sync_api import expect

from engine import games
from tests.browser.page import NARROW, WIDE, assert_clean, press

CHAPTERS = (
    "me",
    "me/mail",
    "me/push",
    "me/time",
    "me/letters",
    "me/mutes",
    "me/keys",
    "me/hooks",
    "me/account",
)


@pytest.mark.parametrize(("width", "scripts"), [(WIDE, True), (NARROW, False)])
def test_from_the_first_visit_to_the_first_move(visitor, town, width, scripts):
    """Create, invite, sign in by the mailed link, join, start."""
    tag = f"{width}-{scripts}".lower()
    anna = visitor("", width, java_script_enabled=scripts, reduced_motion="no-preference")
    anna.goto("/tables/new")
    assert anna.url.endswith("/sign-in?back=/tables/new")
    town.sign_in(anna, f"anna-{tag}@example.org")
    assert anna.url.endswith("/tables/new")
    press(anna, "Open a table of Il Principe", role="link")
    anna.get_by_text("People I invite by mail").click()
    anna.get_by_text("More: options").click()
    anna.get_by_label("Name of the table").fill("Tuesday")
    anna.get_by_label("Seats", exact=True).select_option("2")
    anna.get_by_text("When I start it").click()
    press(anna, "Open the table")
    expect(anna.get_by_text("The table is open.")).to_be_visible()
    anna.get_by_label("E-mail address").fill(f"bob-{tag}@example.org")
    press(anna, "Send an invitation")
    expect(anna.get_by_text("The invitation is on its way.")).to_be_visible()

    bob = visitor(f"bob-{tag}", width, java_script_enabled=scripts)
    expect(bob.get_by_role("heading", name="You are invited")).to_be_visible()
    press(bob, "Look and sit down", role="link")
    with bob.expect_navigation():
        bob.get_by_role("button", name="Sit down").first.click()
    expect(bob.get_by_text("You have a seat.")).to_be_visible()

    anna.reload()
    press(anna, "Start")
    expect(anna.get_by_text("Play has begun.")).to_be_visible()
    press(anna, "My tables", role="link")
    expect(anna.get_by_role("heading", name="A decision waits for you")).to_be_visible()


def test_a_press_is_not_broken_off_by_its_own_news(visitor):
    """The stream may tell that play has begun before the answer to the press is back."""
    anna = visitor("anna-slow")
    anna.goto("/tables/new/principe")
    anna.get_by_text("More: options").click()
    anna.get_by_text("When I start it").click()
    press(anna, "Open the table")
    while not anna.get_by_role("button", name="Start").count():
        press(anna, "Seat the bot")

    def late(route):
        answer = route.fetch(max_redirects=0)
        anna.wait_for_timeout(2000)
        route.fulfill(response=answer)

    anna.route("**/start", late)
    press(anna, "Start")
    expect(anna.get_by_text("Play has begun.")).to_be_visible()


LOOK_AGAIN = """new Promise((done) => {
  document.addEventListener("waiting", done, {once: true});  // what has changed is in its place
  document.dispatchEvent(new Event("visibilitychange"));
})"""


def test_an_open_hall_shows_what_begins_to_wait(visitor):
    anna = visitor("anna-watches")
    anna.goto("/")
    with anna.context.new_page() as other:
        other.goto("/tables/new/principe")
        other.get_by_text("More: options").click()
        other.get_by_text("When I start it").click()
        press(other, "Open the table")
        while not other.get_by_role("button", name="Start").count():
            press(other, "Seat the bot")
        press(other, "Start")
    anna.evaluate(LOOK_AGAIN)
    expect(anna.get_by_role("heading", name="A decision waits for you")).to_be_visible()
    assert anna.title().startswith("(1)")


def invite_nobody(page) -> None:
    """An address that the browser itself would refuse is sent all the same."""
    page.get_by_label("E-mail address").fill("nobody")
    page.evaluate("document.querySelector('form[action$=invite]').noValidate = true")
    press(page, "Send an invitation")


def test_what_is_wrong_with_an_address_stays_until_it_was_read(visitor):
    """A page that keeps itself up to date does not put away what it answered."""
    anna = visitor("anna-wrong")
    anna.goto(f"/tables/new/{next(iter(games()))}")
    press(anna, "Open the table")
    invite_nobody(anna)
    anna.evaluate(LOOK_AGAIN)
    expect(anna.get_by_text("This is not a valid e-mail address.")).to_be_visible()
    assert anna.get_by_label("E-mail address").input_value() == "nobody"


def test_a_guest_comes_by_link(visitor):
    anna = visitor("anna-host")
    anna.goto("/tables/new/principe")
    anna.get_by_text("Anyone with the link").click()
    anna.get_by_text("More: options").click()
    anna.get_by_label("Seats", exact=True).select_option("3")
    press(anna, "Open the table")
    link = anna.get_by_role("textbox", name="Invite by link").input_value()
    guest = visitor("", NARROW)
    guest.goto(link)
    assert_clean(guest)
    guest.get_by_label("Your name at the table").fill("Gina")
    press(guest, "Sit down as guest")
    expect(guest.get_by_text("Keep the address of this page")).to_be_visible()
    expect(guest.get_by_text("Gina (you)")).to_be_visible()
    assert_clean(guest)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_preferences_a_key_and_farewell(visitor, town, scripts):
    page = visitor(f"dora-{scripts}".lower(), NARROW, java_script_enabled=scripts)
    page.goto("/me")
    page.get_by_label("Name", exact=True).fill("Dora")
    page.get_by_label("Time zone").select_option("Europe/Rome")
    press(page, "Save")
    expect(page.get_by_text("Saved.")).to_be_visible()

    page.goto("/me/mail")
    page.get_by_role("radio", name=re.compile("^In my digest")).check()
    if not scripts:
        press(page, "Preview")
    expect(page.get_by_text("your digest").first).to_be_visible()
    press(page, "Save")
    expect(page.get_by_role("radio", name=re.compile("^In my digest"))).to_be_checked()

    page.goto("/me/keys")
    page.get_by_label("Name of the key").fill("terminal")
    press(page, "Create key")
    assert page.get_by_role("textbox", name="Your new key").input_value().startswith("pro_to_")
    press(page, "Revoke terminal")
    expect(page.get_by_text("This key no longer works.")).to_be_visible()

    page.goto("/me/account")
    page.get_by_label("Yes, delete my account").check()
    press(page, "Delete my account")
    expect(page.get_by_text("Your account is deleted")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()


@pytest.mark.parametrize(("width", "look"), [(WIDE, "light"), (NARROW, "dark")])
def test_axe_finds_nothing_on_any_page(visitor, width, look):
    page = visitor(f"eva-{look}", width, color_scheme=look)
    page.goto("/tables/new/florence")
    press(page, "Open the table")
    assert_clean(page)
    invite_nobody(page)
    expect(page.get_by_text("This is not a valid e-mail address.")).to_be_visible()
    assert_clean(page)
    page.goto("/me/hooks")
    page.get_by_label("Address of your program").fill("https://example.org/hook")
    press(page, "Create webhook")
    press(page, "Send ping")
    assert_clean(page)
    page.goto("/me/keys")
    page.get_by_label("Name of the key").fill("terminal")
    press(page, "Create key")
    assert_clean(page)
    for path in (
        "",
        "open",
        "mine",
        "leaderboard",
        "tables/new",
        "tables/new/florence",
        "help",
        "players/1",
        *CHAPTERS,
    ):
        page.goto(f"/{path}")
        assert_clean(page)
    page.goto("/me/mail/sample")
    expect(page.frame_locator("iframe").locator("body")).to_be_visible()


@pytest.mark.parametrize("path", ["", "open", "help", "nothing-here"])
def test_axe_finds_nothing_on_pages_for_strangers(visitor, path):
    page = visitor("", NARROW)
    page.goto(f"/{path}")
    assert_clean(page)


def test_a_table_is_opened_by_keys_alone(visitor):
    """The focus goes down the form in the order in which it is read, and always shows."""
    page = visitor("karl")
    page.goto("/tables/new/noblemen")
    page.get_by_role("radio", name="Everybody").focus()
    while page.evaluate("document.activeElement.tagName") != "SUMMARY":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # unfolds what is not asked first
    page.get_by_label("Name of the table").focus()
    page.keyboard.type("By keys")
    tops = []
    for _ in range(60):
        page.keyboard.press("Tab")
        tops.append(page.evaluate("document.activeElement.getBoundingClientRect().top + scrollY"))
        assert page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") >= 2
        if page.evaluate("document.activeElement.textContent").strip() == "Open the table":
            break
    assert tops == sorted(tops)
    page.keyboard.press("Enter")
    expect(page.get_by_text("The table is open.")).to_be_visible()
    expect(page.get_by_role("heading", name="By keys")).to_be_visible()


def test_the_story_of_a_mistake_takes_the_reader_to_its_field(visitor):
    page = visitor("leo", NARROW)
    page.goto("/tables/new/principe")
    page.get_by_text("More: options").click()
    page.get_by_label("Who may watch").select_option("no")
    press(page, "Open the table")
    page.get_by_role("link", name=re.compile("If everybody may sit down")).click()
    assert page.url.endswith("#watched")
    assert_clean(page)


def test_who_plays_decides_which_pace_is_offered_first(visitor):
    page = visitor("mara", NARROW)
    page.goto("/tables/new/principe")
    paces = page.get_by_role("group", name="Pace").get_by_role("radio")
    page.get_by_text("Just me and bots").click()
    expect(paces.first).to_have_attribute("value", "no-limit")
    expect(paces.first).to_be_checked()
    assert_clean(page)
    page.get_by_text("Daily").click()
    page.get_by_text("Everybody").first.click()
    expect(paces.first).to_have_attribute("value", "brisk")
    expect(page.get_by_role("radio", name="Daily")).to_be_checked()


def test_a_letter_about_new_tables_is_asked_for_and_stopped(visitor):
    page = visitor("nora", NARROW, java_script_enabled=False)
    page.goto("/open?game=noblemen")
    if page.locator("#seeks summary").count():
        page.locator("#seeks summary").click()
    page.get_by_role("button", name="Tell me when somebody opens a table").click()
    expect(page.get_by_text("You get a letter when somebody opens a table.")).to_be_visible()
    page.goto("/open?game=noblemen")
    if page.locator("#seeks summary").count():
        page.locator("#seeks summary").click()
    page.get_by_role("button", name="Stop these letters").click()
    expect(page.get_by_text("You get no more letters")).to_be_visible()
