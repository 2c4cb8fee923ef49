"""What the page behind an answer does beside playing it: it leads on, it plays at once for whoever is signed in, it takes back;
and the deadline as an entry for a calendar.
"""

import re
from datetime import timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from engine import games
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerSession
from service.platform.transaction import read_session, transaction
from service.play.clocks.running_clock import deadline_at
from service.play.tables.models import Table
from service.play.tables.viewer import SeatViewer
from service.web.access import COOKIE
from tests.parts.letters import play, sit
from tests.service.site.test_links import links_in, state

GAME = next(name for name, game in games().items() if game.published)
"""One in which a turn has several answers."""


def test_a_link_that_leaves_a_turn_unfinished_is_followed_by_a_letter_unless_one_goes_on(
    house, client, clock, letters, mailer
):
    """The page behind the link leads on first."""
    with house.app_context():
        number = sit(clock, GAME, 2)
        game, seat, move = unfinished_turn(clock, number)
        assert letters()
        link = link_to(number, seat, game.question(seat).id, move)
    clock.tick(minutes=1)
    played = client.post(link)
    assert played.status_code == 200
    sent_so_far = len(mailer.mails)
    letters()
    assert len(mailer.mails) == sent_so_far
    clock.tick(minutes=5)
    letters()
    assert [mail["X-Procaccio-Loop"] for mail in mailer.mails[sent_so_far:]] == ["decision"]


def test_whoever_goes_on_by_the_page_is_sent_no_letter_about_what_is_done(
    house, client, clock, letters, mailer
):
    with house.app_context():
        number = sit(clock, GAME, 2)
        game, seat, move = unfinished_turn(clock, number)
        letters()
        first = link_to(number, seat, game.question(seat).id, move)
    assert client.post(first).status_code == 200
    with house.app_context():
        play(clock, number, 10_000)
    before = len(mailer.mails)
    clock.tick(minutes=10)
    letters()
    assert "decision" not in [mail["X-Procaccio-Loop"] for mail in mailer.mails[before:]]


def unfinished_turn(clock, number: int):
    """The first answer of a table after which the same seat is asked on."""
    for stop in range(1, 60):
        game = play(clock, number, stop)
        seat = game.waiting[0]
        for move in game.moves(seat):
            tried = game.copy()
            tried.play(seat, move)
            if tried.waiting == (seat,) and game.question(seat).kind == tried.question(seat).kind == "turn":
                return game, seat, str(move)
    raise LookupError("no turn has two answers")


def link_to(number: int, seat: int, question: int, move: str) -> str:
    with read_session() as session:
        row = session.get(Table, number)
        reader = SeatViewer.of(row, row.seats[seat], row.seats[seat].player)
        return reader.answer_link(question, move).removeprefix("http://127.0.0.1:8000")


def deadline_of(house, at, number: int = 0) -> str:
    with house.app_context(), read_session() as session:
        row = session.get(Table, at.number)
        reader = SeatViewer.of(row, row.seats[number], row.seats[number].player)
        return reader.deadline_link(row.seats[number].question).removeprefix("http://127.0.0.1:8000")


def test_a_deadline_is_had_as_an_entry_for_a_calendar_as_long_as_it_is_owed(
    house, client, seated, letters, clock
):
    at = seated("pebbles", 3)
    link = deadline_of(house, at)
    with house.app_context(), transaction() as session:
        row = session.get(Table, at.number)
        deadline = deadline_at(row, row.seats[0], clock())
    answer = client.get(link)
    assert answer.mimetype == "text/calendar"
    assert f"DTSTART:{deadline:%Y%m%dT%H%M%SZ}" in answer.text
    assert re.search(r"SEQUENCE:\d+", answer.text)
    with house.app_context(), transaction() as session:
        seat = session.get(Table, at.number).seats[0]
        seat.clock = replace(seat.clock, extra=timedelta(days=7))
        later = deadline_at(seat.table, seat, clock())
    assert later >= deadline + timedelta(days=7)
    assert f"DTSTART:{later:%Y%m%dT%H%M%SZ}" in client.get(link).text
    answered = links_in(letters()["anna"], "answer")[0]
    assert client.post(answered).status_code == 200
    over = client.get(link)
    assert over.status_code == 410
    assert "This deadline is over" in over.text
    assert client.get(link[:-2]).status_code == 404


@pytest.mark.parametrize(
    ("who", "site", "at_once"),
    [
        ("holder", "none", True),
        ("holder", "same-origin", True),
        ("holder", "cross-site", False),
        ("holder", "", False),
        ("other", "none", False),
        ("stranger", "none", False),
    ],
)
def test_a_page_presses_its_button_only_for_the_holder_and_never_for_another_site(
    house, browser_of, person, clock, letters, who, site, at_once
):
    with house.app_context():
        number = sit(clock, "pebbles", 2)
    link = links_in(letters()["anna"], "answer")[0]
    browser = house.test_client()
    if who != "stranger":
        with house.app_context(), transaction() as session:
            name = {"holder": "Anna", "other": "Bob"}[who]
            player = session.scalars(select(Player).where(Player.name == name)).one()
            secret = generate_key(KeyPrefix.SESSION)
            opened = {"device": "test", "created_at": clock(), "used_at": clock()}
            later = clock() + timedelta(days=1)
            session.add(PlayerSession(player=player, digest=key_digest(secret), expires_at=later, **opened))
        browser.set_cookie(COOKIE, secret)
    before = state(house, number)
    page = browser.get(link, headers={"Sec-Fetch-Site": site} if site else {})
    assert ("data-at-once" in page.text) is at_once
    assert ">Send<" in page.text
    assert state(house, number) == before


def test_what_was_played_by_a_link_can_be_taken_back_where_nobody_need_be_asked(
    house, client, seated, letters
):
    at = seated("pebbles", 3)
    link = links_in(letters()["anna"], "answer")[0]
    before = state(house, at.number)[2]
    played = client.post(link)
    (undo,) = re.findall(r'action="http://127\.0\.0\.1:8000(/seat/[^"]+/take-back)"', played.text)
    assert client.post(undo).status_code in {200, 303}
    assert state(house, at.number)[2] == before
