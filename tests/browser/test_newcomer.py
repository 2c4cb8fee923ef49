"""Somebody new, from the front page to their first own move and to a table that stays theirs, in a real browser.

How far away the first move is, is counted in presses on the way through what the pages offer: one opens the guided
table, the others put together the answer that the lesson suggests, and send it. `pytest -s` prints the figures.
"""

import re
import time

import pytest
from playwright.sync_api import expect
from sqlalchemy import func, select

from engine import games
from engine.table.lesson import course_of
from service.platform.accounts.models import Player, PlayerKind
from service.platform.transaction import read_session
from service.play.tables.move_models import Move
from tests.browser.page import NARROW, WIDE, assert_clean, press
from tests.browser.player import COUNT_SWAPS, THERE, eventually

TAUGHT = [game for game in games() if course_of(game)]
MOST_PRESSES = 6
INSTANCE = re.compile(r"For example: (.+)")


class Newcomer:
    """Whoever presses, and how often they did."""

    def __init__(self, page, town) -> None:
        self.page, self.town, self.presses = page, town, 0

    def on(self, locator) -> None:
        """A press that leads to another page."""
        self.presses += 1
        with self.page.expect_navigation(wait_until=THERE):
            locator.click()

    def choose(self, locator) -> None:
        """A press that changes what is being put together."""
        self.presses += 1
        before = self.page.evaluate("window.swaps")
        locator.click()
        eventually(lambda: self.page.evaluate("window.swaps") > before)

    @property
    def moves(self) -> int:
        """Their own, on the record."""
        with self.town.app.app_context(), read_session() as session:
            guest = select(func.max(Player.id)).where(Player.kind == PlayerKind.GUEST).scalar_subquery()
            return session.scalar(select(func.count()).select_from(Move).where(Move.player_id == guest))

    def begin(self, game: str) -> None:
        self.page.goto("/")
        self.on(self.page.locator(f'form[action="/learn/{game}"] button').first)
        expect(self.page.locator("#lesson")).to_be_visible()

    def answer_as_suggested(self) -> None:
        """With pills and buttons, as the words of the suggestion say; what they cannot say is written."""
        answering = self.page.locator("#answering")
        said = INSTANCE.search(self.page.locator("#lesson").inner_text())[1].strip()
        for pill in answering.locator(".pill:visible").all():
            wanted = re.search(rf"\b{re.escape(pill.inner_text().strip())}\b", said) is not None
            several = pill.locator("[type=checkbox]").count() > 0
            if pill.locator("input").is_checked() != wanted and (wanted or several):
                self.choose(pill)
        foreseen = answering.locator(".outcome .notation")
        if foreseen.count() and foreseen.first.inner_text().strip() == said:
            self.press_through(answering.locator("button.chief").first)
            return
        self.presses += 1
        answering.locator("details.typing summary").click()
        answering.locator("#typed").fill(said)
        self.press_through(answering.locator("details.typing button").first)

    def press_through(self, button) -> None:
        """A button that sends the answer; or one that adds it to a turn, and the one that sends the turn."""
        if button.get_attribute("formaction") is not None:
            self.on(button)
            return
        self.choose(button)
        self.on(self.page.locator("#finish"))


@pytest.fixture
def newcomer(visitor, town):
    def arrive(width: int = WIDE, **how):
        page = visitor("", width, **how)
        page.add_init_script(COUNT_SWAPS)
        return Newcomer(page, town)

    return arrive


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_own_move_is_a_minute_away(newcomer, game):
    """From the front page, without an account: how many presses, how many seconds for somebody who reads at once."""
    new = newcomer()
    began = time.monotonic()
    new.begin(game)
    assert new.moves == 0
    new.answer_as_suggested()
    eventually(lambda: new.moves > 0)
    print(f"\n{game}: first own move after {new.presses} presses and {time.monotonic() - began:.1f} s")  # noqa: T201 - the figure
    assert new.presses <= MOST_PRESSES


@pytest.mark.parametrize(("width", "scripts"), [(WIDE, True), (NARROW, False)])
def test_from_the_front_page_to_a_table_that_stays(newcomer, visitor, town, width, scripts):
    """Play as a guest, give an address, press its link, and go on at the same table as a person."""
    email = f"new-{width}@example.org"
    page = newcomer(width, java_script_enabled=scripts).page
    page.goto("/")
    with page.expect_navigation():
        page.locator(f'form[action="/learn/{TAUGHT[0]}"] button').first.click()
    table = page.url
    expect(page.locator("#lesson")).to_be_visible()
    press(page.get_by_role("banner"), "Keep my tables", role="link")
    page.get_by_label("Your e-mail address").fill(email)
    press(page, "Send me a link")
    page.goto(town.link_to(email, "sign-in"))
    expect(page.get_by_text("Your tables as a guest come with you")).to_be_visible()
    press(page, "Sign in")
    assert page.url == table, "back where they were"
    expect(page.get_by_role("link", name="Newcomer")).to_be_visible()
    expect(page.locator("#lesson")).to_be_visible()


def test_a_guest_is_led_to_an_address_where_people_are(newcomer, visitor):
    host = visitor("open-host")
    host.goto(f"/tables/new/{TAUGHT[0]}")
    press(host, "Open the table")
    new = newcomer(NARROW)
    new.begin(TAUGHT[0])
    page = new.page
    page.goto(host.url.partition("?")[0])
    press(page, "Give your address", role="link")
    expect(page.get_by_role("heading", name="Keep your tables")).to_be_visible()
    page.goto(f"/tables/new/{TAUGHT[0]}")
    press(page, "Open the table")
    expect(page.locator("#board")).to_be_visible()


def test_a_first_sign_in_says_where_to_begin(visitor):
    page = visitor("first-time")
    expect(page.get_by_role("heading", name="Get started")).to_be_visible()
    assert_clean(page)
    with page.expect_navigation():
        page.locator(f'form[action="/play/{TAUGHT[0]}"] button').click()
    expect(page.locator("#board")).to_be_visible()


def test_a_guest_is_forgotten_when_they_say_so(newcomer):
    page = newcomer().page
    page.goto("/")
    with page.expect_navigation():
        page.locator(f'form[action="/learn/{TAUGHT[0]}"] button').first.click()
    page.goto("/keep")
    press(page, "Forget me")
    expect(page.get_by_text("All your data is deleted")).to_be_visible()
    expect(page.get_by_role("heading", name="Play now, against bots")).to_be_visible()


@pytest.mark.parametrize(("width", "look"), [(WIDE, "light"), (NARROW, "dark")])
def test_axe_finds_nothing_on_what_somebody_new_sees(newcomer, width, look):
    new = newcomer(width, color_scheme=look)
    new.page.goto("/")
    assert_clean(new.page, "front")
    new.begin(TAUGHT[0])
    assert_clean(new.page, "lesson")
    for path in ("/", "/keep", f"/tables/new/{TAUGHT[0]}", f"/learn/{TAUGHT[0]}", "/learn", "/open"):
        new.page.goto(path)
        assert_clean(new.page, path)
