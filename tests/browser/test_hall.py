"""The way of a person through the hall, in a real browser: with and without scripts, wide and narrow, by mouse and by keys."""

import re

import pytest
from playwright.sync_api import expect

from service.app import create_app
from service.core.database import Base, db
from service.core.settings import Settings
from service.mail.deliver import deliver_mail
from tests.browser.page import NARROW, WIDE, assert_clean, open_context, press
from tests.parts.servers import free_port, served
from tests.parts.service import Keeper

pytestmark = pytest.mark.browser

CHAPTERS = ("me", "me/mail", "me/time", "me/letters", "me/keys", "me/hooks", "me/account")
LINK = re.compile(r"http://127\.0\.0\.1:\d+(/\S+)")


class Town:
    """The product at work, and the mail that it sends."""

    def __init__(self, app, url: str, keeper: Keeper) -> None:
        self.app, self.url, self.keeper = app, url, keeper

    def link_to(self, email: str, kind: str) -> str:
        """The newest link of a kind that was mailed to an address."""
        with self.app.app_context():
            deliver_mail(now=self.app.extensions["procaccio"].clock())
        mine = [mail for mail in self.keeper.mails if mail["To"] == email]
        links = [link for mail in mine for link in LINK.findall(mail.get_body(("plain",)).get_content())]
        return next(link for link in reversed(links) if link.startswith(f"/{kind}/"))


@pytest.fixture(scope="module")
def town(tmp_path_factory):
    port, keeper = free_port(), Keeper()
    url = f"http://127.0.0.1:{port}"
    plenty = {
        "stream_seconds": 0,
        "rate": "100000/minute",
        "sign_in_rate": "1000/minute",
        "sign_in_mails": 100,
    }
    settings = Settings(data=tmp_path_factory.mktemp("town"), public_url=url, **plenty)
    app = create_app(settings, mailer=keeper)
    with app.app_context():
        Base.metadata.create_all(db.engine)
    with served(app, port):
        yield Town(app, url, keeper)


@pytest.fixture
def person(browser, town):
    """A person's own browser, signed in by the mailed link: `anna = person("anna")`."""
    contexts, complaints = [], []

    def arrive(name: str, width: int = WIDE, **how):
        context = open_context(browser, width, base_url=town.url, **how)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if name:
            sign_in(page, town, f"{name}@example.org")
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not [each for each in complaints if "Failed to load resource" not in each]


def sign_in(page, town, email: str) -> None:
    if page.url == "about:blank":
        page.goto("/sign-in")
    page.get_by_label("Your e-mail address").fill(email)
    press(page, "Send me a link")
    expect(page.get_by_text("a link is on its way")).to_be_visible()
    page.goto(town.link_to(email, "sign-in"))
    press(page, "Sign in")
    page.get_by_role("button", name="Sign out").wait_for()


@pytest.mark.parametrize(("width", "scripts"), [(WIDE, True), (NARROW, False)])
def test_from_the_first_visit_to_the_first_move(person, town, width, scripts):
    """Create, invite, sign in by the mailed link, join, start."""
    tag = f"{width}-{scripts}".lower()
    anna = person("", width, java_script_enabled=scripts, reduced_motion="no-preference")
    anna.goto("/tables/new")
    assert anna.url.endswith("/sign-in?back=/tables/new")
    sign_in(anna, town, f"anna-{tag}@example.org")
    assert anna.url.endswith("/tables/new")
    press(anna, "Open a table of Il Principe", role="link")
    anna.get_by_label("Name of the table").fill("Tuesday")
    anna.get_by_label("Seats", exact=True).select_option("2")
    anna.get_by_text("Whom I invite by mail").click()
    anna.get_by_text("When I say so").click()
    press(anna, "Open the table")
    expect(anna.get_by_text("The table is open.")).to_be_visible()
    anna.get_by_label("E-mail address").fill(f"bob-{tag}@example.org")
    press(anna, "Send an invitation")
    expect(anna.get_by_text("The invitation is on its way.")).to_be_visible()

    bob = person(f"bob-{tag}", width, java_script_enabled=scripts)
    expect(bob.get_by_role("heading", name="You are invited")).to_be_visible()
    press(bob, "Look and sit down", role="link")
    with bob.expect_navigation():
        bob.get_by_role("button", name="Sit here").first.click()
    expect(bob.get_by_text("You have a seat.")).to_be_visible()

    anna.reload()
    press(anna, "Begin")
    expect(anna.get_by_text("Play has begun.")).to_be_visible()
    press(anna, "My tables", role="link")
    expect(anna.get_by_role("heading", name="A decision waits for you")).to_be_visible()


