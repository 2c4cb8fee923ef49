"""Memory and queues over time, to find anything that grows and should not."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import mean
from threading import Event

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from bench.chaos.house import House, Part
from bench.chaos.players import Ledger
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.platform.outbox.models import Letter
from service.platform.outbox.models import LetterState as Sent
from service.platform.ports import utc_now
from service.platform.transaction import read_session

PSS = re.compile(r"^Pss:\s+(\d+)", re.MULTILINE)
ENOUGH = 8
"""The least number of samples for a statement about a half of them."""
OURS = ("web", "worker", "beat", "receive")


@dataclass
class Gauge:
    """Samples over time: megabytes of each part, work that is due, accepted moves."""

    house: House
    ledger: Ledger
    every: float = 10.0
    megabytes: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in OURS})
    queue: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=lambda: [0])

    def watch(self, ended: Event) -> None:
        while not ended.wait(self.every):
            for name, part in self.ours():
                self.megabytes[name].append(round(memory(part.process.pid), 1))
            self.moves.append(len(self.ledger.took))
            with self.house.app.app_context(), suppress(SQLAlchemyError):
                self.queue.append(waiting())

    def ours(self) -> Iterator[tuple[str, Part]]:
        for name in OURS:
            part = self.house.parts[name]
            if isinstance(part, Part):
                yield name, part

    def last(self) -> str:
        """Return the newest sample as a line."""
        seen = [f"{name} {taken[-1]:.0f} MB" for name, taken in self.megabytes.items() if taken]
        seen += [f"queue {self.queue[-1]}"] if self.queue else []
        return ", ".join([f"{self.rates()[-1]} moves/s", *seen]) if len(self.moves) > 1 else "no sample yet"

    def rates(self) -> list[float]:
        return [round((after - before) / self.every, 1) for before, after in pairwise(self.moves)]

    def figures(self) -> dict[str, dict[str, float]]:
        """Compare the second quarter of the time with the last. The first quarter is the start-up."""
        samples = {f"{name}_mb": taken for name, taken in self.megabytes.items()}
        samples |= {"rate": self.rates()[1:], "queue": [float(each) for each in self.queue]}
        found = {name: halves(taken) for name, taken in samples.items() if len(taken) >= ENOUGH}
        if "queue" in found:
            found["queue"]["most"] = max(self.queue)
        return found | {"cpu_s": {name: round(processor(part.process.pid), 1) for name, part in self.ours()}}

    def series(self) -> dict[str, list[float]]:
        """Return all samples, for a chart."""
        return {**self.megabytes, "queue": [float(each) for each in self.queue], "moves_per_s": self.rates()}


def halves(taken: list[float]) -> dict[str, float]:
    quarter = max(1, len(taken) // 4)
    return {"then": round(mean(taken[quarter : 2 * quarter]), 1), "at_last": round(mean(taken[-quarter:]), 1)}


def family(leader: int) -> Iterator[Path]:
    """Yield the system's data of a process and of its whole session."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if os.getsid(int(folder.name)) == leader:
                yield folder


def memory(leader: int) -> float:
    """Return megabytes (proportional set size)."""
    total = 0
    for folder in family(leader):
        with suppress(OSError):
            found = PSS.search((folder / "smaps_rollup").read_text())
            total += int(found[1]) if found else 0
    return total / 1024


def processor(leader: int) -> float:
    """Return seconds of processor time since the last start."""
    total = 0
    for folder in family(leader):
        with suppress(OSError):
            total += sum(map(int, (folder / "stat").read_text().rpartition(")")[2].split()[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def waiting() -> int:
    """Count letters that are due and mails that are not yet read."""
    due = select(func.count()).where(
        Letter.state.in_([Sent.PENDING, Sent.FAILED]), Letter.not_before <= utc_now()
    )
    unread = select(func.count()).where(IncomingMail.state == Incoming.WAITING)
    with read_session() as session:
        return (session.scalar(due) or 0) + (session.scalar(unread) or 0)
