"""Views of motions. Players see who learned what since the moves in question before they agree."""

from typing import Any

from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.platform.words import Words
from service.play.motions.models import Motion, Outcome
from service.play.motions.vote import is_outdated
from service.play.pace.explain import format_length
from service.play.tables.models import Table
from service.play.tables.move_queries import StoredEvent, all_events_since
from service.play.tables.story import event_sentences


def motion_view(session: Session, row: Table, motion: Motion, language: str) -> dict[str, Any]:
    """Return a motion as the players of the table see it."""
    stale = motion.closed_at is None and is_outdated(motion, row)
    asking = motion.closed_at is None and not stale and motion.back_to is not None
    return {
        "id": motion.id,
        "kind": motion.kind,
        "seat": motion.seat,
        "back_to": motion.back_to,
        "length": motion.length,
        "outcome": Outcome.OVERTAKEN if stale else motion.outcome,
        "opened_at": motion.opened_at,
        "closed_at": motion.closed_at,
        "votes": sorted(motion.votes, key=lambda vote: vote.seat),
        "seen": list_reveals(session, row, motion.back_to or 0, language) if asking else [],
    }


def motion_question(motion: Motion, said: Words) -> str:
    """Return the request of a motion, in words that follow "asks"."""
    if motion.length is None:
        return said.say(f"motion-{motion.kind}")
    return said.say(f"motion-{motion.kind}-for", length=format_length(motion.length, said))


def list_reveals(session: Session, row: Table, count: int, language: str) -> list[dict[str, Any]]:
    """Return what was revealed after the first `count` moves.

    Public reveals are in words. For a reveal to one seat, only the fact is shown.
    """
    reveals = {event.__struct_config__.tag for event in game_named(row.game).events if event.reveals}
    found: list[dict[str, Any]] = []
    for event in all_events_since(session, row.id, count):
        if event.data["event"] in reveals:
            each = {
                "count": event.number,
                "seat": event.audience,
                "text": reveal_sentence(row, event, language),
            }
            if each not in found:
                found.append(each)
    return found


def reveal_sentence(row: Table, event: StoredEvent, language: str) -> str | None:
    if event.audience is not None:
        return None
    (only,) = event_sentences(row, [(event.number, event.data)], language)
    return str(only["text"])
