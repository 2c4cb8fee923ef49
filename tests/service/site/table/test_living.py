"""An open page is kept up to date: by a stream, or by asking again, which costs nothing where nothing is new."""

import gzip
from itertools import islice

import pytest

from engine.table.game import game_named, games
from service.platform.transaction import transaction
from service.play.tables.models import Table
from service.play.tables.seat_keys import replace_seat_keys

PLANNED = [name for name, game in games().items() if game.plans][-1]
"""A game with standing orders."""


def test_a_page_that_is_unchanged_is_not_sent_again(client, seated, look):
    at = seated("pebbles", 3)
    tag = look(at, 0).headers["ETag"]
    again = client.get(f"/tables/{at.number}", headers=at.keys[0] | {"If-None-Match": tag})
    assert (again.status_code, again.text) == (304, "")
    assert look(at, 1).headers["ETag"] != tag


def test_pages_leave_squeezed_where_the_browser_can_open_them(client, seated, look):
    at = seated("pebbles", 4)
    plain = look(at, 0)
    assert plain.content_encoding is None
    squeezed = client.get(f"/tables/{at.number}", headers=at.keys[0] | {"Accept-Encoding": "br, gzip"})
    assert squeezed.content_encoding == "gzip"
    assert gzip.decompress(squeezed.data) == plain.data
    assert "Accept-Encoding" in squeezed.headers["Vary"]
    assert "Cookie" in squeezed.headers["Vary"] or "private" in squeezed.headers["Cache-Control"]


@pytest.mark.parametrize("seat", [0, None])
def test_the_stream_of_a_page_says_how_the_table_stands(client, seated, seat):
    at = seated("pebbles", 3)
    headers = {} if seat is None else at.keys[seat]
    with client.get(f"/tables/{at.number}/stream", headers=headers) as answer:
        assert answer.mimetype == "text/event-stream"
        told = b"".join(islice(answer.response, 2)).decode()
    assert "event: table" in told


def test_a_link_is_followed_until_it_opens_nothing(house, client, seated, seat_link, clock):
    at = seated("pebbles", 3)
    with client.get(f"{seat_link(at, 1)}/stream") as answer:
        flow = iter(answer.response)
        assert b"event: table" in b"".join(islice(flow, 2))
        with house.app_context(), transaction() as session:
            player = session.get(Table, at.number).seats[1].player_id
            replace_seat_keys(session, table_id=at.number, number=1, player_id=player, now=clock())
            session.get(Table, at.number).revision += 1
        at.send("POST", 0, "talk", {"text": "Still there?"})
        assert b"Still there?" not in b"".join(flow)


def renamed(house, at, seat: int, name: str) -> None:
    with house.app_context(), transaction() as session:
        session.get(Table, at.number).seats[seat].player.name = name


def test_a_page_that_is_kept_is_never_an_old_one(house, client, seated, seat_link, press, look, clock):
    """Whatever is done by whatever way, the next look shows it; looked at before and after in the same minute."""
    at = seated(PLANNED, 3)
    link = seat_link(at, 1)
    said = {
        "a talk": lambda: press(at, 0, "talk", text="first words", to="all"),
        "a note": lambda: client.post(f"{link}/note", data={"text": "a note"}),
        "a note anew": lambda: (
            clock.tick(seconds=1),
            client.post(f"{link}/note", data={"text": "another note"}),
        ),
        "a wish": lambda: client.post(f"{link}/settings", data={"rhythm": "digest"}),
        "a motion": lambda: press(at, 0, "motions", kind="pause"),
        "a plan": lambda: client.post(f"{link}/plans", data={"text": game_named(PLANNED).plans.example}),
        "a read mark": lambda: press(at, 1, "talk/read", said="1"),
        "a name": lambda: renamed(house, at, 0, "Annabella"),
        "a move": lambda: [
            at.answer(seat, at.question(seat)["moves"][0]["text"]) for seat in range(3) if at.question(seat)
        ],
    }
    for what, act in said.items():
        before = look(at, 1).text, client.get(link).text
        assert look(at, 1).text == before[0]
        act()
        after = look(at, 1).text, client.get(link).text
        assert after[0] != before[0], what
        assert after[1] != before[1], what


def test_what_is_kept_is_kept_for_one_reader(seated, look):
    at = seated("pebbles", 3)
    pages = [look(at, seat).text for seat in (0, 1, 2, None, 0, 1, 2, None)]
    assert pages[:4] == pages[4:]
    assert len(set(pages)) == 4
