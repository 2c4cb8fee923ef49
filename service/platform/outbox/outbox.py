"""The outbox's three acts: post a letter, claim the due ones under a lease, settle what became of each.

A letter leaves at least once and, as far as SMTP lets anybody say, at most once: its key is unique, a claim is one
statement, and a worker that dies holds its letters only until the lease ends.
"""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, or_, select, update
from sqlalchemy.orm import Session

from service.platform.database import insert_new
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.waiting import next_try
from service.platform.transaction import ring

LEASE = timedelta(minutes=2)
"""As long as most want; whoever sends says how long they may need."""
LADDER = tuple(timedelta(seconds=s) for s in (30, 60, 120, 300, 600, 1800, 3600, 3600, 7200))
"""After each failure that is the letter's own: it cannot be written, its workers die of it, a program does not take its call."""
GIVEN_UP_AFTER = timedelta(days=5)
"""A mail that the other side has put off so long is dead, as is usual among mail servers."""
LOST = "each worker that tried ended before it knew"
TOPIC = "post"
"""Rung where a mail was posted; each other channel is called by its own name, so that nobody is woken for another's."""
MAIL = "mail"
FOR_ONE_USE = frozenset(
    {"sign-in"}
)  # kinds whose payload carries a secret: emptied when the letter is settled


def post(
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
    """Put a letter into the outbox, in the caller's transaction, unless one of that key was posted before."""
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
    ring(session, topic_of(channel))
    insert_new(session, Letter, row)


def topic_of(channel: str) -> str:
    """The bell of those who deliver over a channel."""
    return TOPIC if channel == MAIL else channel


def claim(
    session: Session, *, now: datetime, limit: int, channel: str, lease: timedelta = LEASE
) -> list[Letter]:
    """Take the due letters for one lease, oldest first: fresh ones, failed ones, those of a worker that died.

    They come detached, as they were when claimed: the number of attempts is what tells our lease from a later one.
    """
    return take(session, or_(is_due(now), orphaned(now)), now + lease, limit=limit, channel=channel)


def claim_hand(
    session: Session, *, now: datetime, limit: int, channel: str, lease: timedelta = LEASE
) -> list[Letter]:
    """The same, but what a dead worker held comes alone: a letter of which workers die takes no other along."""
    alone = take(session, orphaned(now), now + lease, limit=1, channel=channel)
    return alone or take(session, is_due(now), now + lease, limit=limit, channel=channel)


def letters_to_claim(channel: str, now: datetime) -> tuple[Select[int], ...]:
    """Those of a channel that a claim would take."""
    return oldest(channel, orphaned(now)), oldest(channel, is_due(now))


def letters_to_bury(now: datetime) -> Select[int]:
    """Those that outlived more workers than the ladder has steps."""
    return select(Letter.id).where(
        Letter.state == LetterState.LEASED, Letter.lease_until <= now, Letter.attempts > len(LADDER)
    )


def oldest(channel: str, due: ColumnElement[bool]) -> Select[int]:
    return select(Letter.id).where(Letter.channel == channel, due).order_by(Letter.not_before, Letter.id)


def is_due(now: datetime) -> ColumnElement[bool]:
    """Letters that nobody holds and whose time has come."""
    return and_(Letter.state.in_([LetterState.PENDING, LetterState.FAILED]), Letter.not_before <= now)


def orphaned(now: datetime) -> ColumnElement[bool]:
    """Letters whose worker ended before it knew, and not too often."""
    return and_(Letter.state == LetterState.LEASED, Letter.lease_until <= now, Letter.attempts <= len(LADDER))


def take(
    session: Session, due: ColumnElement[bool], lease_until: datetime, *, limit: int, channel: str
) -> list[Letter]:
    taken = (
        update(Letter)
        .where(Letter.id.in_(claimed(oldest(channel, due), limit)))
        .values(state=LetterState.LEASED, lease_until=lease_until, attempts=Letter.attempts + 1)
        .returning(Letter)
        .execution_options(synchronize_session=False, populate_existing=True)
    )
    letters = sorted(session.scalars(taken), key=lambda letter: (letter.not_before, letter.id))
    for letter in letters:
        session.expunge(letter)
    return letters


def bury(session: Session, *, now: datetime, limit: int) -> int:
    """Letters of which workers die: each try ended with the worker, not with an answer."""
    letters = session.scalars(select(Letter).where(Letter.id.in_(claimed(letters_to_bury(now), limit)))).all()
    for letter in letters:
        close(session, letter, {"state": LetterState.DEAD, "lease_until": None, "last_error": LOST})
    return len(letters)


def settle_letter(
    session: Session, letter: Letter, *, now: datetime, error: str = "", final: bool = False
) -> None:
    """Write down what became of a claimed letter; one whose lease another took over is not ours to settle."""
    values: dict[str, Any] = {"lease_until": None, "last_error": error}
    if not error:
        once = letter.attempts == 1
        values |= {"state": LetterState.SENT, "sent_at": now, "revision": letter.revision if once else None}
        values |= {"said": letter.said}
    elif final or letter.attempts > len(LADDER):
        values |= {"state": LetterState.DEAD}
    else:
        values |= {"state": LetterState.FAILED, "not_before": now + LADDER[letter.attempts - 1]}
    close(session, letter, values)


def postpone(
    session: Session, letter: Letter, *, now: datetime, error: str, perhaps_left: bool = False
) -> None:
    """The other side does not take it for now. That is no failure of the letter: it is tried again until it is too old.

    One that may have left all the same keeps its attempt, so that nobody takes the next for its only one.
    """
    since = letter.refused_since or now
    values: dict[str, Any] = {"lease_until": None, "last_error": error, "refused_since": since}
    if now - since >= GIVEN_UP_AFTER:
        values |= {"state": LetterState.DEAD}
    else:
        attempts = max(letter.attempts - 1, int(perhaps_left))
        values |= {
            "state": LetterState.FAILED,
            "not_before": next_try(since, now),
            "attempts": attempts,
        }
    close(session, letter, values)


def void(session: Session, letter: Letter, why: str = "") -> None:
    """What it says is no longer so: it does not leave, and that can be seen."""
    close(session, letter, {"state": LetterState.VOID, "lease_until": None, "last_error": why})


def hold(session: Session, letter: Letter, until: datetime, why: str = "") -> None:
    """Not now: it goes back among those that wait, and this was no attempt."""
    values = {
        "state": LetterState.PENDING,
        "not_before": until,
        "lease_until": None,
        "attempts": letter.attempts - 1,
        "last_error": why,
    }
    close(session, letter, values)


def close(session: Session, letter: Letter, values: dict[str, Any]) -> None:
    if letter.kind in FOR_ONE_USE and values["state"] not in {LetterState.FAILED, LetterState.PENDING}:
        values |= {"payload": {}}
    ours = (
        Letter.id == letter.id,
        Letter.attempts == letter.attempts,  # a later lease is not ours to settle
        Letter.state == LetterState.LEASED,
    )
    session.execute(update(Letter).where(*ours).values(values))


def claimed(ids: Select[int], limit: int) -> Select[int]:
    """The first of these ids that nobody else holds, locked until the transaction ends, for `id IN (...)`.

    Chosen once, whatever else the statement does. A subquery with a limit that skips what is locked may be run again for
    each row of the table around it, and then finds other rows each time: which plan is taken, statistics decide.
    """
    taken = ids.limit(limit).with_for_update(skip_locked=True).cte("taken")
    chosen = taken.prefix_with("MATERIALIZED", dialect="postgresql")
    return select(*chosen.c)
