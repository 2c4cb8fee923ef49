"""From the outbox to the mailer: claim, send outside any transaction, settle."""

from datetime import datetime, timedelta

import structlog
from sqlalchemy.orm import Session

from service.core.db_errors import DATABASE_AWAY, in_a_line
from service.core.deps import deps
from service.core.ports import Send, Undelivered
from service.core.transaction import transaction
from service.mail.bounces import stopped_among
from service.mail.compose import compose
from service.mail.contents import HeldLetter, ObsoleteLetter
from service.messages.digests import after_digest
from service.models.mail import Letter
from service.outbox.outbox import claim, hold, settle_letter, void

CHANNEL = "mail"
SPELL = timedelta(seconds=2)
"""How long a worker goes on before other work has its turn."""
HELD = 50
"""Letters that a worker takes at once; if it dies, they wait until its lease ends."""
ANSWERS = 4
"""A mail server gives so many for one letter, and may take its time for each."""
LEASED_FOR = ANSWERS + 2
"""What is begun ends within the lease."""
log = structlog.get_logger()


def deliver_mail(*, now: datetime, limit: int = 1000) -> int:
    """Send the mails that are due, for a spell and at most `limit`; returns how many were claimed, the limit where the spell was
    over before them. Safe to run twice at once.
    """
    done = 0
    while done < limit:
        wanted = min(HELD, limit - done)
        with transaction() as session:
            letters = claim(session, now=now, limit=wanted, channel=CHANNEL, lease=patience(LEASED_FOR))
            welcome = sorted_out(session, letters)
        if welcome:
            deliver(welcome, now)
        done += len(letters)
        if len(letters) < wanted:
            break
        if deps().clock() >= now + SPELL:
            return limit
    return done


def sorted_out(session: Session, letters: list[Letter]) -> list[Letter]:
    """Those to addresses at which mail has not stopped; the others do not leave."""
    stopped = stopped_among(session, [letter.recipient for letter in letters]) if letters else ()
    for letter in letters:
        if letter.recipient in stopped:
            void(session, letter, "address-stopped")
    return [letter for letter in letters if letter.recipient not in stopped]


def deliver(letters: list[Letter], now: datetime) -> None:
    """All over one connection; each settled at once, so that a crash repeats at most the letter in hand."""
    left = list(letters)
    try:
        with deps().mailer.connect() as send:
            while left and in_time(left[0]):
                carry(left[0], send, now)
                left.pop(0)
        for letter in left:
            with transaction() as session:
                hold(session, letter, letter.not_before)
    except Undelivered as down:  # the server itself is away: what is left has all failed the same way
        for letter in left:
            with transaction() as session:
                settle_letter(session, letter, now=now, error=str(down))


def in_time(letter: Letter) -> bool:
    """Whether it can leave before our lease ends, after which another worker may take it and send it too."""
    return letter.lease_until is not None and deps().clock() + patience(ANSWERS) <= letter.lease_until


def patience(answers: int) -> timedelta:
    """With a mail server that takes its time for so many answers."""
    return timedelta(seconds=answers * deps().settings.smtp_seconds)


def carry(letter: Letter, send: Send, now: datetime) -> None:
    if letter.void_at is not None and letter.void_at <= now:
        with transaction() as session:
            void(session, letter, "too-late")
        return
    error, final = "", False
    try:
        send(compose(letter, now))
    except (ObsoleteLetter, HeldLetter) as reason:
        put_back(letter, reason)
        return
    except Undelivered as refused:
        error, final = str(refused), refused.final
    except DATABASE_AWAY as gone:
        log.warning("letter not composed", key=letter.key, why=in_a_line(gone))
        error = repr(gone)
    except Exception as fault:
        log.exception("letter not composed", key=letter.key)
        error = repr(fault)
    with transaction() as session:
        settle_letter(session, letter, now=now, error=error, final=final)
        if letter.kind == "digest" and letter.player_id is not None and not error:
            after_digest(session, letter.player_id, now)


def put_back(letter: Letter, reason: ObsoleteLetter | HeldLetter) -> None:
    """It does not leave: never, or not now."""
    with transaction() as session:
        if isinstance(reason, ObsoleteLetter):
            void(session, letter, reason.why)
        else:
            hold(session, letter, reason.until)
