"""An open page is kept up to date: by a stream, or by asking again, which costs nothing where nothing is new."""

import gzip
from itertools import islice

import pytest

from service.tables.keys import renew_keys
from service.tables.models import Table
from service.transaction import transaction


def test_a_page_that_is_unchanged_is_not_sent_again(client, seated, look):
    at = seated("principe", 3)
    tag = look(at, 0).headers["ETag"]
    again = client.get(f"/tables/{at.number}", headers=at.keys[0] | {"If-None-Match": tag})
    assert (again.status_code, again.text) == (304, "")
    assert look(at, 1).headers["ETag"] != tag


def test_pages_leave_squeezed_where_the_browser_can_open_them(client, seated, look):
    at = seated("florence", 4)
    plain = look(at, 0)
    assert plain.content_encoding is None
    squeezed = client.get(f"/tables/{at.number}", headers=at.keys[0] | {"Accept-Encoding": "br, gzip"})
    assert squeezed.content_encoding == "gzip"
    assert gzip.decompress(squeezed.data) == plain.data
    assert "Accept-Encoding" in squeezed.headers["Vary"]
    assert "Cookie" in squeezed.headers["Vary"] or "private" in squeezed.headers["Cache-Control"]


@pytest.mark.parametrize("seat", [0, None])
def test_the_stream_of_a_page_says_how_the_table_stands(client, seated, seat):
    at = seated("principe", 3)
    headers = {} if seat is None else at.keys[seat]
    with client.get(f"/tables/{at.number}/stream", headers=headers) as answer:
        assert answer.mimetype == "text/event-stream"
        told = b"".join(islice(answer.response, 2)).decode()
    assert "event: table" in told


def test_a_link_is_followed_until_it_opens_nothing(house, client, seated, seat_link, clock):
    at = seated("principe", 3)
    with client.get(f"{seat_link(at, 1)}/stream") as answer:
        flow = iter(answer.response)
        assert b"event: table" in b"".join(islice(flow, 2))
        with house.app_context(), transaction() as session:
            player = session.get(Table, at.number).seats[1].player_id
            renew_keys(session, table_id=at.number, number=1, player_id=player, now=clock())
            session.get(Table, at.number).revision += 1
        at.send("POST", 0, "talk", {"text": "Still there?"})
        assert b"Still there?" not in b"".join(flow)
