"""Webhook calls to players' programs: something concerns the player, with a link to it.

A call has only ids and links. The program fetches the rest with its own token, which limits what it may see.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

import engine
from service.platform.outbox.outbox import post_letter
from service.play.messages.models import Hook
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Table

CHANNEL = "webhook"


class HookTopic(StrEnum):
    """The topics of webhook calls."""

    TURN = "turn"
    FINISHED = "finished"
    TALK = "talk"
    INVITATION = "invitation"
    CONTEST = "contest"


PING = "ping"


def follow_with_calls(change: TableChange) -> None:
    """Call the programs after a change. An abandoned table has no result to fetch, so it causes no call."""
    if not change.rare.hooks:
        return
    if change.game is not None:
        notify_questions(change.session, change.row, change.game, change.now)
    elif change.what == ChangeKind.ENDED:
        notify_table_end(change.session, change.row, change.now)


def notify_questions(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Call the program of each player who newly owes an answer, or of all after the last turn."""
    if game.over:
        notify_table_end(session, row, now)
        return
    asked = {seat.player_id: seat for seat in row.seats if seat.player_id and seat.waiting_since == now}
    for hook in hooks_of(session, asked):
        seat = asked[hook.player_id]
        facts = {"table": row.id, "seat": seat.number, "question": seat.question}
        post_webhook_call(
            session, hook, HookTopic.TURN, f"{row.id}:{seat.number}:{seat.question}", facts, now
        )


def notify_table_end(session: Session, row: Table, now: datetime) -> None:
    """Call the programs of all players of a table that is over."""
    held = {seat.player_id: seat.number for seat in row.seats if seat.player_id is not None}
    for hook in hooks_of(session, held):
        facts = {"table": row.id, "seat": held[hook.player_id]}
        post_webhook_call(session, hook, HookTopic.FINISHED, f"{row.id}", facts, now)


def notify_talk(session: Session, row: Table, heard_by: Collection[int], line: int, now: datetime) -> None:
    """Call the program of each player to whom a line of talk is addressed."""
    heard = {row.seats[number].player_id: number for number in heard_by}
    for hook in hooks_of(session, [player for player in heard if player is not None]):
        facts = {"table": row.id, "seat": heard[hook.player_id], "line": line}
        post_webhook_call(session, hook, HookTopic.TALK, str(line), facts, now)


def notify_invitation(session: Session, row: Table, player_id: int, now: datetime) -> None:
    for hook in hooks_of(session, {player_id}):
        post_webhook_call(session, hook, HookTopic.INVITATION, str(row.id), {"table": row.id}, now)


def notify_contest(session: Session, contest: int, told: Mapping[int, str], now: datetime) -> None:
    """Call the programs for each letter about a contest: a place, a round, a season, a challenge, the end.

    `told` has the key of the letter by player.
    """
    for hook in hooks_of(session, told.keys()):
        post_webhook_call(session, hook, HookTopic.CONTEST, told[hook.player_id], {"contest": contest}, now)


def hooks_of(session: Session, players: Collection[int]) -> Sequence[Hook]:
    """Return the active webhooks of some players."""
    if not players:
        return ()
    on = select(Hook).where(Hook.player_id.in_(players), Hook.off_at.is_(None))
    return session.scalars(on.order_by(Hook.id)).all()


def post_webhook_call(
    session: Session, hook: Hook, kind: str, about: str, facts: dict[str, Any], now: datetime
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
