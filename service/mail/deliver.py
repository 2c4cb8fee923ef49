"""Delivering the outbox: claim a batch, send outside of any transaction, record the results."""

from collections import deque
from datetime import datetime, timedelta

import structlog
from sqlalchemy.orm import Session

from service.mail.bounces import find_stopped_addresses
from service.mail.compose import compose_mail
from service.mail.contents import HeldLetter, ObsoleteLetter
from service.platform.db_errors import DATABASE_AWAY, describe_database_error
from service.platform.deps import deps
from service.platform.outbox.erasures import has_erasures_since
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import (
    claim_batch,
    defer_letter,
    mark_void,
    postpone_letter,
    record_outcome,
)
from service.platform.outbox.waiting import LEAST
from service.platform.ports import DeliveryError, Mail, RecipientThrottled, Send, ServerUnavailable
from service.platform.transaction import transaction
from service.play.messages.digests import schedule_next_digest

CHANNEL = "mail"
SPELL = timedelta(seconds=2)
"""The time after which a worker stops sending, so that other tasks have their turn."""
HELD = 10
"""The batch size of a worker. If the worker dies, these letters wait until their lease ends."""
ANSWERS = 4
"""The number of replies that a mail server gives for one letter. Each may take up to the SMTP timeout."""
LEASED_FOR = ANSWERS + 2
"""The number of replies that the lease covers, so that a delivery that was begun ends within it."""
log = structlog.get_logger()


def deliver_mail(*, now: datetime, limit: int = 1000) -> int:
    """Send due mails for up to two seconds, or until `limit` letters are sent.

    Return the number of letters that were taken. If the time was over before the letters, return `limit`, so
    that the task runs again. It is safe to run this twice at once.
    """
    hand, done = claim_due_letters(now, limit), 0
    if not hand:
        return 0
    try:
        with deps().mailer.connect() as send:
            while hand:
                done += len(hand)
                send_batch(hand, send, now)
                if done >= limit or deps().clock() >= now + SPELL:
                    return limit
                hand = claim_due_letters(now, limit - done)
    except ServerUnavailable as away:
        log.warning("the mail server takes nothing", why=str(away))
        release_batch(hand, str(away))
    return done


def claim_due_letters(now: datetime, limit: int) -> deque[Letter]:
    """Claim the next batch of due letters.

    Letters to addresses to which mail has stopped are marked void and left out.
    """
    while True:
        with transaction() as session:
            lease, wanted = time_budget(LEASED_FOR), min(HELD, limit)
            letters = claim_batch(session, now=now, limit=wanted, channel=CHANNEL, lease=lease)
            welcome = filter_deliverable(session, letters)
        if welcome or not letters:
            return deque(welcome)


def filter_deliverable(session: Session, letters: list[Letter]) -> list[Letter]:
    """Return the letters that may be sent. Mark those to addresses to which mail has stopped void."""
    stopped = find_stopped_addresses(session, [letter.recipient for letter in letters]) if letters else ()
    for letter in letters:
        if letter.recipient in stopped:
            mark_void(session, letter, "address-stopped")
    return [letter for letter in letters if letter.recipient not in stopped]


def send_batch(hand: deque[Letter], send: Send, now: datetime) -> None:
    """Send a batch.

    Each letter is settled at once, so a crash repeats at most the letter that is being sent.
    """
    while hand and is_within_lease(hand[0]):
        send_letter(hand[0], send, now)
        hand.popleft()
    release_batch(hand, "")


def release_batch(hand: deque[Letter], why: str) -> None:
    """Release the letters that were claimed and not tried, so that they are due again."""
    if hand:
        with transaction() as session:
            for letter in hand:
                defer_letter(session, letter, letter.not_before, why)
    hand.clear()


def is_within_lease(letter: Letter) -> bool:
    """Return True if the letter can be sent before its lease ends.

    After that another worker may claim it and send it too.
    """
    return letter.lease_until is not None and deps().clock() + time_budget(ANSWERS) <= letter.lease_until


def time_budget(answers: int) -> timedelta:
    """Return the time budget for this many replies of the mail server."""
    return timedelta(seconds=answers * deps().settings.smtp_seconds)


def send_letter(letter: Letter, send: Send, now: datetime) -> None:
    if letter.void_at is not None and letter.void_at <= now:
        with transaction() as session:
            mark_void(session, letter, "too-late")
        return
    try:
        mail = compose_mail(letter, now)
        send(mail)
    except (ObsoleteLetter, HeldLetter) as reason:
        void_or_hold(letter, reason)
    except RecipientThrottled as domain:
        with transaction() as session:
            defer_letter(session, letter, domain.until)
    except DeliveryError as refused:
        record_refusal(letter, refused, now)
    except ServerUnavailable:
        raise
    except DATABASE_AWAY as gone:
        log.warning("letter not composed", key=letter.key, why=describe_database_error(gone))
        with transaction() as session:
            defer_letter(session, letter, now + LEAST)
    except Exception as fault:
        log.exception("letter not composed", key=letter.key)
        with transaction() as session:
            record_outcome(session, letter, now=now, error=repr(fault))
    else:
        record_sent(letter, mail, now)


def record_sent(letter: Letter, mail: Mail, now: datetime) -> None:
    """Record that a letter was sent.

    If an account was erased while it was composed, delete our copy, which may contain the name.
    """
    with transaction() as session:
        if has_erasures_since(session, mail.erasures):
            letter.said = ""
        record_outcome(session, letter, now=now)
        if letter.kind == "digest" and letter.player_id is not None:
            schedule_next_digest(session, letter.player_id, now)


def record_refusal(letter: Letter, refused: DeliveryError, now: datetime) -> None:
    """Record a refusal by the mail server.

    A permanent one ends the letter. A temporary one does not count as a failure of the letter.
    """
    with transaction() as session:
        if refused.final:
            record_outcome(session, letter, now=now, error=str(refused), final=True)
        else:
            postpone_letter(session, letter, now=now, error=str(refused), perhaps_left=refused.perhaps)


def void_or_hold(letter: Letter, reason: ObsoleteLetter | HeldLetter) -> None:
    """Mark the letter void if it is obsolete, or hold it until later."""
    with transaction() as session:
        if isinstance(reason, ObsoleteLetter):
            mark_void(session, letter, reason.why)
        else:
            defer_letter(session, letter, reason.until)