def test_a_guest_comes_by_link(person):
    anna = person("anna-host")
    anna.goto("/tables/new/principe")
    anna.get_by_label("Seats", exact=True).select_option("3")
    anna.get_by_text("Whoever has the link").click()
    press(anna, "Open the table")
    press(anna, "Make a link")
    link = anna.get_by_role("textbox", name="The link of this table").input_value()
    guest = person("", NARROW)
    guest.goto(link)
    assert_clean(guest)
    guest.get_by_label("Your name at the table").fill("Gina")
    press(guest, "Sit down as a guest")
    expect(guest.get_by_text("Keep the address of this page")).to_be_visible()
    expect(guest.get_by_text("Gina")).to_be_visible()
    assert_clean(guest)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_preferences_a_key_and_farewell(person, town, scripts):
    page = person(f"dora-{scripts}".lower(), NARROW, java_script_enabled=scripts)
    page.goto("/me")
    page.get_by_label("Name").fill("Dora")
    page.get_by_label("Time zone").select_option("Europe/Rome")
    press(page, "Save")
    expect(page.get_by_text("Saved.")).to_be_visible()

    page.goto("/me/mail")
    page.get_by_text("In my digest only").click()
    if not scripts:
        press(page, "Preview")
    expect(page.get_by_text("your digest").first).to_be_visible()
    press(page, "Save")
    expect(page.get_by_role("radio", name="In my digest only")).to_be_checked()

    page.goto("/me/keys")
    page.get_by_label("Name of the key").fill("terminal")
    press(page, "Make a key")
    assert page.get_by_role("textbox", name="Your new key").input_value().startswith("pro_to_")
    press(page, "Take back terminal")
    expect(page.get_by_text("That key opens nothing any more.")).to_be_visible()

    page.goto("/me/account")
    page.get_by_label("Yes, delete my account").check()
    press(page, "Delete my account")
    expect(page.get_by_text("Your account is deleted")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("width", "look"), [(WIDE, "light"), (NARROW, "dark")])
def test_axe_finds_nothing_on_any_page(person, width, look):
    page = person(f"eva-{look}", width, color_scheme=look)
    page.goto("/tables/new/florence")
    press(page, "Open the table")
    assert_clean(page)
    page.get_by_label("E-mail address").fill("nobody")
    page.evaluate("document.querySelector('form[action$=invite]').noValidate = true")
    press(page, "Send an invitation")
    expect(page.get_by_text("This does not look like an e-mail address.")).to_be_visible()
    assert_clean(page)
    page.goto("/me/hooks")
    page.get_by_label("Address of your program").fill("https://example.org/hook")
    press(page, "Make the webhook")
    press(page, "Ping it")
    assert_clean(page)
    page.goto("/me/keys")
    page.get_by_label("Name of the key").fill("terminal")
    press(page, "Make a key")
    assert_clean(page)
    for path in ("", "open", "mine", "tables/new", "tables/new/florence", "help", "players/1", *CHAPTERS):
        page.goto(f"/{path}")
        assert_clean(page)
    page.goto("/me/mail/sample")
    expect(page.frame_locator("iframe").locator("body")).to_be_visible()


@pytest.mark.parametrize("path", ["", "open", "help", "nothing-here"])
def test_axe_finds_nothing_on_pages_for_strangers(person, path):
    page = person("", NARROW)
    page.goto(f"/{path}")
    assert_clean(page)


def test_a_table_is_opened_by_keys_alone(person):
    """The focus goes down the form in the order in which it is read, and always shows."""
    page = person("karl")
    page.goto("/tables/new/noblemen")
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


def test_the_story_of_a_mistake_takes_the_reader_to_its_field(person):
    page = person("leo", NARROW)
    page.goto("/tables/new/principe")
    page.get_by_text("Anybody may look on").click()
    press(page, "Open the table")
    page.get_by_role("link", name=re.compile("A table at which everybody may sit down")).click()
    assert page.url.endswith("#watched")
    assert_clean(page)
