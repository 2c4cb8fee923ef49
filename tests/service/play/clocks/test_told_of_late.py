"""What the others are told of a turn that time has played: what its events tell their seats, and not a word more."""

import pytest
from sqlalchemy import select

import engine
from engine.text.sentences import event_text
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.clocks.running_clock import running_clock_at
from service.play.tables.models import Table
from service.play.timeouts.sweep import play_default
from tests.parts.letters import composed, html_of, sentences_of, sit
from tests.parts.twins import WITHIN, default_of, play_within

NAMES = ("Anna", "Bob", "Chris")


def seated_at(clock, game: str) -> int:
    seats = min(engine.games()[game].seats[-1], 3)
    return sit(clock, game, seats, pace={"time": "P1D"}, preferences={"mail": {"rhythm": "reminders"}})


def run_out(clock, number: int, seat: int) -> list[Letter]:
    """Time runs out for one seat; what is written to the others."""
    with transaction() as session:
        row = session.get_one(Table, number)
        play_default(session, row, row.seats[seat], running_clock_at(row, row.seats[seat]), clock())
    with read_session() as session:
        letters = session.scalars(select(Letter).where(Letter.kind == "late").order_by(Letter.id)).all()
        session.expunge_all()
    return list(letters)


@pytest.mark.parametrize("stop", [0, WITHIN])
@pytest.mark.parametrize("game", list(engine.games()))
def test_others_are_told_of_a_late_turn_what_its_events_tell_them(app, clock, game, stop):
    """Even where nothing hidden lies behind a secret answer: it is theirs to know once all have given one."""
    number = seated_at(clock, game)
    table = play_within(clock, number, stop)
    late, words = table.waiting[0], table.game.words("en")
    default = default_of(table, late)
    events = engine.load_table(table.dump()).play(late, default)
    letters = {letter.payload["seat"]: letter for letter in run_out(clock, number, late)}
    assert words.write(default) in sentences_of(composed(letters.pop(late), clock()))
    assert letters
    for letter in letters.values():
        reader, said = letter.payload["seat"], sentences_of(mail := composed(letter, clock()))
        assert default not in str(letter.payload)
        assert stop or words.write(default) not in said + html_of(mail)
        for event in events:
            sentence = " ".join(event_text(words, event, NAMES, reader).split())
            assert (sentence in said) == event.visible_to(reader)
