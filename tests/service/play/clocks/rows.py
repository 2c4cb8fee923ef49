"""What lies in the database, for tests of time."""

from sqlalchemy import select

from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.play.tables.models import Clock
from service.play.tables.move_models import Move


def open_clocks():
    """Every clock that runs, by table and seat."""
    with read_session() as session:
        found = session.scalars(select(Clock).order_by(Clock.table_id, Clock.number)).all()
        for clock in found:
            session.expunge(clock)
        return found


def origins(number):
    """The moves of a table: seat and origin."""
    with read_session() as session:
        rows = select(Move.seat, Move.origin).where(Move.table_id == number).order_by(Move.number)
        return [tuple(row) for row in session.execute(rows)]


def letters(kind):
    """The letters of a kind, in the order in which they were written: to whom, and what they say."""
    with read_session() as session:
        found = session.scalars(select(Letter).where(Letter.kind == kind).order_by(Letter.id)).all()
        return [(letter.recipient.partition("@")[0], letter.payload) for letter in found]


def letter_states(kind):
    with read_session() as session:
        return list(session.scalars(select(Letter.state).where(Letter.kind == kind).order_by(Letter.id)))
