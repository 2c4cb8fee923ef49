"""News: whoever answers last in a secret question reveals it, and is told so wherever they look afterwards."""

import pytest

from engine import games
from service.mail.kinds.news import news_contents
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.play.tables.models import Table
from tests.engine.playing import games_with_secrets


@pytest.fixture(params=games_with_secrets())
def revealed(request, seated):
    """A table on which all have answered the first secret question: its number, its keys, who was last."""
    game = request.param
    at = seated(game, max(2, games()[game].seats[0]))
    while len(asked := owing(at)) == 1:
        assert at.answer(asked[0], at.question(asked[0])["default"]).status_code == 200
    assert asked, f"nobody was asked anything in secret at a whole table of {game}"
    for seat in asked:
        assert at.answer(seat, at.question(seat)["default"]).status_code == 200
    return at, asked[-1]


def owing(at) -> list[int]:
    return [seat for seat in range(len(at.keys)) if (at.question(seat) or {}).get("owed")]


def settled(at, seat: int) -> list[str]:
    """What the last move of a seat settled, as the API tells it."""
    last = at.get(seat, "view").json["last_move"]
    told = at.get(seat, "events", since=last - 1).json["events"]
    assert {event["count"] for event in told} == {last}
    return [event["text"] for event in told]


def test_the_api_tells_it(revealed):
    at, last = revealed
    assert settled(at, last)


def test_the_page_tells_it(revealed, client):
    at, last = revealed
    page = client.get(f"/tables/{at.number}", headers=at.keys[last]).text
    news = page[page.index('id="news-heading"') :]
    assert all(sentence in news for sentence in settled(at, last))


def test_a_letter_tells_it(revealed, house, clock):
    at, last = revealed
    with house.app_context(), read_session() as session:
        seat = session.get(Table, at.number).seats[last]
        letter = Letter(
            player_id=seat.player_id,
            created_at=clock.now,
            payload={"table": at.number, "seat": last, "facts": {}},
        )
        story = [event["text"] for event in news_contents(session, letter, clock.now).values["story"]]
    assert all(sentence in story for sentence in settled(at, last))
