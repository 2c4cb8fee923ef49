"""The kills of each week, and the upgrade in the middle of the year."""

from __future__ import annotations

import os
import random
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter, sleep
from typing import Any

import psutil
from sqlalchemy import text

from bench.chaos.house import House, Part
from bench.chaos.storm import wait_until_it_serves
from bench.cost.house import spent
from service.platform.database import db

SECOND = "second worker"
OTHERS = ("web", "postgres", "receive", "valkey", "mail", "beat")
KILLED_AFTER = (0.0, 1.5)
"""Seconds after the start of a morning."""
OLDER = "b4c1d7f2a690"
"""The schema before clocks became documents of seats: the oldest one that a downgrade reaches without loss."""
KEPT = {
    "move": "move::text",
    "seat": "concat_ws(' ', id, player_id, question, waiting_since, played, clock, ring_at, time, offered_at)",
    "tables": "concat_ws(' ', id, state, count, revision, encode(dump, 'hex'), result, pauses)",
    "outbox": "concat_ws(' ', id, key, state, not_before, sent_at)",
    "contest": "concat_ws(' ', id, state, round)",
}
"""Columns that an upgrade must not change."""


@dataclass
class Upkeep:
    house: House
    chance: random.Random
    killed: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    """Processor seconds of processes that have ended."""
    dead: list[str] = field(default_factory=list)
    """Parts that ended by themselves."""

    def add_worker(self) -> None:
        """Start a second worker, so that one works while the other restarts."""
        first = self.house.parts["worker"]
        if isinstance(first, Part):
            log = first.log.with_name("worker-2.log")
            self.house.parts[SECOND] = Part(SECOND, first.command, first.environment, log)

    def hurry_vacuum(self) -> None:
        """Run autovacuum more often. Its minute would be two days of this year."""
        with self.house.app.app_context(), db.engine.connect() as connection:
            free = connection.execution_options(isolation_level="AUTOCOMMIT")
            free.exec_driver_sql("ALTER SYSTEM SET autovacuum_naptime = '2s'")
            free.exec_driver_sql("SELECT pg_reload_conf()")

    def kill(self, week: int) -> None:
        """Kill one of the workers each week, and in every other week another part too."""
        self.note_dead()
        self.kill_part(("worker", SECOND)[week % 2])
        if week % 2:
            self.kill_part(OTHERS[week // 2 % len(OTHERS)])

    def note_dead(self) -> None:
        for name, part in self.house.parts.items():
            if isinstance(part, Part) and part.process.poll() is not None:
                self.dead.append(name)

    def kill_part(self, name: str) -> None:
        part = self.house.parts[name]
        sleep(self.chance.uniform(*KILLED_AFTER))
        self.ended[name] += self.seconds(name)
        part.kill()
        self.killed[name] += 1
        part.start()
        wait_until_it_serves(self.house)

    def renew_worker(self) -> None:
        """Restart a worker. It reports itself at its start and then every two minutes, which may have been weeks."""
        part = self.house.parts["worker"]
        if isinstance(part, Part):
            part.stop()
            part.start()

    def used(self) -> Counter[str]:
        """Return processor seconds of each part, and of this process, in which most players answer."""
        now = Counter({name: self.seconds(name) for name in self.house.parts})
        times = psutil.Process().cpu_times()
        now["players"] = times.user + times.system  # without its children, which are counted already
        return now + self.ended

    def seconds(self, name: str) -> float:
        part = self.house.parts[name]
        pid = part.process.pid if isinstance(part, Part) else part.server.get_pid()
        return sum(map(spent, family(pid)))

    def upgrade(self) -> dict[str, Any]:
        """Stop all parts, downgrade the schema, upgrade with the usual command, and start again."""
        began = perf_counter()
        parts = [part for part in self.house.parts.values() if isinstance(part, Part)]
        for part in reversed(parts):
            self.ended[part.name] += self.seconds(part.name)
            part.stop()
        before = self.contents()
        self.command("db", "downgrade", OLDER)
        self.statement("UPDATE rules_checked SET fingerprint = 'of an older version'")
        started = perf_counter()
        said = self.command("upgrade")
        took = perf_counter() - started
        after = self.contents()
        for part in parts:
            part.start()
        wait_until_it_serves(self.house)
        return {
            "said": said.splitlines()[-1],
            "seconds": round(took, 1),
            "away_seconds": round(perf_counter() - began, 1),
            "changed": [name for name in KEPT if before[name] != after[name]],
        }

    def contents(self) -> dict[str, Any]:
        with self.house.app.app_context(), db.engine.connect() as connection:
            summed = "SELECT sum(hashtextextended({kept}, 0)) FROM {name}"
            found = {
                name: connection.scalar(text(summed.format(kept=kept, name=name)))
                for name, kept in KEPT.items()
            }
            db.engine.dispose()
        return found

    def statement(self, change: str) -> None:
        with self.house.app.app_context(), db.engine.begin() as connection:
            connection.exec_driver_sql(change)

    def command(self, *arguments: str) -> str:
        """Run a command of the service by the clock of the year, and return its output."""
        web = self.house.parts["web"]
        if not isinstance(web, Part):
            raise TypeError(web)
        line = [*web.command[: web.command.index("serve")], *arguments]
        environment = os.environ | web.environment
        told = subprocess.run(line, env=environment, capture_output=True, text=True, check=False)
        if told.returncode:
            raise RuntimeError(
                f"{' '.join(arguments)} ended with {told.returncode}: {told.stdout}{told.stderr}"
            )
        return told.stdout.strip()


def family(pid: int | None) -> Iterator[psutil.Process]:
    if pid is None:
        return
    with suppress(psutil.NoSuchProcess):
        root = psutil.Process(pid)
        yield root
        yield from root.children(recursive=True)
