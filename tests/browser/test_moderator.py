"""The desk at work in a real browser: somebody calls it from the talk, a press answers, another takes it back."""

import re

import pytest
from playwright.sync_api import expect

from service.play.tables.models import Table
from service.play.talk.models import Said
from service.play.talk.say import add_line
from tests.browser.page import NARROW, WIDE, open_context, press
from tests.browser.tabling import at_random

RUDE = "You dimwit, play at last!"


@pytest.fixture
def table(tables):
    """A table some moves on, at which the second seat was rude to the first."""
    at = tables.open("pebbles", 3)
    at.others_play(at_random(1), all_seats=True, until=lambda game: game.count >= 10)
    return at


def spoken(host, table) -> int:
    """The line that is reported."""

    def say(session):
        row = session.get(Table, table.number)
        spoken = {"table_id": row.id, "player_id": row.seats[1].player_id, "text": RUDE, "to": None}
        return add_line(session, **spoken, now=row.moved_at).id

    return host.with_session(say)


@pytest.mark.parametrize(("width", "scripts"), [(WIDE, True), (NARROW, False)])
def test_a_call_is_made_answered_and_its_answer_taken_back(browser, host, table, width, scripts):
    line = spoken(host, table)
    with open_context(browser, width, java_script_enabled=scripts) as context:
        context.add_cookies([table.cookie])
        page = context.new_page()
        page.goto(f"{table.address}/report?said={line}")
        expect(page.get_by_text(RUDE)).to_be_visible()
        page.get_by_label("What should the moderators know?").fill("This is no way to speak to anybody.")
        press(page, "Call the moderators")
        expect(page.get_by_text("The moderators are called.")).to_be_visible()

    with open_context(browser, width, java_script_enabled=scripts, base_url=host.tables.url) as context:
        context.add_cookies(host.page.context.cookies())
        desk = context.new_page()
        desk.goto("/desk")
        desk.get_by_role("article").filter(has_text="This is no way to speak").get_by_role(
            "link", name=re.compile("^Call ")
        ).last.click()
        expect(desk.get_by_text(RUDE)).to_be_visible()
        expect(desk.locator(".boards figure svg").first).to_be_visible()
        press(desk, "Remove the message")
        assert removed(host, line)
        press(desk, "Undo")
        assert not removed(host, line)
        press(desk, "Remove the message")
        press(desk, "Settle")
        expect(desk.get_by_text("Done.")).to_be_visible()
        assert removed(host, line)


def removed(host, line: int) -> bool:
    return host.with_session(lambda session: session.get(Said, line).removed_at is not None)


def test_the_slider_shows_where_a_table_would_go_back_to(browser, host, table):
    """With scripts each step is drawn as the slider moves; what is confirmed is what was seen."""
    with open_context(browser, base_url=host.tables.url) as context:
        context.add_cookies(host.page.context.cookies())
        desk = context.new_page()
        desk.goto(f"/desk/tables/{table.number}")
        press(desk, "Go back to a hand-over", role="link")
        before = desk.locator(".boards").inner_html()
        desk.locator("#step").fill("1")
        expect(desk.get_by_text(re.compile("After (the first move|1 moves)")).first).to_be_visible()
        assert desk.locator(".boards").inner_html() != before, "the picture is that of the moment"
        count = int(desk.locator('input[name="count"]').input_value())
        desk.get_by_label("Reason", exact=True).fill("they agreed to it")
        press(desk, re.compile("^Go back: After"))
        press(desk, "Confirm:")
        assert table.played == count


def test_an_act_at_a_person_is_asked_for_by_name(browser, host, table):
    host.go(f"/desk/tables/{table.number}/acts/restore?seat=0")
    expect(host.page.get_by_role("radio", name="Anna")).to_be_visible()
    expect(host.page.locator("input[type=number]")).to_have_count(0)
