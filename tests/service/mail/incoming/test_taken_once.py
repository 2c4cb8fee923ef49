"""A turn by letter is taken once: two answers to one letter, two of its links, a link and an answer."""

from email.utils import parseaddr
from threading import Barrier, Thread

import pytest

from service.mail.incoming.worker import read_incoming
from service.platform.transaction import read_session
from service.play.tables.models import Table
from service.play.tables.viewer import SeatViewer
from tests.parts.letters import answer_to, text_of
from tests.parts.tables import NAMES
from tests.service.mail.incoming.conftest import moves


@pytest.fixture
def sale(seller, post):
    """Somebody who may sell points, and the letter that asks them."""
    at, seat = seller()
    return at, seat, post.letters()[NAMES[seat]]


def link(at, seat: int, move: str) -> str:
    """As a letter has it that asks the seat now."""
    with at.client.application.app_context(), read_session() as session:
        row = session.get(Table, at.number)
        holder = SeatViewer.of(row, row.seats[seat], row.seats[seat].player)
        address = holder.answer_link(row.seats[seat].question, move)
    return "/" + address.split("/", 3)[3]


def read_at_once(house, now) -> None:
    """Two workers; what one has in hand the other leaves."""
    start = Barrier(2)

    def work() -> None:
        with house.app_context():
            start.wait()
            read_incoming(now=now, limit=10)

    workers = [Thread(target=work) for _ in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def test_two_letters_that_sell_the_same_sell_once(house, post, sale, clock):
    at, _, letter = sale
    before = moves(at)
    for _ in range(2):
        post.deliver(answer_to(letter, "sell 1"))
    read_at_once(house, clock())
    post.read()  # where SQLite let one of them wait too long, it has put its letter off
    assert moves(at) == [*before, "sell 1"]
    told = [text_of(mail) for mail in post.letters_since(0) if mail["Auto-Submitted"] == "auto-replied"]
    assert sorted("The question of that letter is closed" in text for text in told) == [False, True]


def test_of_two_links_of_one_letter_one_is_played(both, sale):
    at, seat, _ = sale
    before = moves(at)
    links = [link(at, seat, move) for move in ("sell 1", "sell 2")]
    pressed = both(*(lambda client, link=link: client.post(link) for link in links))
    assert sorted(page.status_code for page in pressed) == [200, 409]
    assert len(moves(at)) == len(before) + 1
    shown = [at.client.get(link) for link in links]
    assert [page.status_code for page in shown] == [410, 410]


def test_a_link_and_a_turn_that_sell_the_same_sell_once(both, sale):
    at, seat, _ = sale
    before = moves(at)
    address = link(at, seat, "sell 1")
    turn = {"question": at.question(seat)["id"], "moves": ["sell 1"]}
    answers = both(
        lambda client: client.post(address),
        lambda client: client.post(f"{at.seat(seat)}/turns", json=turn, headers=at.keys[seat]),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert moves(at) == [*before, "sell 1"]


def test_the_answer_to_a_letter_is_answered_with_the_question_as_it_stands(post, sale):
    """So a player by mail goes on from there."""
    at, seat, letter = sale
    asked = at.question(seat)["id"]
    back = post.send(answer_to(letter, "sell 1"))
    now = at.question(seat)["id"]
    assert now != asked
    assert f".{now}." in parseaddr(str(back["Reply-To"]))[1]
    assert post.send(answer_to(back, "sell 1")) is not None
    assert moves(at)[-2:] == ["sell 1", "sell 1"]
