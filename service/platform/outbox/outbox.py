"""The operations of the outbox: post a letter, claim due ones under a lease, settle the outcome.

A letter is sent at least once and, as far as SMTP allows, at most once. Its key is unique, a claim is one
statement, and a worker that dies holds its letters only until the lease ends.
"""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, or_, select, update
from sqlalchemy.orm import Session

from service.platform.database import insert_new
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.waiting import next_retry_time
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit

LEASE = timedelta(minutes=2)
"""The default lease. The sender can ask for another one."""
LADDER = tuple(timedelta(seconds=s) for s in (30, 60, 120, 300, 600, 1800, 3600, 3600, 7200))
"""The delays after failures of the letter itself: it cannot be rendered, crashes its worker, or a program
refuses its call.
"""
GIVEN_UP_AFTER = timedelta(days=5)
"""A mail that the other side has postponed for so long is dead, as is usual among mail servers."""
LOST = "each worker that tried ended before it knew"
MAIL = "mail"
DELIVERED_BY = {
    MAIL: TaskName.SEND_DUE_LETTERS,
    "webhook": TaskName.CALL_WEBHOOKS,
    "push": TaskName.SEND_PUSHES,
}
FOR_ONE_USE = frozenset(
    {"sign-in"}
)  # kinds with a secret in the payload, which is deleted when the letter is settled


def post_letter(
    session: Session,
    *,
    key: str,
    kind: str,
    channel: str,
    recipient: str,
    payload: dict[str, Any],
    now: datetime,
    not_before: datetime | None = None,
    void_at: datetime | None = None,
    player_id: int | None = None,
    table_id: int | None = None,
) -> None:
    """Post a letter in the caller's transaction, unless one with this key was posted before."""
    row = {
        "key": key,
        "kind": kind,
        "channel": channel,
        "recipient": recipient,
        "payload": payload,
        "player_id": player_id,
        "table_id": table_id,
        "created_at": now,
        "not_before": not_before or now,
        "void_at": void_at,
    }
    send_task_after_commit(session, DELIVERED_BY[channel])
    insert_new(session, Letter, row)


def claim_letters(
    session: Session, *, now: datetime, limit: int, channel: str, lease: timedelta = LEASE
) -> list[Letter]:
    """Claim due letters for one lease, oldest first: new ones, failed ones, and those of a dead worker.

    They are returned detached, as they were when claimed. The number of attempts distinguishes our lease from
    a later one.
    """
    return lease_letters(
        session, or_(is_due(now), is_orphaned(now)), now + lease, limit=limit, channel=channel
    )


def claim_batch(
    session: Session, *, now: datetime, limit: int, channel: str, lease: timedelta = LEASE
) -> list[Letter]:
    """Claim a batch of letters, but a letter of a dead worker alone.

    So a letter that crashes workers affects no others.
    """
    alone = lease_letters(session, is_orphaned(now), now + lease, limit=1, channel=channel)
    return alone or lease_letters(session, is_due(now), now + lease, limit=limit, channel=channel)


def claimable_letters(channel: str, now: datetime) -> tuple[Select[int], ...]:
    """Return the queries for the letters of a channel that a claim would take."""
    return oldest_letters(channel, is_orphaned(now)), oldest_letters(channel, is_due(now))


def crashed_letters(now: datetime) -> Select[int]:
    """Select the letters that crashed more workers than LADDER has steps."""
    return select(Letter.id).where(
        Letter.state == LetterState.LEASED, Letter.lease_until <= now, Letter.attempts > len(LADDER)
    )


def oldest_letters(channel: str, due: ColumnElement[bool]) -> Select[int]:
    return select(Letter.id).where(Letter.channel == channel, due).order_by(Letter.not_before, Letter.id)


def is_due(now: datetime) -> ColumnElement[bool]:
    """Return the condition for letters that are not claimed and are due."""
    return and_(Letter.state.in_([LetterState.PENDING, LetterState.FAILED]), Letter.not_before <= now)


def is_orphaned(now: datetime) -> ColumnElement[bool]:
    """Return the condition for letters whose worker died, unless this happened too often."""
    return and_(Letter.state == LetterState.LEASED, Letter.lease_until <= now, Letter.attempts <= len(LADDER))


