"""The law of hidden information on pages: tables that a reader could not tell apart look alike to him, byte for byte.

Nothing that was kept may stand in between: kept pages are forgotten before each look.
"""

import random

import pytest

import engine
from service.platform.deps import EXTENSION
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from service.play.tables.views import load_with_history

STOPS = (1, 12, 40)


@pytest.fixture
def fresh(house):
    """Looks that find nothing kept."""
    return house.extensions[EXTENSION].drawn.clear


@pytest.fixture
def imagined(house):
    """Deals a kept table anew for an observer: what they cannot know is now something else."""

    def deal(number: int, observer: int | None, seed: bytes) -> bytes:
        with house.app_context(), transaction() as session:
            row = session.get_one(Table, number)
            real = row.dump
            row.dump = load_with_history(session, row).imagine(observer, seed).dump()
        return real

    return deal


@pytest.fixture
def restore(house):
    def put(number: int, dump: bytes) -> None:
        with house.app_context(), transaction() as session:
            session.get_one(Table, number).dump = dump

    return put


@pytest.mark.parametrize("game", list(engine.games()))
def test_what_a_seat_cannot_know_changes_nothing_on_its_page(seated, imagined, restore, look, fresh, game):
    chance, at = random.Random(game), seated(game, min(engine.games()[game].seats[-1], 3))
    played = 0
    for stop in STOPS:
        at.play_on(chance, moves=stop - played)
        played = stop
        for seat in (0, 1, None):
            fresh()
            before, aid = look(at, seat).text, look(at, seat, "/cards").text
            real = imagined(at.number, seat, f"{game} {stop} {seat}".encode())
            fresh()
            assert look(at, seat).text == before
            assert look(at, seat, "/cards").text == aid
            with_other = look(at, seat, "/history").text
            restore(at.number, real)
            fresh()
            assert look(at, seat, "/history").text == with_other


def test_nothing_of_another_seats_hand_is_on_the_page_or_in_the_past(house, seated, look):
    at = seated("florence", 3)
    at.play_on(random.Random(8), 9)
    with house.app_context(), read_session() as session:
        game = engine.load_table(session.get_one(Table, at.number).dump)
    works = [game.view(seat)["table"]["own"]["works"] for seat in range(3)]
    own = [{work["profession"] for work in each} for each in works]
    words = game.game.words("en")
    for seat in range(3):
        others = set().union(*own[:seat], *own[seat + 1 :]) - own[seat]
        for part in ("", "/history", "/moments"):
            page = look(at, seat, part, at=(1, 9)).text
            hand = page[page.index("In your hand") :].split("</figure>")[0]
            assert not [name for name in others if words.name(name) in hand]
