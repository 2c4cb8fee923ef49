"""The supervisor: a group of processes that are started in order, kept alive, and
stopped in reverse order.
"""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

import structlog

LOOKS_EVERY = 0.2  # seconds
PATIENCE = 20.0  # seconds for a member to end after SIGTERM
HEALTHY = 10.0  # seconds after which a start counts as successful
MOST_FAULTS = 5  # failed starts in a row before we give up
ENDINGS = (signal.SIGINT, signal.SIGTERM)
log = structlog.get_logger()


class MemberFailed(RuntimeError):
    """Raised if a member does not stay alive."""


@dataclass(frozen=True)
class Member:
    """One process: its name for messages, and its command line."""

    name: str
    arguments: Sequence[str]


class RunningMember:
    """A member with its current process."""

    def __init__(self, member: Member, environment: Mapping[str, str]) -> None:
        self.member = member
        self.environment = environment
        self.faults = 0
        self.start()

    def start(self) -> None:
        """Start the process in its own session, so that Ctrl-C reaches only the supervisor, which ends the
        members in order.
        """
        self.began = time.monotonic()
        self.process = subprocess.Popen(  # noqa: S603 - our own command lines, nothing from outside
            self.member.arguments, env=os.environ | self.environment, start_new_session=True
        )

    def revive(self) -> None:
        """Start the process again if it has ended."""
        if self.process.poll() is None:
            return
        healthy = time.monotonic() - self.began > HEALTHY
        self.faults = 1 if healthy else self.faults + 1
        log.error("a process ended", name=self.member.name, code=self.process.returncode)
        if self.faults >= MOST_FAULTS:
            raise MemberFailed(self.member.name)
        self.start()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            log.warning("a process does not end and is killed", name=self.member.name)
            self.process.kill()
            self.process.wait()


class Supervisor:
    """A context manager for the members. `keep` returns when a signal asks to end."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.environment = environment
        self.alive: list[RunningMember] = []
        self.ending = False

    def __enter__(self) -> Self:
        for ending in ENDINGS:
            signal.signal(ending, self.end)
        return self

    def __exit__(self, *_fault: object) -> None:
        for each in reversed(self.alive):
            each.stop()

    def end(self, _signal: int, _frame: object) -> None:
        self.ending = True

    def start(self, member: Member) -> None:
        self.alive.append(RunningMember(member, self.environment))

    def keep(
        self, look: Callable[[], None] = lambda: None, *, until: Callable[[], bool] = lambda: False
    ) -> None:
        """Keep all members alive until a signal comes or `until` returns True.

        `look` is called in each round.
        """
        while not self.ending and not until():
            for each in self.alive:
                each.revive()
            look()
            time.sleep(LOOKS_EVERY)