def lease_letters(
    session: Session, due: ColumnElement[bool], lease_until: datetime, *, limit: int, channel: str
) -> list[Letter]:
    taken = (
        update(Letter)
        .where(Letter.id.in_(lock_unclaimed(oldest_letters(channel, due), limit)))
        .values(state=LetterState.LEASED, lease_until=lease_until, attempts=Letter.attempts + 1)
        .returning(Letter)
        .execution_options(synchronize_session=False, populate_existing=True)
    )
    letters = sorted(session.scalars(taken), key=lambda letter: (letter.not_before, letter.id))
    for letter in letters:
        session.expunge(letter)
    return letters


def mark_dead(session: Session, *, now: datetime, limit: int) -> int:
    """Mark letters dead that repeatedly crashed their worker."""
    letters = session.scalars(
        select(Letter).where(Letter.id.in_(lock_unclaimed(crashed_letters(now), limit)))
    ).all()
    for letter in letters:
        close_letter(session, letter, {"state": LetterState.DEAD, "lease_until": None, "last_error": LOST})
    return len(letters)


def record_outcome(
    session: Session, letter: Letter, *, now: datetime, error: str = "", final: bool = False
) -> None:
    """Record the outcome of a claimed letter. Nothing changes if another worker has claimed it since."""
    values: dict[str, Any] = {"lease_until": None, "last_error": error}
    if not error:
        once = letter.attempts == 1
        values |= {"state": LetterState.SENT, "sent_at": now, "said": letter.said}
        values |= {"revision": letter.revision, "payload": letter.payload} if once else {"revision": None}
    elif final or letter.attempts > len(LADDER):
        values |= {"state": LetterState.DEAD}
    else:
        values |= {"state": LetterState.FAILED, "not_before": now + LADDER[letter.attempts - 1]}
    close_letter(session, letter, values)


def postpone_letter(
    session: Session, letter: Letter, *, now: datetime, error: str, perhaps_left: bool = False
) -> None:
    """Postpone a letter that the other side does not accept for now.

    This is not a failure, so it is tried again until it is too old.

    A letter that may have been sent anyway keeps its attempt, so that the next attempt does not count as the
    first.
    """
    since = letter.refused_since or now
    values: dict[str, Any] = {"lease_until": None, "last_error": error, "refused_since": since}
    if now - since >= GIVEN_UP_AFTER:
        values |= {"state": LetterState.DEAD}
    else:
        attempts = max(letter.attempts - 1, int(perhaps_left))
        values |= {
            "state": LetterState.FAILED,
            "not_before": next_retry_time(since, now),
            "attempts": attempts,
        }
    close_letter(session, letter, values)


def mark_void(session: Session, letter: Letter, why: str = "") -> None:
    """Mark a letter void because its content is obsolete. It is not sent, but stays visible."""
    close_letter(session, letter, {"state": LetterState.VOID, "lease_until": None, "last_error": why})


def defer_letter(session: Session, letter: Letter, until: datetime, why: str = "") -> None:
    """Put a letter back until a later time. This does not count as an attempt."""
    values = {
        "state": LetterState.PENDING,
        "not_before": until,
        "lease_until": None,
        "attempts": letter.attempts - 1,
        "last_error": why,
    }
    close_letter(session, letter, values)


def close_letter(session: Session, letter: Letter, values: dict[str, Any]) -> None:
    if letter.kind in FOR_ONE_USE and values["state"] not in {LetterState.FAILED, LetterState.PENDING}:
        values |= {"payload": {}}
    ours = (
        Letter.id == letter.id,
        Letter.attempts == letter.attempts,  # a later lease must not be changed
        Letter.state == LetterState.LEASED,
    )
    session.execute(update(Letter).where(*ours).values(values))


def lock_unclaimed(ids: Select[int], limit: int) -> Select[int]:
    """Return the first of these ids that no other worker has locked, for `id IN (...)`.

    They stay locked until the end of the transaction.

    The ids are chosen once by a materialized CTE. A subquery with LIMIT and SKIP LOCKED can run again for
    each row of the outer table, and then finds other rows each time. That depends on the plan, which depends
    on statistics.
    """
    taken = ids.limit(limit).with_for_update(skip_locked=True).cte("taken")
    chosen = taken.prefix_with("MATERIALIZED", dialect="postgresql")
    return select(*chosen.c)
