"""What differs only in what a seat cannot know gives equal mails, pictures included.

The engine imagines another table that this seat could not tell from the real one; both are written to the same seat.
"""

import random

import pytest
from sqlalchemy import select

import engine
from engine.bots import BOTS, answer
from engine.text import event_text
from service.core.transaction import reading, transaction
from service.mail.briefing import seat_briefing
from service.mail.compose import compose
from service.models.mail import Letter
from service.models.tables import Table
from service.tables.views import remembered
from tests.parts.letters import play, sit

NAMES = ("Anna", "Bob", "Chris")
LANGUAGE = "en"


@pytest.mark.parametrize("game", list(engine.games()))
def test_a_briefing_tells_nothing_that_its_seat_cannot_know(game):
    table = engine.new_table(game, seats=min(engine.games()[game].seats[-1], 3), seed=b"3" * 32)
    chance = random.Random(3)
    words = table.game.words(LANGUAGE)
    while not table.over and table.count < 90:
        for seat in table.waiting if table.count % 4 == 0 else ():
            other = table.imagine(seat, bytes([table.count]) * 32)
            assert seat_briefing(table, seat, NAMES, words) == seat_briefing(other, seat, NAMES, words)
            assert told(table, seat) == told(other, seat)
        answer(table, table.waiting[0], BOTS["steady"], chance.randrange)


def told(table, seat: int) -> list[str]:
    return [event_text(table.game.words(LANGUAGE), event, NAMES) for event in table.events(seat, since=5)]


@pytest.mark.parametrize("game", list(engine.games()))
def test_a_mail_tells_nothing_that_its_seat_cannot_know(app, clock, mailer, game):
    """Read at two moments, of a short game at one."""
    number = sit(clock, game, min(engine.games()[game].seats[-1], 3))
    compared = 0
    for stop in (7, 30):
        if play(clock, number, stop).over:
            break
        with reading() as session:
            kept = session.get(Table, number)
            dump, table = kept.dump, remembered(session, kept)
            letters = [last_letter(session, seat) for seat in kept.seats if seat.waiting_since]
        for letter in letters:
            real = compose(letter, clock())
            exchange(number, otherwise(table, letter.payload["seat"]))
            assert compose(letter, clock()) == real
            exchange(number, dump)
        compared += len(letters)
    assert compared


def otherwise(table: engine.AnyTable, seat: int) -> bytes:
    """The same table as this seat knows it, with other secrets."""
    imagined = (table.imagine(seat, bytes([number]) * 32).dump() for number in range(20))
    return next(each for each in imagined if each != table.dump())


def last_letter(session, seat) -> Letter:
    asked = select(Letter).where(Letter.kind == "decision", Letter.player_id == seat.player_id)
    letter = session.scalars(asked.order_by(Letter.id.desc())).first()
    session.expunge(letter)
    return letter


def exchange(number: int, dump: bytes) -> None:
    with transaction() as session:
        session.get(Table, number).dump = dump
