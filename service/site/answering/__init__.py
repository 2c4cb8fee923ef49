"""Answering on the page: controls for every question of every game, a draft, and its certain effects.

    the question and its legal moves -> kinds -> the parts of each -> a control for each part
    fields of the page -> the notation of a move -> a draft, tried on a copy -> "finish turn" -> `submit_turn`

The server keeps no state between two requests: the draft is stored in the fields of the page.
"""

from sqlalchemy.orm import Session

from service.play.tables.lesson import lesson_of
from service.play.tables.story import load_story
from service.site.answering.draft import Draft
from service.site.answering.panel import AnswerPanel, OutdatedDraft, build_answer_panel
from service.site.table.viewer import Viewer

__all__ = ["TWICE", "AnswerPanel", "Draft", "find_outdated_draft", "has_turn_review", "make_answer_panel"]

TWICE = "ask-twice"  # the key in the account's preferences


def make_answer_panel(holder: Viewer, draft: Draft | None = None) -> AnswerPanel | None:
    """Return the answering part of the page, or None if the seat has no question."""
    if holder.seat is None or holder.question is None:
        return None
    seat, lesson = holder.seat, lesson_of(holder.row)
    return build_answer_panel(
        holder.game,
        seat.number,
        draft or Draft(),
        holder.game_words,
        holder.names,
        seat.played,
        twice=has_turn_review(holder),
        suggested=lesson.suggested if lesson else None,
    )


def has_turn_review(holder: Viewer) -> bool:
    """Return whether the reader wants to review every turn before it is sent."""
    return holder.player is not None and bool(holder.player.preferences.get(TWICE))


def find_outdated_draft(session: Session, holder: Viewer, draft: Draft | None) -> OutdatedDraft | None:
    """Return a draft that came too late with the events since, or None if the draft is current."""
    if draft is None or draft.question is None or holder.seat is None:
        return None
    if draft.fits(holder.question, holder.seat.played):
        return None
    return OutdatedDraft(
        [holder.game_words.write(line) for line in draft.lines],
        list_events_since_draft(session, holder, draft),
    )


def list_events_since_draft(session: Session, holder: Viewer, draft: Draft) -> list[str]:
    """Return the events, as the seat may know them, since the page of the draft was rendered."""
    if draft.played is None:
        return []
    told = load_story(session, holder.row, holder.number, draft.played, holder.language)
    return [event["text"] for event in told]
