"""The coach of a finished table: what it finds grows on an open page, and a second press makes it more certain."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from service.learning.coach.think import think_in_process
from service.learning.coach.work import work_on_table
from tests.browser.page import assert_clean, press
from tests.browser.tabling import at_random


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_the_findings_grow_without_a_press(tables, sit, screen):
    seated = tables.open("pebbles", 2, seed=3)
    seated.others_play(at_random(3), all_seats=True)

    def work(looks):
        with tables.app.app_context():
            while work_on_table(now=datetime.now(UTC), limit=looks, think=think_in_process) and looks > 3:
                pass

    page = sit(seated, screen)
    page.goto(f"{seated.address}/history")
    press(page, "Analyse my decisions")
    coach = page.locator("#coach")
    expect(coach.locator("progress")).to_be_visible()
    work(3)
    expect(coach).to_contain_text("3 of")
    expect(coach.locator(".curves")).to_be_visible()
    assert_clean(page)
    work(10_000)
    expect(coach.locator("progress")).to_have_count(0)
    expect(coach).to_contain_text("Where the points came from")
    press(page, "Analyse more closely")
    expect(coach.locator("progress")).to_be_visible()
    expect(coach).to_contain_text("Where the points came from")
    work(10_000)
    expect(coach.locator("progress")).to_have_count(0)
    assert_clean(page)
