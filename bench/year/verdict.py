"""The verdict at the end of the year: nothing is lost, doubled or left open, and no move costs more than at first."""

from __future__ import annotations

import json
from collections import Counter
from datetime import timedelta
from pathlib import Path
from time import monotonic, sleep

from sqlalchemy import func, select

from bench.chaos.verdict import Verdict, judge_moves, judge_tables
from bench.year.agenda import JOINING, ROUND_DAYS, ROUNDS
from bench.year.measures import Measures, origins, states
from bench.year.sittings import Sittings
from bench.year.upkeep import SECOND, Upkeep
from service.admin.maintenance.doctor import examine
from service.admin.maintenance.doctor.verdict import Verdict as Health
from service.admin.maintenance.retention import KEPT_KEYS, SETTLED, is_about_open_question
from service.mail.incoming.models import IncomingMail
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.settings import Settings
from service.platform.tasks.names import TaskName
from service.platform.transaction import read_session
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import Move, Origin
from service.seasons.contests.models import Contest, ContestState
from service.web.api.idempotency_models import IdempotencyKey
from workers.tasks import find_due_tasks

FIRST = 2
"""The last month is compared with this one. Before it, hardly a table is old."""
DEARER, LARGER = 1.5, 1.25
"""More than these factors in processor time per move, or in size per table, is a fault."""
LATE = timedelta(days=2)
"""What retention deletes daily is not older than its days and this."""
OF_A_KILL = "consumer: Cannot connect to redis"
ERROR = '"level": "error"'
LONGEST = JOINING + timedelta(days=ROUNDS * ROUND_DAYS + 2)
"""No contest lasts longer. A contest of a league begins a day after its draw."""
HEARD_WITHIN = 150.0  # seconds
MEANT = {"local-links"}
"""Expected findings of the doctor: links of this service point to this machine only."""
HANDS = {"worker": 1, SECOND: 1, "postgres": 2, "mail": 2}
"""How many letters may be between the mail server and the database when a part dies (docs/operations.md)."""


def judge(sittings: Sittings, measures: Measures, upkeep: Upkeep) -> Verdict:
    found = Verdict()
    with sittings.house.app.app_context():
        judge_tables(found, to_the_end=False)
        judge_moves(found, sittings.ledger)
        judge_clocks(found, measures)
        judge_mails(found, sittings, measures, upkeep)
        judge_what_is_open(found)
        judge_health(found, sittings.house.settings)
        found.figures |= {"origins": dict(origins()), "tables_by_state": dict(states())}
    upkeep.note_dead()
    found.must(not upkeep.dead, f"parts ended by themselves: {upkeep.dead}")
    judge_logs(found, sittings.house.settings.data)
    judge_costs(found, measures)
    with sittings.house.app.app_context():
        judge_retention(found)
    failures = Counter(sittings.ledger.failures)
    found.must(not failures, f"the service failed: {failures.most_common(3)}")
    return found


def judge_health(found: Verdict, settings: Settings) -> None:
    """The worker that was just started reports itself with beat's next task."""
    until = monotonic() + HEARD_WITHIN
    while True:
        wrong = {
            each.what for each in examine(settings, deps().clock()) if each.verdict == Health.WRONG
        } - MEANT
        if wrong != {"no-work"} or monotonic() > until:
            break
        sleep(1)
    found.must(not wrong, f"the doctor finds: {', '.join(sorted(wrong))}")


def judge_clocks(found: Verdict, measures: Measures) -> None:
    """Check that clocks settled each expired question exactly once."""
    settled = select(Move.table_id, Move.seat, Move.question).where(Move.origin == Origin.CLOCK)
    twice = settled.group_by(Move.table_id, Move.seat, Move.question).having(func.count() > 1)
    with read_session() as session:
        rung, again = len(session.execute(settled).all()), session.execute(twice).all()
    found.must(not again, f"{len(again)} deadlines rang twice: {again[:3]}")
    found.must(not measures.missed, f"{len(measures.missed)} deadlines did not ring: {measures.missed[:3]}")
    found.figures["rung"] = rung


