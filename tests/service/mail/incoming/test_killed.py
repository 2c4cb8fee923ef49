"""A worker killed (-9) while it reads an answer, as a process of its own: before its commit and after it."""

import os
import signal

import pytest
from sqlalchemy import event

from service.mail.incoming.answers import RECEIPT_DELAY
from service.platform.database import db
from service.platform.tasks.names import TaskName
from tests.parts.letters import answer_to
from tests.parts.tasks import run_task
from tests.parts.waiting import until
from tests.service.mail.incoming.conftest import moves, numbered

pytestmark = pytest.mark.both_databases


def read_until(moment: str, told: int) -> None:
    """What the worker does; come to its moment it says so, and waits for its end."""

    def stop(*_connection: object) -> None:
        os.write(told, b"!")
        signal.pause()

    db.engine.dispose(close=False)  # connections do not survive a fork
    if moment == "before":
        event.listen(db.engine, "commit", stop)
    run_task(TaskName.READ_INCOMING)
    stop()


def kill_a_reader(house, moment: str) -> None:
    hears, told = os.pipe()
    worker = os.fork()
    if not worker:
        try:
            with house.app_context():
                read_until(moment, told)
        finally:
            os._exit(1)
    os.close(told)
    assert os.read(hears, 1) == b"!"
    os.kill(worker, signal.SIGKILL)
    os.waitpid(worker, 0)
    os.close(hears)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize(("moment", "left"), [("before", "waiting"), ("after", "done")])
def test_the_answer_is_played_once_and_answered_once(house, post, asked, moment, left):
    at, _, mail = asked
    post.deliver(answer_to(mail, "1"))
    kill_a_reader(house, moment)
    assert post.kept() == [(left, "")]
    assert len(moves(at)) == (left == "done")

    def read_again() -> bool:
        """A database may need a moment to let go of what a dead process held."""
        post.read()
        return post.kept() == [("done", "")]

    until(read_again)
    post.read()
    assert moves(at) == [numbered(mail)[1]]
    post.clock.tick(seconds=RECEIPT_DELAY.total_seconds())
    assert len(post.answers_since(0)) == 1
