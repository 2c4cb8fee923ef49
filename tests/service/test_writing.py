"""What waits is never overtaken: not by a look, not by the commit; and a fault takes it back like everything else."""

import pytest
from sqlalchemy import create_engine, func, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from service.core.database import db
from service.core.transaction import reading, transaction
from service.core.writing import change, insert_later
from service.models.accounts import Kind, Player

pytestmark = pytest.mark.both_databases

NAMES = select(Player.name).order_by(Player.id)


def guests(clock, *names):
    return [{"kind": Kind.GUEST, "name": name, "created_at": clock(), "preferences": {}} for name in names]


def names():
    with reading() as session:
        return list(session.scalars(NAMES))


def test_what_waits_is_there_for_whoever_looks_and_after_the_commit(app, clock):
    with transaction() as session:
        insert_later(session, Player, guests(clock, "Anna", "Bela"))
        assert session.scalar(select(func.count()).select_from(Player)) == 2
        insert_later(session, Player, guests(clock, "Carla"))
    assert names() == ["Anna", "Bela", "Carla"]


def test_a_change_is_known_at_once_and_written_later(app, clock):
    with transaction() as session:
        anna = Player(kind=Kind.GUEST, name="Anna", created_at=clock())
        session.add(anna)
        session.flush()
        change(session, anna, name="Antonia")
        assert anna.name == "Antonia"
        assert not session.dirty
    assert names() == ["Antonia"]


def test_a_row_that_is_changed_twice_is_as_it_was_changed_last(app, clock):
    with transaction() as session:
        anna, bela = (Player(kind=Kind.GUEST, name=name, created_at=clock()) for name in ("Anna", "Bela"))
        session.add_all([anna, bela])
        session.flush()
        change(session, anna, name="Antonia", language="it")
        change(session, bela, name="Berta")
        change(session, anna, name="Annina")
    with reading() as session:
        found = session.execute(select(Player.name, Player.language).order_by(Player.id)).all()
    assert [tuple(row) for row in found] == [("Annina", "it"), ("Berta", "en")]


def test_a_fault_takes_back_what_waits(app, clock):
    def fail() -> None:
        with transaction() as session:
            insert_later(session, Player, guests(clock, "Anna"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with transaction() as session:
        insert_later(session, Player, guests(clock, "Bela"))
    assert names() == ["Bela"]


def test_what_a_row_does_not_say_the_model_says(app, clock):
    with transaction() as session:
        insert_later(session, Player, [{"email": "anna@example.org", "created_at": clock()}])
    with reading() as session:
        anna = session.scalars(select(Player)).one()
        assert (anna.kind, anna.language, anna.preferences, anna.created_at) == (
            Kind.PERSON,
            "en",
            {},
            clock(),
        )


def test_what_the_database_refuses_is_told_as_everywhere_and_keeps_nothing(app, clock):
    twice = [{"email": "anna@example.org", "created_at": clock()}] * 2

    def write() -> None:
        with transaction() as session:
            insert_later(session, Player, guests(clock, "Bela"))
            insert_later(session, Player, twice)

    with pytest.raises(IntegrityError):
        write()
    assert names() == []
    with transaction() as session:
        insert_later(session, Player, guests(clock, "Carla"))
    assert names() == ["Carla"]


def cut(session) -> None:
    """Somebody else ends the session's line to the server."""
    line = session.connection().connection.driver_connection
    desk = create_engine(db.engine.url)
    with desk.connect() as other:
        ended = text("SELECT pg_terminate_backend(:number, 5000)")
        other.execute(ended, {"number": line.info.backend_pid})
    desk.dispose()


@pytest.mark.postgres
def test_a_line_that_breaks_under_what_waits_is_told_as_everywhere_and_replaced(app, clock):
    def write() -> None:
        with transaction() as session:
            insert_later(session, Player, guests(clock, "Anna"))
            cut(session)

    with pytest.raises(OperationalError):
        write()
    with transaction() as session:
        insert_later(session, Player, guests(clock, "Bela"))
    assert names() == ["Bela"]


@pytest.mark.postgres
def test_a_line_that_breaks_under_a_question_ends_the_transaction_in_peace(app, clock):
    """What the question met is what the caller meets; nothing else goes wrong on the way out."""

    def ask() -> None:
        with transaction() as session:
            cut(session)
            session.scalar(select(func.count()).select_from(Player))

    with pytest.raises(OperationalError, match="terminat"):
        ask()
    with transaction() as session:
        insert_later(session, Player, guests(clock, "Anna"))
    assert names() == ["Anna"]
