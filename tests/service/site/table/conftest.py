"""Fixtures for the page of a table."""

import pytest

from service.platform.deps import deps
from service.platform.signing import Purpose
from service.platform.transaction import read_session
from service.play.tables.models import Table
from service.play.tables.viewer import SeatViewer

OURS = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def seat_link(house):
    """The path of a seat's link: `seat_link(at, 1)`."""

    def make(at, number: int) -> str:
        with house.app_context(), read_session() as session:
            row = session.get(Table, at.number)
            seat = row.seats[number]
            link = SeatViewer.of(row, seat, seat.player).link(Purpose.SEAT)
            return link.removeprefix(deps().settings.public_url)

    return make


@pytest.fixture
def press(client):
    """Presses a button of the page, signed in: `press(at, 0, "talk", text="Hello")`."""

    def do(at, seat: int, part: str, **form):
        return client.post(f"/tables/{at.number}/{part}", data=form, headers=at.keys[seat] | OURS)

    return do


@pytest.fixture
def look(client):
    """Reads the page of a table, or a part of it, as a seat sees it; without a seat, as an onlooker."""

    def at_page(table, mine: int | None = None, part: str = "", **query):
        headers = {} if mine is None else table.keys[mine]
        return client.get(f"/tables/{table.number}{part}", headers=headers, query_string=query)

    return at_page
