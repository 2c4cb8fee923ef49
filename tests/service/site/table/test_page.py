"""The page of a table: who sees what of it, through which door."""

import html
import re
from datetime import timedelta

import pytest
from sqlalchemy import event

import engine
from engine.table.game import game_named
from engine.text.sentences import move_text
from service.platform.database import db
from service.platform.transaction import transaction
from service.play.boards.draw import draw_figures
from service.play.tables.models import Table, Visibility
from service.site.announcements import Announcement

GAMES = list(engine.games())
REVEALED_AT_ONCE = [
    game for game in GAMES if len(engine.new_table(game, seats=3, seed=b"opening").waiting) == 3
]
"""Games that open with a question to all seats."""


def page_of(client, at, key: int | None = None):
    return client.get(f"/tables/{at.number}", headers=at.keys[key] if key is not None else {})


def main_of(answer) -> str:
    """What stands on the page itself, without what is around every page."""
    return re.search(r"<main.*</main>", answer.text, re.DOTALL).group()


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_question_and_its_board_through_either_door(client, seated, seat_link, game):
    at = seated(game, 3)
    asked = next(seat for seat in range(3) if at.question(seat) is not None)
    panels = draw_figures(
        at.get(asked, "view").json["view"], words=game_named(game).words(), names=["A", "B", "C"]
    )
    for answer in (page_of(client, at, asked), client.get(seat_link(at, asked))):
        assert answer.status_code == 200
        assert "Your move" in answer.text
        assert answer.text.count('<svg class="board"') >= len(panels) > 0


def test_the_two_doors_lead_to_the_same_page(client, seated, seat_link):
    at = seated("pebbles", 3)
    link = seat_link(at, 1)
    by_link = main_of(client.get(link)).replace(link, f"/tables/{at.number}")
    assert by_link == main_of(page_of(client, at, 1))


def test_whoever_looks_on_is_asked_nothing(client, seated):
    at = seated("pebbles", 3)
    answer = page_of(client, at)
    assert answer.status_code == 200
    assert "Your move" not in answer.text
    assert "(you)" not in answer.text


def test_a_private_table_is_no_table_for_others(house, client, seated):
    at = seated("pebbles", 3)
    with house.app_context(), transaction() as session:
        session.get(Table, at.number).visibility = Visibility.PRIVATE
    assert page_of(client, at, 0).status_code == 200
    assert page_of(client, at).status_code == 404
    assert page_of(client, at).text == client.get("/tables/999999").text.replace("999999", str(at.number))


def test_a_link_that_was_changed_opens_nothing(client, seated, seat_link):
    link = seat_link(seated("pebbles", 3), 1)
    assert client.get(link.replace(".", ".x")).status_code == 404


def test_a_secret_address_is_kept_by_nobody(client, seated, seat_link):
    at = seated("pebbles", 3)
    assert client.get(seat_link(at, 0)).headers["Cache-Control"] == "no-store"
    assert "private" in page_of(client, at, 0).headers["Cache-Control"]


def test_what_the_desk_says_to_all_is_there_at_once(client, seated, clock):
    at = seated("pebbles", 3)
    assert "Closed on Sunday." not in page_of(client, at, 0).text
    with at.client.application.app_context(), transaction() as session:
        session.add(
            Announcement(text="Closed on Sunday.", made_at=clock(), until=clock() + timedelta(days=1))
        )
    assert "Closed on Sunday." in page_of(client, at, 0).text


def test_before_play_begins_the_page_says_so(client, token, person):
    key = token(person("anna"), "play")
    made = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 3}, headers=key).json
    assert "Who is coming" in client.get(f"/tables/{made['id']}", headers=key).text


@pytest.fixture
def statements(house):
    """What is said to the database."""
    said: list[str] = []

    def note(_connection, _cursor, statement, *_):
        said.append(statement)

    with house.app_context():
        event.listen(db.engine, "before_cursor_execute", note)
        yield said
        event.remove(db.engine, "before_cursor_execute", note)


def test_what_is_not_there_is_not_asked_for(client, seated, statements):
    """A quiet table in a few statements; talk, plans and motions cost theirs when there are any."""
    at = seated("pebbles", 3)
    statements.clear()
    page_of(client, at, 0)
    assert len([each for each in statements if each.startswith("SELECT")]) <= 6


@pytest.mark.parametrize("game", REVEALED_AT_ONCE)
def test_your_last_move_is_your_own_answer_though_it_revealed_those_of_all(client, seated, game):
    at, rules = seated(game, 3), engine.games()[game]
    answers = [at.question(seat)["moves"][seat]["text"] for seat in range(3)]
    for seat, answer in enumerate(answers):
        at.answer(seat, answer)
    (line,) = re.findall(r'<span class="whose">.*?</span>(.*?)</p>', page_of(client, at, 2).text)
    told = move_text(rules.words(), rules.notation.parse(answers[2]), ("anna", "bob", "chris"))
    assert html.unescape(line).strip() == told
