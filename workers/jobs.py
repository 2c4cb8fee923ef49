"""What is done without a request. Each job is a plain function: it is told the time and how much to take on.

Running a job twice, or twice at once, does no harm: the database says what is due, and whoever takes it says so there.
A job that finds nothing costs a query or two. The Celery tasks and the embedded scheduler are thin shells over this list.
"""

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic
from typing import Protocol

import structlog

from service.accounts.cleanup import forget_keys
from service.api.idempotency import forget
from service.bots import wake
from service.bots.play import bots_waited_for, play_bot
from service.circles.monthly import look_after_circles
from service.coach.ask import TOPIC as COACH
from service.coach.try_out import TRY_OUTS, look_at_try_outs
from service.coach.work import look_on
from service.contests.due import run_contests
from service.contests.rounds import TOPIC as CONTESTS
from service.core.db_errors import DATABASE_AWAY, in_a_line
from service.core.deps import deps
from service.core.logs import task_logged
from service.core.transaction import reading, transaction
from service.desk.heartbeats import EVERY, Pulse, record_heartbeat
from service.desk.statistics import count_everything
from service.feeds import push_delivery, webhook_delivery
from service.feeds.call_delivery import AT_ONCE
from service.leagues.due import run_leagues
from service.leagues.organise import TOPIC as LEAGUES
from service.mail.deliver import deliver_mail
from service.mail.incoming.imap import poll
from service.mail.incoming.receive import TOPIC as INCOMING
from service.mail.incoming.worker import read_incoming
from service.maintenance.retention import forget_mails, forget_try_outs
from service.messages import notify_browsers, notify_programs
from service.outbox import outbox
from service.people.forget_guests import forget_guests
from service.plans.due import play_due_plans
from service.programs.permissions import forget_permissions
from service.sandbox.open import forget_sandboxes
from service.tables.refusals import TableRefusal
from service.timeouts.sweep import ring_clocks
from workers.rhythm import RHYTHM

BEATEN: dict[str, float] = {}
"""When this process last said of each job that it was done: seldom, so that an idle job stays one query."""
UNSAID: defaultdict[str, Pulse] = defaultdict(Pulse)
"""What it has done since."""
KEPT_KEYS = timedelta(days=2)
log = structlog.get_logger()


