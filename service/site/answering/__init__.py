"""Answering on the page: controls for every question of every game, a draft, and its certain effects.

    the question and its legal moves -> kinds -> the parts of each -> a control for each part
    fields of the page -> the notation of a move -> a draft, tried on a copy -> "Confirm turn" -> `submit_turn`

The server keeps no state between two requests: the draft is stored in the fields of the page.
"""

from sqlalchemy.orm import Session

from service.play.tables.lesson import lesson_of
from service.play.tables.story import load_story
from service.play.tables.viewer import Viewer
from service.site.answering.draft import Draft
from service.site.answering.fields import fields_of_move
from service.site.answering.panel import AnswerPanel, OutdatedDraft, build_answer_panel

__all__ = ["TWICE", "AnswerPanel", "Draft", "find_outdated_draft", "has_turn_review", "make_answer_panel"]

TWICE = "ask-twice"  # the key in the account's preferences


def make_answer_panel(viewer: Viewer, draft: Draft | None = None) -> AnswerPanel | None:
    """Return the answering part of the page, or None if the seat has no question.

    An answer that may still be changed stands in its controls.
    """
    if viewer.seat is None or viewer.question is None:
        return None
    seat, lesson = viewer.seat, lesson_of(viewer.row)
    given = viewer.game.given(seat.number) if draft is None else None
    if given is not None:
        fields = fields_of_move(given)
        draft = Draft(question=viewer.question, played=seat.played, kind=fields["kind"], given=fields)
    return build_answer_panel(
        viewer.game,
        seat.number,
        draft or Draft(),
        viewer.game_words,
        viewer.names,
        seat.played,
        twice=has_turn_review(viewer),
        suggested=lesson.suggested if lesson else None,
    )


def has_turn_review(viewer: Viewer) -> bool:
    """Return whether the reader wants to review every turn before it is sent."""
    return viewer.player is not None and bool(viewer.player.preferences.get(TWICE))


def find_outdated_draft(session: Session, viewer: Viewer, draft: Draft | None) -> OutdatedDraft | None:
    """Return a draft that came too late with the events since, or None if the draft is current."""
    if draft is None or draft.question is None or viewer.seat is None:
        return None
    if draft.fits(viewer.question, viewer.seat.played):
        return None
    return OutdatedDraft(
        [viewer.game_words.write(line) for line in draft.lines],
        list_events_since_draft(session, viewer, draft),
    )


def list_events_since_draft(session: Session, viewer: Viewer, draft: Draft) -> list[str]:
    """Return the events, as the seat may know them, since the page of the draft was rendered."""
    if draft.played is None:
        return []
    told = load_story(session, viewer.row, viewer.number, draft.played, viewer.language)
    return [event["text"] for event in told]
