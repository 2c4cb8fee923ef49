"""Ratings in a real browser: the course of one, and a leaderboard, read by eyes, by ears and on a phone."""

from datetime import timedelta

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

from service.platform.accounts.models import Player
from service.platform.ports import utc_now
from service.platform.transaction import read_session
from tests.browser.page import NARROW, WIDE, assert_clean, press
from tests.service.seasons.ratings.conftest import Hall


@pytest.fixture
def rated(visitor, town):
    """Somebody who has won many rated tables and lost the last: `page, number = rated("name", WIDE)`."""

    def make(name: str, width: int, **how):
        page = visitor(name, width, **how)
        with town.app.app_context():
            with read_session() as session:
                found = select(Player.id).where(Player.email.startswith(name))
                number = session.scalars(found).one()
            hall = Hall(utc_now)
            others = hall.people(2)
            for back in range(12, -1, -1):
                at = utc_now() - timedelta(days=30 * back)
                hall.play([number, *others], [1, 2, 2] if back else [3, 1, 2], at=at)
        return page, number

    return make


@pytest.mark.parametrize(("width", "look"), [(WIDE, "light"), (NARROW, "dark")])
def test_a_player_and_a_leaderboard(rated, width, look):
    page, number = rated(f"rita-{look}", width, color_scheme=look)
    page.goto("/")
    press(page, "Leaderboard", role="link")
    expect(page.get_by_role("heading", name="People I know")).to_be_visible()
    assert_clean(page)
    page.goto(f"/players/{number}")
    drawn = page.get_by_role("img", name="13 rated tables, from 1000 to")
    expect(drawn).to_be_visible()
    assert drawn.bounding_box()["height"] > 100
    assert_clean(page)
    page.get_by_text("Table by table").click()
    expect(page.get_by_text("3 of 3").first).to_be_visible()
    assert_clean(page)
