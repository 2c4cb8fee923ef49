"""Webhook calls to players' programs: something concerns the player, with a link to it.

A call has only ids and links. The program fetches the rest with its own token, which limits what it may see.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.accounts.program_models import Permission, permission_is_valid
from service.platform.outbox.outbox import post_letter
from service.play.messages.models import Hook
from service.play.messages.notice import Notice, NoticeKind, short_notices

CHANNEL = "webhook"
TOPICS = frozenset(NoticeKind)
PING = "ping"


def notify_programs(session: Session, notice: Notice, now: datetime) -> None:
    """Call the programs of all whom a notice concerns, once."""
    if notice.kind not in TOPICS:
        return
    told = short_notices(notice)
    for hook in hooks_of(session, told):
        about, facts = told[hook.player_id]
        post_webhook_call(session, hook, notice.kind, about, facts, now)
    for hook, player in hooks_of_programs(session, told, now):
        about, facts = told[player]
        post_webhook_call(session, hook, notice.kind, f"{about}:{player}", {**facts, "player": player}, now)


def hooks_of(session: Session, players: Collection[int]) -> Sequence[Hook]:
    """Return the active webhooks of some players to their own programs."""
    if not players:
        return ()
    on = select(Hook).where(Hook.player_id.in_(players), Hook.program_id.is_(None), Hook.off_at.is_(None))
    return session.scalars(on.order_by(Hook.id)).all()


def hooks_of_programs(
    session: Session, players: Collection[int], now: datetime
) -> Collection[tuple[Hook, int]]:
    """Return the active webhooks of the programs that some players allow, each with the player, once."""
    if not players:
        return ()
    allowed = (
        select(Hook, Permission.player_id)
        .join(Permission, Permission.program_id == Hook.program_id)
        .where(Permission.player_id.in_(players), permission_is_valid(now), Hook.off_at.is_(None))
        .order_by(Hook.id, Permission.player_id)
    )
    return dict.fromkeys((hook, player) for hook, player in session.execute(allowed))


def post_webhook_call(
    session: Session, hook: Hook, kind: str, about: str, facts: Mapping[str, Any], now: datetime
) -> None:
    """Put one webhook call into the outbox, once.

    Do nothing if the webhook is off or has not subscribed to the topic.
    """
    if hook.off_at is not None or (kind != PING and kind not in hook.about):
        return
    post_letter(
        session,
        key=f"hook:{hook.id}:{kind}:{about}",
        kind=kind,
        channel=CHANNEL,
        recipient=hook.url,
        payload={"hook": hook.id, "facts": facts},
        now=now,
        player_id=hook.player_id,
        table_id=facts.get("table"),
    )
