"""Memory and queues over time: whether anything grows that should not."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from threading import Event

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from bench.chaos.house import House, Part
from service.ports import utc_now
from service.post.incoming.models import IncomingMail
from service.post.incoming.models import State as Incoming
from service.post.models import Letter
from service.post.models import State as Sent
from service.transaction import reading

OURS = ("web", "worker", "beat", "receive")


@dataclass
class Gauge:
    """Samples: megabytes of each part, letters that are due, answers that wait to be read."""

    house: House
    every: float = 10.0
    megabytes: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in OURS})
    queue: list[int] = field(default_factory=list)

    def watch(self, ended: Event) -> None:
        while not ended.wait(self.every):
            for name in OURS:
                part = self.house.parts[name]
                if isinstance(part, Part):
                    self.megabytes[name].append(memory(part.process.pid))
            with self.house.app.app_context(), suppress(SQLAlchemyError):
                self.queue.append(waiting())

    def figures(self) -> dict[str, dict[str, float]]:
        """The second quarter of the time beside the last: the first is for starting up."""
        samples = {name: taken for name, taken in self.megabytes.items() if len(taken) >= 8}
        found = {f"{name}_mb": halves(taken) for name, taken in samples.items()}
        if self.queue:
            found["queue"] = {**halves([float(each) for each in self.queue]), "most": max(self.queue)}
        return found


def halves(taken: list[float]) -> dict[str, float]:
    quarter = max(1, len(taken) // 4)
    return {"then": round(mean(taken[quarter : 2 * quarter]), 1), "at_last": round(mean(taken[-quarter:]), 1)}


def memory(leader: int) -> float:
    """Megabytes (proportional set size) of a process and all of its session."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if os.getsid(int(folder.name)) == leader:
                total += int(
                    re.search(r"^Pss:\s+(\d+)", (folder / "smaps_rollup").read_text(), re.MULTILINE)[1]
                )  # type: ignore[index]
    return total / 1024


def waiting() -> int:
    """What should have left or been read by now."""
    due = select(func.count()).where(
        Letter.state.in_([Sent.PENDING, Sent.FAILED]), Letter.not_before <= utc_now()
    )
    unread = select(func.count()).where(IncomingMail.state == Incoming.WAITING)
    with reading() as session:
        return (session.scalar(due) or 0) + (session.scalar(unread) or 0)
