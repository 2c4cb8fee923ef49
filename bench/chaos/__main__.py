"""`python -m bench.chaos`: clients play tables over HTTP and mail in the full shape, with or without killed parts.

Prints a report; its last line is one JSON object. Exits with 1 if anything was lost, doubled, left open or not replayed.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from threading import Event
from time import perf_counter
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from bench.chaos.company import Person, deal, gather
from bench.chaos.deadlines import deal_deadlines, end_tables, judge_deadlines
from bench.chaos.gauge import Gauge
from bench.chaos.house import House, full_house
from bench.chaos.players import ByApi, ByMail, Ledger
from bench.chaos.storm import storm
from bench.chaos.verdict import Verdict, judge
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.platform.outbox.models import Letter
from service.platform.outbox.models import LetterState as Sent
from service.platform.transaction import read_session
from service.play.tables.models import Table, TableState

SETTLED_WITHIN = 900.0
SAID_EVERY = 10.0
CALM = 30.0
"""Seconds that the workers get to catch up with the clocks."""


def main() -> None:
    asked = arguments()
    with TemporaryDirectory(prefix="procaccio-") as folder:
        found = run(Path(folder), asked)
    report(found, "load" if asked.load else "chaos")
    sys.exit(1 if found.faults else 0)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.chaos")
    parser.add_argument("--tables", type=int, default=1000, help="how many tables are played")
    parser.add_argument("--people", type=int, default=20, help="how many of the players use the API")
    parser.add_argument("--writers", type=int, default=3, help="how many of the players only answer mail")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two deaths; 0 for none")
    parser.add_argument("--minutes", type=float, default=120.0, help="when to end")
    parser.add_argument(
        "--load", action="store_true", help="go on for so many minutes, and watch memory and queues"
    )
    parser.add_argument("--processes", type=int, default=2, help="processes of web and worker")
    parser.add_argument("--webs", type=int, default=1, help="how many web servers")
    parser.add_argument("--workers", type=int, default=1, help="how many workers")
    parser.add_argument(
        "--deadlines", type=int, default=0, help="tables at which only clocks play; see --least"
    )
    parser.add_argument("--least", type=float, default=0.0, help="minutes of storm at least")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def run(folder: Path, asked: argparse.Namespace) -> Verdict:
    with full_house(folder, processes=asked.processes, webs=asked.webs, workers=asked.workers) as house:
        people = gather(house, by_api=asked.people, by_mail=asked.writers)
        numbers = deal(house, people, tables=asked.tables, seed=asked.seed)
        silent = gather(house, by_api=0, by_mail=2 if asked.deadlines else 0, first=len(people))
        clocks = deal_deadlines(house, silent, asked.deadlines)
        print(f"{len(numbers)} tables dealt among {len(people)} players", flush=True)
        ledger, ended, calm = Ledger(), Event(), Event()
        gauge = Gauge(house, ledger)
        if not asked.every:
            calm.set()
        with ThreadPoolExecutor(len(people) + 3) as pool, ending(calm, ended):
            raging = pool.submit(storm, house, every=asked.every, calm=calm, seed=asked.seed)
            busy = [raging, pool.submit(gauge.watch, ended)]
            busy += [pool.submit(player.play) for player in players(house, people, ledger, ended)]
            more = partial(deal, house, people, seed=asked.seed) if asked.load else None
            began = perf_counter()
            least = perf_counter() + asked.least * 60
            for said in watch(house, len(numbers), gauge, more, least=least):
                if perf_counter() - began > asked.minutes * 60 or any(map(died, busy)):
                    break
                if said:
                    print(said, flush=True)
            took = perf_counter() - began
            figures = speed(ledger, took) | gauge.figures() | {"over_time": gauge.series()}
            calm.set()
            killed = raging.result()
            if not asked.load:
                finish(house, len(numbers), gauge)
            rung = Verdict()
            if clocks:
                with house.app.app_context():
                    Event().wait(CALM)
                    judge_deadlines(rung, clocks)
                    end_tables(clocks)
            ended.set()  # nobody plays while the queues become empty
            settle(house)
            for each in busy:
                each.result()
        found = judge(house, ledger, killed, to_the_end=not asked.load)
    found.faults += rung.faults
    found.figures |= rung.figures
    found.figures |= {"seconds": round(took, 1), "killed": dict(killed), **figures}
    return found


@contextmanager
def ending(*events: Event) -> Iterator[None]:
    """Set the events at the end, also after an error, so that other threads stop."""
    try:
        yield
    finally:
        for each in events:
            each.set()


def players(house: House, people: Sequence[Person], ledger: Ledger, ended: Event) -> Iterator[ByApi | ByMail]:
    """Yield a program for each person with a token, and one for all who write mail."""
    for person in people:
        if person.token:
            yield ByApi(house, person, ledger, ended)
    yield ByMail(house, {person.email for person in people if person.token is None}, ledger, ended)


def died(future: Future[Any]) -> bool:
    return future.done() and future.exception() is not None


def watch(
    house: House, tables: int, gauge: Gauge, more: Callable[..., object] | None, *, least: float = 0.0
) -> Iterator[str]:
    """Report every second until all tables are over. With new tables for finished ones, there is no end."""
    pause, told, over, dealt = Event(), 0.0, 0, tables
    while True:
        over = ask(house, select(func.count()).where(Table.state == TableState.FINISHED)) or over
        if more and dealt < over + tables:
            more(tables=over + tables - dealt, first=dealt)
            dealt = over + tables
        if over == dealt and perf_counter() > least:
            return
        late = perf_counter() - told > SAID_EVERY
        told = perf_counter() if late else told
        yield f"{over} of {dealt} tables over, {gauge.last()}" if late else ""
        pause.wait(1)


def finish(house: House, tables: int, gauge: Gauge) -> None:
    """Play the rest of the tables to their end, while no part is killed."""
    until = perf_counter() + SETTLED_WITHIN
    for _ in watch(house, tables, gauge, None):
        if perf_counter() > until:
            return


def settle(house: House) -> None:
    """Wait until no letter is due and no answer is unread. Letters that met a dead mail server are tried again later."""
    pause, until = Event(), perf_counter() + SETTLED_WITHIN
    open_still = select(func.count()).where(Letter.state.in_([Sent.PENDING, Sent.LEASED, Sent.FAILED]))
    unread = select(func.count()).where(IncomingMail.state == Incoming.WAITING)
    while perf_counter() < until and (ask(house, unread) != 0 or ask(house, open_still) != 0):
        pause.wait(1)


def ask(house: House, question: Select[tuple[int]]) -> int | None:
    """Return a number from the database, or None while it is down."""
    with house.app.app_context():
        try:
            with read_session() as session:
                return session.scalar(question)
        except SQLAlchemyError:
            return None


def speed(ledger: Ledger, seconds: float) -> dict[str, Any]:
    took = sorted(each * 1000 for each in ledger.took)
    return {
        "moves_per_s": round(len(took) / seconds, 1),
        "median_ms": round(median(took), 1),
        "p99_ms": round(quantiles(took, n=100)[98], 1),
        "tried_again": ledger.tried_again,
    }


def report(found: Verdict, name: str) -> None:
    for about, figure in found.figures.items():
        if about == "over_time":
            continue  # machines read this one
        shown = (
            ", ".join(f"{key} {value}" for key, value in figure.items())
            if isinstance(figure, dict)
            else figure
        )
        print(f"{about:>16}  {shown}")
    for fault, count in Counter(found.faults).most_common(20):
        print(f"FAULT  {fault}" + (f" ({count} times)" if count > 1 else ""))
    print(json.dumps({"bench": name, **found.figures, "faults": len(found.faults)}))


if __name__ == "__main__":
    main()
