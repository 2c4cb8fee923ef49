"""Webhooks of a player: create, rotate the secret, test, repeat a call, delete."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.outside_addresses import parse_networks, reject_local_host
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.messages.models import Hook
from service.play.messages.notify_programs import PING, post_webhook_call
from service.programs.feeds.queries import all_hooks_of, deliveries_of
from service.programs.feeds.signatures import hook_secret
from service.programs.oauth.register import programs_of

MOST = 10


class NoHook(LookupError):
    """Raised when the player has no webhook with that number."""


class NoProgram(LookupError):
    """Raised when the player has no program with that number."""


class TooManyHooks(ValueError):
    """Raised when the player has reached the limit of webhooks."""


def hook_of(session: Session, player_id: int, number: int) -> Hook:
    hook = session.get(Hook, number)
    if hook is None or hook.player_id != player_id:
        raise NoHook
    return hook


def make_hook(
    session: Session,
    *,
    player_id: int,
    url: str,
    about: Sequence[str],
    now: datetime,
    program: int | None = None,
) -> Hook:
    """Create a webhook, of the player or of their program.

    Raise ForbiddenAddress if its address is not allowed, NoProgram if it is not their program.
    """
    if program is not None and program not in [each.id for each in programs_of(session, player_id)]:
        raise NoProgram
    reject_local_host(url, parse_networks(deps().settings.hooks_inside))
    counted = select(func.count()).select_from(all_hooks_of(player_id).subquery())
    if (session.scalar(counted) or 0) >= MOST:
        raise TooManyHooks
    hook = Hook(player_id=player_id, program_id=program, url=url, about=sorted(set(about)), created_at=now)
    session.add(hook)
    session.flush()
    return hook


def rotate_secret(session: Session, hook: Hook, now: datetime) -> str:
    """Create a new secret. The former one is valid for one more day."""
    hook.generation += 1
    hook.rotated_at = now
    session.flush()
    return hook_secret(hook)


def switch_on(hook: Hook) -> None:
    hook.off_at, hook.off_why, hook.failures = None, "", 0


def send_ping(session: Session, hook: Hook, now: datetime) -> None:
    """Send a test call. It switches the webhook on again."""
    switch_on(hook)
    post_webhook_call(session, hook, PING, now.isoformat(), {}, now)


def call_again(session: Session, hook: Hook, number: int, now: datetime) -> Letter:
    """Repeat a call that was made or given up. Its id stays the same."""
    letter = session.scalar(deliveries_of(hook).where(Letter.id == number).with_for_update())
    if letter is None:
        raise NoHook
    if letter.state != LetterState.LEASED:
        letter.state, letter.attempts, letter.not_before = LetterState.PENDING, 0, now
        letter.last_error, letter.sent_at = "", None
        send_task_after_commit(session, TaskName.CALL_WEBHOOKS)
    return letter


def delete_hook(session: Session, hook: Hook) -> None:
    """Delete a webhook and cancel its waiting calls."""
    waiting = deliveries_of(hook).where(Letter.state.in_([LetterState.PENDING, LetterState.FAILED]))
    for letter in session.scalars(waiting):
        letter.state, letter.last_error = LetterState.VOID, "hook-gone"
    session.delete(hook)
