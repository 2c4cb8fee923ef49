"""The supervisor: a group of processes that are started in order, kept alive, and
stopped in reverse order.
"""

import ctypes
import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from types import MappingProxyType
from typing import Protocol, Self

import structlog

LOOKS_EVERY = 0.2  # seconds
PATIENCE = 60.0  # seconds for a member to end after SIGTERM: longer than a letter takes
HEALTHY = 10.0  # seconds after which a start counts as successful
MOST_FAULTS = 5  # failed starts in a row before we give up
PR_SET_NAME = 15
"""The option of Linux' `prctl` for the name of a process, which `ps` and `top` show."""
ENDINGS = (signal.SIGINT, signal.SIGTERM)
log = structlog.get_logger()


class MemberFailed(RuntimeError):
    """Raised if a member does not stay alive."""


class Process(Protocol):
    """What the supervisor needs of `subprocess.Popen`."""

    @property
    def returncode(self) -> int | None: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> object: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


class ForkedProcess:
    """A child that shares the memory of all that this process has loaded."""

    def __init__(self, name: str, run: Callable[[], object]) -> None:
        self.child = get_context("fork").Process(target=self.run_apart, name=name, args=(name, run))
        self.child.start()
        self.terminate, self.kill = self.child.terminate, self.child.kill

    @staticmethod
    def run_apart(name: str, run: Callable[[], object]) -> None:
        """Run in a session of its own, as `Member.start` does it, and without the supervisor's signal handlers."""
        os.setsid()
        with suppress(AttributeError):  # only Linux has it
            ctypes.CDLL(None).prctl(PR_SET_NAME, name.encode())
        for ending in ENDINGS:
            signal.signal(ending, signal.SIG_DFL)
        run()

    @property
    def returncode(self) -> int | None:
        return self.child.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> None:
        self.child.join(timeout)
        if self.returncode is None and timeout is not None:
            raise subprocess.TimeoutExpired(self.child.name, timeout)


@dataclass(frozen=True)
class Member:
    """One process: its name for messages, and its command line."""

    name: str
    arguments: Sequence[str]

    def start(self, environment: Mapping[str, str]) -> Process:
        """Start the process in its own session, so that Ctrl-C reaches only the supervisor, which ends the
        members in order.
        """
        return subprocess.Popen(  # noqa: S603 - our own command lines, nothing from outside
            self.arguments, env=os.environ | environment, start_new_session=True
        )


@dataclass(frozen=True)
class ForkedMember:
    """One process that runs a function of this one."""

    name: str
    run: Callable[[], object]

    def start(self, _environment: Mapping[str, str]) -> Process:
        return ForkedProcess(self.name, self.run)


class RunningMember:
    """A member with its current process."""

    def __init__(self, member: Member | ForkedMember, environment: Mapping[str, str]) -> None:
        self.member = member
        self.environment = environment
        self.faults = 0
        self.start()

    def start(self) -> None:
        self.began = time.monotonic()
        self.process = self.member.start(self.environment)

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

    def __init__(self, environment: Mapping[str, str] = MappingProxyType({})) -> None:
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

    def start(self, member: Member | ForkedMember) -> None:
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