class Work(Protocol):
    def __call__(self, *, now: datetime, limit: int) -> int:
        """How much was done; as much as the limit means that there may be more."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """A job by name: how often it looks by itself, and which ring calls it sooner."""

    name: str
    work: Work
    every: timedelta
    hears: str | None = None
    limit: int = 100
    apart: bool = False
    """Whether one turn of it takes seconds: in the embedded scheduler no other job waits for it."""


def bury(*, now: datetime, limit: int) -> int:
    """Letters whose workers died each time that they were tried end where a person sees them."""
    with transaction() as session:
        return outbox.bury(session, now=now, limit=limit)


def play_bots(*, now: datetime, limit: int) -> int:
    """One answer for each bot that is waited for, each in a transaction of its own; none is open while it thinks.

    A table that fails holds up no other: its fault is raised for the desk when all have had their turn.
    """
    with reading() as session:
        waiting = bots_waited_for(session, limit, now)
    played = 0
    faults: list[Exception] = []
    for each in waiting:
        try:
            play_bot(each, now)
            played += 1
        except TableRefusal:  # settled meanwhile, by another worker or by the clock
            log.info("a bot came too late", table=each.table, seat=each.seat)
        except DATABASE_AWAY:
            raise
        except Exception as fault:
            log.exception("a bot could not answer", table=each.table, seat=each.seat)
            faults.append(fault)
    if faults:
        raise faults[0]
    return played


def sweep(*, now: datetime, limit: int) -> int:  # noqa: ARG001 - a handful of statements, however much there is
    """Forget what can open nothing any more."""
    with transaction() as session:
        forget(session, now - KEPT_KEYS)
        forget_guests(session, now=now, days=deps().settings.guest_days)
        forget_keys(session, now)
        forget_permissions(session, now)
        forget_mails(session, now=now, days=deps().settings.keep_mail_days)
        forget_sandboxes(session, now)
        forget_try_outs(session, now=now, days=deps().settings.keep_mail_days)
    return 0


def tally(*, now: datetime, limit: int) -> int:  # noqa: ARG001 - all is counted at once
    """Count what the desk shows, so that its pages need not."""
    with transaction() as session:
        return count_everything(session, now)


JOBS = (
    Job(name="post", work=deliver_mail, every=RHYTHM["post"], hears=outbox.TOPIC, limit=1000),
    Job(name="incoming", work=read_incoming, every=RHYTHM["incoming"], hears=INCOMING),
    Job(name="imap", work=poll, every=RHYTHM["imap"]),
    Job(name="bots", work=play_bots, every=RHYTHM["bots"], hears=wake.TOPIC, limit=20),
    Job(name="plans", work=play_due_plans, every=RHYTHM["plans"]),
    Job(name="clocks", work=ring_clocks, every=RHYTHM["clocks"]),
    Job(name="contests", work=run_contests, every=RHYTHM["contests"], hears=CONTESTS),
    Job(name="leagues", work=run_leagues, every=RHYTHM["leagues"], hears=LEAGUES),
    Job(
        name="hooks",
        work=webhook_delivery.deliver_webhooks,
        every=RHYTHM["hooks"],
        hears=outbox.topic_of(notify_programs.CHANNEL),
        limit=AT_ONCE,
    ),
    Job(
        name="pushes",
        work=push_delivery.deliver_pushes,
        every=RHYTHM["pushes"],
        hears=outbox.topic_of(notify_browsers.CHANNEL),
        limit=AT_ONCE,
    ),
    Job(
        name="coach",
        work=look_on,
        every=RHYTHM["coach"],
        hears=COACH,
        limit=1000,
        apart=True,
    ),
    Job(
        name="try-outs",
        work=look_at_try_outs,
        every=RHYTHM["try-outs"],
        hears=TRY_OUTS,
        limit=4,
        apart=True,
    ),
    Job(name="circles", work=look_after_circles, every=RHYTHM["circles"]),
    Job(name="bury", work=bury, every=RHYTHM["bury"]),
    Job(name="tally", work=tally, every=RHYTHM["tally"]),
    Job(name="sweep", work=sweep, every=RHYTHM["sweep"]),
)


def job_named(name: str) -> Job:
    return next(job for job in JOBS if job.name == name)


def jobs_hearing(topic: str) -> list[Job]:
    return [job for job in JOBS if job.hears == topic]


def run_job(job: Job) -> bool:
    """Do a job once, in the application at work; True if there may be more to do at once."""
    now, began = deps().clock(), monotonic()
    pulse = UNSAID[job.name]
    with task_logged(job.name):
        try:
            done = job.work(now=now, limit=job.limit)
            pulse.runs += 1
            pulse.seconds += monotonic() - began
            if monotonic() - BEATEN.get(job.name, -EVERY.total_seconds()) >= EVERY.total_seconds():
                note(job, now)
        except Exception as fault:
            pulse.faults += 1
            if failed(job, now, fault):
                raise
            return False
    return done >= job.limit


def failed(job: Job, now: datetime, fault: Exception) -> bool:
    """Let the desk know; where not even that can be written down the database is away, and what was due stays due there."""
    try:
        note(job, now, error=repr(fault))
    except DATABASE_AWAY as gone:
        log.warning(in_a_line(gone), fault=repr(fault).partition("\n")[0])
        return False
    return True


def note(job: Job, now: datetime, error: str = "") -> None:
    """Let the desk see that the job is alive, or what it died of."""
    BEATEN[job.name] = monotonic()
    with transaction() as session:
        record_heartbeat(session, job.name, now, UNSAID[job.name], error=error)
    UNSAID[job.name] = Pulse()
