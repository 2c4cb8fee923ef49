"""What waits is never overtaken: not by a look, not by the commit; and a fault takes it back like everything else."""

import pytest
from sqlalchemy import func, select

from service.accounts.models import Kind, Player
from service.transaction import reading, transaction
from service.writing import change, insert_later

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