def judge_mails(found: Verdict, sittings: Sittings, measures: Measures, upkeep: Upkeep) -> None:
    """Check that exactly the letters marked as sent have arrived, except for deaths in the one open window."""
    arrived, letters = sittings.arrived, measures.letters
    sent = {name for name, (state, _, _) in letters.items() if state == LetterState.SENT}
    begun = {name for name, (state, attempts, _) in letters.items() if state != LetterState.SENT and attempts}
    unsaid, twice = arrived.keys() - sent, sum(count - 1 for count in arrived.values())
    put_off = sum(refused for _, _, refused in letters.values())
    window = put_off + sum(HANDS.get(name, 0) * deaths for name, deaths in upkeep.killed.items())
    lost = sent - arrived.keys()
    found.must(not lost, f"{len(lost)} mails that count as sent never arrived")
    found.must(unsaid <= begun, f"{len(unsaid - begun)} mails arrived that nobody had in hand")
    found.must(
        twice + len(unsaid) <= window,
        f"{twice} mails came twice and {len(unsaid)} do not count as sent, in a window of {window}",
    )
    ended = Counter(str(state) for state, _, _ in letters.values())
    found.must(not ended[LetterState.DEAD], f"{ended[LetterState.DEAD]} letters are dead")
    found.figures |= {
        "letters": dict(ended),
        "put_off": put_off,
        "mails": arrived.total(),
        "mails_twice": twice,
    }
    found.figures |= {"mails_void_but_arrived": len(unsaid), "mails_may_come_twice": window}


def judge_what_is_open(found: Verdict) -> None:
    """Check that all open work waits for a person or a later day. The clock has run on, so the worker gets time to finish."""
    until = monotonic() + HEARD_WITHIN
    while (due := find_due()) and monotonic() < until:
        sleep(1)
    now = deps().clock()
    with read_session() as session:
        leased = session.scalar(select(func.count()).where(Letter.state == LetterState.LEASED))
        ended = Contest.state.in_([ContestState.FINISHED, ContestState.CANCELLED])
        late = session.scalars(select(Contest.name).where(~ended, Contest.created_at < now - LONGEST)).all()
        idle = select(Table.id).where(Table.state == TableState.RUNNING)
        idle = idle.where(
            ~select(Seat.id).where(Seat.table_id == Table.id, Seat.waiting_since.is_not(None)).exists()
        )
        stuck = session.scalars(idle).all()
        failed = session.scalar(select(func.count()).where(Seat.failures > 0))
    found.must(not due, f"still due: {', '.join(sorted(due))}")
    found.must(not leased, f"{leased} letters are still in the hand of a worker")
    found.must(not late, f"contests that should have ended: {late}")
    found.must(not stuck, f"running tables at which nobody is asked: {stuck[:5]}")
    found.must(not failed, f"{failed} clocks failed")


def find_due() -> set[TaskName]:
    with read_session() as session:
        return find_due_tasks(session, deps().clock())


def judge_logs(found: Verdict, folder: Path) -> None:
    """Check that nothing failed except what needs a killed part, which logs a warning."""
    said = [line for file in folder.glob("*.log") for line in file.read_text().splitlines() if ERROR in line]
    events = (str(json.loads(line)["event"]) for line in said)
    errors = Counter(event for event in events if not event.startswith(OF_A_KILL))
    found.must(not errors, f"errors in the logs: {errors.most_common(3)}")


def judge_costs(found: Verdict, measures: Measures) -> None:
    """Moves and tables are kept for good. Neither may become dearer with their number."""
    if len(measures.months) <= FIRST:
        return
    first, last = measures.months[FIRST - 1], measures.months[-1]
    found.must(
        last.cpu_ms <= first.cpu_ms * DEARER,
        f"a move takes {last.cpu_ms} ms in the last month, {first.cpu_ms} in the second",
    )
    found.must(
        last.kb_a_table <= first.kb_a_table * LARGER,
        f"a table takes {last.kb_a_table} kB in the last month, {first.kb_a_table} in the second",
    )


def judge_retention(found: Verdict) -> None:
    """No row is older than the days of its setting, except letters about a question that is still open."""
    now = deps().clock() - LATE
    mails = now - timedelta(days=deps().settings.keep_mail_days)
    old = {
        "letters": select(Letter.id).where(
            Letter.state.in_(SETTLED), Letter.not_before < mails, ~is_about_open_question()
        ),
        "incoming mails": select(IncomingMail.id).where(IncomingMail.received_at < mails),
        "idempotency keys": select(IdempotencyKey.id).where(IdempotencyKey.created_at < now - KEPT_KEYS),
    }
    with read_session() as session:
        for what, rows in old.items():
            count = session.scalar(select(func.count()).select_from(rows.subquery()))
            found.must(not count, f"retention left {count} {what}")
