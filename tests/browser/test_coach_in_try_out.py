"""The coach beside a try-out: offered for what was played, and there by itself once it has thought."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from service.learning.coach.think import think_in_process
from service.learning.coach.try_out import look_at_try_outs
from service.platform.transaction import transaction
from service.play.tables.models import Table
from tests.browser.page import assert_clean, press
from tests.browser.tabling import ME, asked_when

ASK = "Let the coach analyse"


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_what_an_answer_is_worth_comes_without_a_press(tables, sit, screen):
    seated = asked_when(tables, "pebbles", lambda game: len(game.moves(ME)) > 1)
    with tables.app.app_context(), transaction() as session:
        session.get(Table, seated.number).bot_advice = True
    page = sit(seated, screen)
    press(page, "Try it out")
    coach = page.locator("#worth")
    expect(coach).to_contain_text("Play an answer here")
    page.locator("#answering details.typing summary").click()
    page.locator("#typed").fill(str(seated.game.moves(ME)[0]))
    page.locator("#typed").press("Enter")
    press(page, ASK)
    expect(coach.locator("progress")).to_be_visible()
    expect(coach.get_by_role("button", name=ASK)).to_have_count(0)
    assert_clean(page)
    with tables.app.app_context():
        look_at_try_outs(now=datetime.now(UTC), limit=1, think=think_in_process)
    expect(coach.locator("table")).to_be_visible()
    expect(coach.locator("progress")).to_have_count(0)
    assert_clean(page)
