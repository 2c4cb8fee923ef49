"""The supervisor: started in order, kept alive, stopped in reverse, and given up where nothing helps."""

import os
import signal
import sys
from pathlib import Path
from threading import Timer

import pytest

from service.cli.supervisor import ENDINGS, MOST_FAULTS, ForkedMember, Member, MemberFailed, Supervisor
from tests.parts.waiting import until

WAITS = "import signal; signal.pause()"


@pytest.fixture
def supervisor():
    """With this process's own signals put back afterwards."""
    before = {ending: signal.getsignal(ending) for ending in ENDINGS}
    yield Supervisor({"TOLD": "yes"})
    for ending, handler in before.items():
        signal.signal(ending, handler)


def member(name: str, does: str) -> Member:
    return Member(name, (sys.executable, "-c", does))


def test_all_end_when_it_is_told_to_end(supervisor):
    with supervisor:
        for name in ("first", "second"):
            supervisor.start(member(name, WAITS))
        Timer(0.1, os.kill, (os.getpid(), signal.SIGTERM)).start()
        supervisor.keep()
    assert [each.process.returncode for each in supervisor.alive] == [-signal.SIGTERM] * 2


def test_what_ends_by_itself_is_started_again(supervisor):
    with supervisor:
        supervisor.start(member("fragile", WAITS))
        (alive,) = supervisor.alive
        first = alive.process.pid
        alive.process.kill()
        supervisor.keep(look=lambda: supervisor.end(0, None) if alive.process.pid != first else None)
        assert alive.process.poll() is None
    assert alive.process.pid != first


def test_what_never_stays_alive_is_given_up_and_named(supervisor):
    with supervisor:
        supervisor.start(member("broken", "raise SystemExit(3)"))
        with pytest.raises(MemberFailed, match="broken"):
            supervisor.keep()
    assert supervisor.alive[0].faults == MOST_FAULTS


def test_a_member_is_told_what_it_must_know(supervisor, tmp_path):
    file = tmp_path / "told"
    with supervisor:
        supervisor.start(member("told", f"import os; open({str(file)!r}, 'w').write(os.environ['TOLD'])"))
        until(lambda: file.exists() and file.read_text() == "yes")


def test_a_forked_member_has_all_that_is_loaded_and_is_started_again_and_stopped(supervisor):
    loaded = {"answer": 42}

    def run():
        assert loaded["answer"] == 42
        signal.pause()

    with supervisor:
        supervisor.start(ForkedMember("forked", run))
        (alive,) = supervisor.alive
        first = alive.process.child.pid
        until(lambda: Path(f"/proc/{first}/comm").read_text().strip() == "forked")
        os.kill(first, signal.SIGKILL)
        supervisor.keep(look=lambda: supervisor.end(0, None) if alive.process.child.pid != first else None)
        assert os.getsid(alive.process.child.pid) != os.getsid(0)
    assert alive.process.returncode == -signal.SIGTERM
