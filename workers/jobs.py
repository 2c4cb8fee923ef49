"""The background jobs. Each job is a plain function that gets the time and a limit for its work.

Running a job twice, or twice at once, does no harm. The database says what is due, and a job that claims work
records that there.

Most jobs are triggered by a topic of the notifier. Code that creates work for a job notifies its topic. The
job `look` notifies the topics of all jobs with due work, which also covers missed notifications. A few jobs
are periodic. The Celery tasks and the embedded scheduler are thin wrappers around this list.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any, Protocol

import structlog
from sqlalchemy import Select, literal, select
from sqlalchemy.orm import Session

from service.admin.desk.heartbeats import JobRunLog
from service.admin.desk.statistics import count_everything
from service.admin.maintenance.retention import forget_mails, forget_try_outs
from service.learning.coach.ask import TOPIC as COACH
from service.learning.coach.queries import oldest_waiting
from service.learning.coach.try_out import TRY_OUTS, longest_waiting, look_at_try_outs
from service.learning.coach.work import work_on_table
from service.learning.sandbox.open import forget_sandboxes
from service.mail.deliver import deliver_mail
from service.mail.incoming.imap import poll_mailbox
from service.mail.incoming.queries import waiting_mails
from service.mail.incoming.receive import TOPIC as INCOMING
from service.mail.incoming.worker import read_incoming
from service.people.forget_guests import forget_guests
from service.platform.accounts.cleanup import delete_expired_keys
from service.platform.db_errors import DATABASE_AWAY, describe_database_error
from service.platform.deps import deps
from service.platform.logs import task_log_context
from service.platform.outbox import outbox
from service.platform.transaction import read_session, transaction
from service.play.bots import wake
from service.play.bots.play import find_waiting_bots, play_bot, waiting_bots_query
from service.play.clocks.queries import due_clocks
from service.play.messages import notify_browsers, notify_programs
from service.play.plans.due import play_due_plans
from service.play.plans.queries import due_plans
from service.play.tables.refusals import TableRefusal
from service.play.timeouts.sweep import sweep_clocks
from service.programs.feeds import push_delivery, webhook_delivery
from service.programs.feeds.call_delivery import AT_ONCE
from service.programs.oauth.permissions import forget_permissions
from service.seasons.contests.due import run_contests, steps_of_contests
from service.seasons.contests.rounds import TOPIC as CONTESTS
from service.seasons.leagues.due import run_leagues, steps_of_leagues
from service.seasons.leagues.organise import TOPIC as LEAGUES
from service.social.circles.monthly import look_after_circles
from service.social.circles.queries import due_calls, due_digests, due_openings
from service.web.api.idempotency import delete_old_keys
from workers.rhythm import RHYTHM

PULSES = JobRunLog()
KEPT_KEYS = timedelta(days=2)
log = structlog.get_logger()


class JobFunction(Protocol):
    def __call__(self, *, now: datetime, limit: int) -> int:
        """Do the work and return how much was done. If that is the limit, there may be more."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """A job by name.

    It is either periodic, or triggered by its topic, which `look` notifies when work is due.
    """

    name: str
    work: JobFunction
    every: timedelta | None = None
    due: Callable[[datetime], Iterable[Select[*tuple[Any, ...]]]] | None = None
    """The queries for due work. The job is triggered as soon as one of them has a row."""
    hears: str = ""
    """The topic of the code that creates work for the job, if it is created at a known moment."""
    limit: int = 100
    apart: bool = False
    """True if one run takes seconds.

    The embedded scheduler gives such a job its own thread, so that no other job waits.
    """

    @property
    def bell(self) -> str:
        return self.hears or self.name


def notify_due_jobs(*, now: datetime, limit: int) -> int:  # noqa: ARG001 - one statement, however much is due
    """Notify each job that has due work, and record the pulse of the others, which are known to have none."""
    with read_session() as session:
        called = find_due_jobs(session, now)
    for job in JOBS:
        if job in called:
            deps().bell.ring(job.bell)
        elif job.due:
            PULSES.done(job.name)
    return 0


def find_due_jobs(session: Session, now: datetime) -> set[Job]:
    """Return the jobs with due work, found by one statement, so that an idle installation runs four queries a
    minute.

    Each query asks for its first row in its own order. A bare EXISTS may read a whole table that has no
    matching row.
    """
    asked = [(job, wanted) for job in JOBS if job.due for wanted in job.due(now)]
    first = [wanted.with_only_columns(literal(1), maintain_column_froms=True) for _, wanted in asked]
    found = session.execute(select(*(each.limit(1).scalar_subquery() for each in first))).one()
    return {job for (job, _), there in zip(asked, found, strict=True) if there}


def mark_letters_dead(*, now: datetime, limit: int) -> int:
    """Mark letters dead that repeatedly crashed their worker, so that a person sees them."""
    with transaction() as session:
        return outbox.mark_dead(session, now=now, limit=limit)


def play_bots(*, now: datetime, limit: int) -> int:
    """Play one answer for each bot that is waited for.

    Each has a transaction of its own, and none is open while the bot thinks. A table that fails does not
    block the others. Its error is raised for the desk after all others were played.
    """
    with read_session() as session:
        waiting = find_waiting_bots(session, limit, now)
    played = 0
    faults: list[Exception] = []
    for each in waiting:
        try:
            play_bot(each, now)
            played += 1
        except TableRefusal:  # settled meanwhile by another worker or by the clock
            log.info("a bot came too late", table=each.table, seat=each.seat)
        except DATABASE_AWAY:
            raise
        except Exception as fault:
            log.exception("a bot could not answer", table=each.table, seat=each.seat)
            faults.append(fault)
    if faults:
        raise faults[0]
    return played


def delete_expired(*, now: datetime, limit: int) -> int:  # noqa: ARG001 - a handful of statements, however much there is
    """Delete what is no longer valid: old keys, guests, mails, sandboxes, try-outs.

    A step that fails does not block the others. Its error is raised for the desk at the end.
    """
    settings, faults = deps().settings, []
    for step in (
        partial(delete_old_keys, before=now - KEPT_KEYS),
        partial(forget_guests, now=now, days=settings.guest_days),
        partial(delete_expired_keys, now=now),
        partial(forget_permissions, now=now),
        partial(forget_mails, now=now, days=settings.keep_mail_days),
        partial(forget_sandboxes, now=now),
        partial(forget_try_outs, now=now, days=settings.keep_mail_days),
    ):
        try:
            with transaction() as session:
                step(session)
        except DATABASE_AWAY:
            raise
        except Exception as fault:
            log.exception("a step of the sweep failed", step=step.func.__name__)
            faults.append(fault)
    if faults:
        raise faults[0]
    return 0


def count_desk_figures(*, now: datetime, limit: int) -> int:  # noqa: ARG001 - all is counted at once
    """Count the figures of the desk in advance, so that its pages need not."""
    with transaction() as session:
        return count_everything(session, now)


JOBS = (
    Job(name="look", work=notify_due_jobs, every=RHYTHM["look"]),
    Job(
        name="post",
        work=deliver_mail,
        due=partial(outbox.claimable_letters, outbox.MAIL),
        hears=outbox.TOPIC,
        limit=1000,
    ),
    Job(name="incoming", work=read_incoming, due=lambda _: [waiting_mails(1)], hears=INCOMING),
    Job(name="imap", work=poll_mailbox, every=RHYTHM["imap"]),
    Job(
        name="bots",
        work=play_bots,
        due=lambda now: [waiting_bots_query(now, 1)],
        hears=wake.TOPIC,
        limit=20,
    ),
    Job(name="plans", work=play_due_plans, due=lambda now: [due_plans(now, 1)]),
    Job(name="clocks", work=sweep_clocks, due=lambda now: [due_clocks(now, 1)]),
    Job(
        name="contests",
        work=run_contests,
        due=lambda now: [wanted for _, wanted in steps_of_contests(now, 1)],
        hears=CONTESTS,
    ),
    Job(
        name="leagues",
        work=run_leagues,
        due=lambda now: [wanted for _, wanted in steps_of_leagues(now, 1)],
        hears=LEAGUES,
    ),
    Job(
        name="hooks",
        work=webhook_delivery.deliver_webhooks,
        due=partial(outbox.claimable_letters, notify_programs.CHANNEL),
        hears=outbox.channel_topic(notify_programs.CHANNEL),
        limit=AT_ONCE,
    ),
    Job(
        name="pushes",
        work=push_delivery.deliver_pushes,
        due=partial(outbox.claimable_letters, notify_browsers.CHANNEL),
        hears=outbox.channel_topic(notify_browsers.CHANNEL),
        limit=AT_ONCE,
    ),
    Job(
        name="coach",
        work=work_on_table,
        due=lambda now: [oldest_waiting(now)],
        hears=COACH,
        limit=1000,
        apart=True,
    ),
    Job(
        name="try-outs",
        work=look_at_try_outs,
        due=lambda now: [longest_waiting(now)],
        hears=TRY_OUTS,
        limit=4,
        apart=True,
    ),
    Job(
        name="circles",
        work=look_after_circles,
        due=lambda now: [due_calls(now, 1), due_openings(now, 1), due_digests(now, 1)],
    ),
    Job(name="bury", work=mark_letters_dead, due=lambda now: [outbox.crashed_letters(now)]),
    Job(name="tally", work=count_desk_figures, every=RHYTHM["tally"]),
    Job(name="sweep", work=delete_expired, every=RHYTHM["sweep"]),
)


def get_job(name: str) -> Job:
    return next(job for job in JOBS if job.name == name)


def find_jobs_by_topic(topic: str) -> list[Job]:
    return [job for job in JOBS if job.bell == topic]


def run_job(job: Job) -> bool:
    """Run a job once in the current application context. Return True if there may be more to do at once."""
    now, began = deps().clock(), monotonic()
    with task_log_context(job.name):
        try:
            done = job.work(now=now, limit=job.limit)
            PULSES.done(job.name, monotonic() - began)
            PULSES.say_in_time(now)
        except Exception as fault:
            if record_failure(job, now, fault):
                raise
            return False
    return done >= job.limit


def record_failure(job: Job, now: datetime, fault: Exception) -> bool:
    """Record a failure for the desk and return True.

    If even that fails, the database is down. Return False then, because the due work stays in the database.
    """
    PULSES.failed(job.name, repr(fault))
    try:
        PULSES.say(now)
    except DATABASE_AWAY as gone:
        log.warning(describe_database_error(gone), fault=repr(fault).partition("\n")[0])
        return False
    return True
