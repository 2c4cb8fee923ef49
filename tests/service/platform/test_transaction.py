"""One place commits: all or nothing, tasks and notifications after it, and no update lost."""

from threading import Thread
from time import sleep

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import db
from service.platform.tasks.names import TaskName
from service.platform.transaction import (
    notify_after_commit,
    read_session,
    send_task_after_commit,
    transaction,
)

pytestmark = pytest.mark.both_databases


def guest(clock, name="Anna"):
    return Player(kind=PlayerKind.GUEST, name=name, created_at=clock())


def names():
    with read_session() as session:
        return list(session.scalars(select(Player.name)))


def test_a_commit_sends_each_task_and_notification_once(app, clock, recorder):
    with transaction() as session:
        session.add(guest(clock))
        for _ in range(2):
            send_task_after_commit(session, TaskName.PLAY_BOTS)
            notify_after_commit(session, "table:7")
        assert (recorder.tasks, recorder.topics) == ([], [])
    assert names() == ["Anna"]
    assert (recorder.tasks, recorder.topics) == ([TaskName.PLAY_BOTS], ["table:7"])


def test_a_fault_takes_everything_back_and_sends_nothing(app, clock, recorder):
    def fail() -> None:
        with transaction() as session:
            session.add(guest(clock))
            session.flush()
            send_task_after_commit(session, TaskName.PLAY_BOTS)
            notify_after_commit(session, "table:7")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with transaction():
        pass
    assert names() == []
    assert (recorder.tasks, recorder.topics) == ([], [])


def test_a_transaction_within_another_is_a_fault_of_ours(app):
    with transaction(), pytest.raises(RuntimeError, match="pass its session on"), transaction():
        pass


def test_what_is_changed_while_reading_is_thrown_away(app, clock):
    with read_session() as session:
        session.add(guest(clock))
    assert names() == []


def test_to_write_while_reading_is_a_fault_of_ours(app, clock):
    with read_session() as session:
        session.add(guest(clock))
        with pytest.raises(RuntimeError, match="open a transaction"):
            session.flush()
    assert names() == []


def test_a_naive_time_is_refused(app, clock):
    player = guest(clock)
    player.created_at = clock().replace(tzinfo=None)
    with pytest.raises(Exception, match="naive time"), transaction() as session:
        session.add(player)


def test_times_come_back_aware_and_in_utc(app, clock):
    with transaction() as session:
        session.add(guest(clock))
    with read_session() as session:
        assert session.scalar(select(Player.created_at)) == clock()


def test_no_update_is_lost_when_many_read_and_write_at_once(app, clock):
    """With the driver's own transactions SQLite loses most of these without an error."""
    with transaction() as session:
        player = guest(clock, name="0")
        session.add(player)
        session.flush()
        number = player.id

    def count(times: int) -> None:
        for _ in range(times):
            with app.app_context(), transaction() as session:
                row = session.get_one(Player, number, with_for_update=True)
                row.name = str(int(row.name) + 1)

    threads = [Thread(target=count, args=(10,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert names() == ["40"]


def test_writers_of_one_process_stand_in_line(app, clock, monkeypatch):
    """SQLite's own lock lets nobody wait here, and whoever meets it is refused; nobody does."""
    if db.engine.dialect.name != "sqlite":
        pytest.skip("PostgreSQL locks rows")
    monkeypatch.setattr("service.platform.database.PRAGMAS", ("PRAGMA busy_timeout = 0",))
    db.engine.dispose()  # those that are open wait as they were told to
    refused = []

    def write(name: str) -> None:
        with app.app_context():
            try:
                with transaction() as session:
                    session.add(guest(clock, name))
                    session.flush()
                    sleep(0.02)
            except OperationalError as error:
                refused.append(error)

    writers = [Thread(target=write, args=(f"Newcomer {number}",)) for number in range(8)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert refused == []
    assert len(names()) == 8
    db.engine.dispose()  # those of this test wait for nobody


def test_a_session_left_alone_holds_no_connection(app):
    names()
    assert db.engine.pool.checkedout() == 0
    with read_session() as session:
        assert session.scalar(select(func.count()).select_from(Player)) == 0
