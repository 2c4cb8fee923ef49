"""The content of a table page for one reader. Each part contains only what the engine shows this seat."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

from babel.dates import format_timedelta
from sqlalchemy.orm import Session

from engine.text.sentences import move_line, question_text
from service.play.boards.panels import Standing
from service.play.clocks.silent_seats import silent_seat_lines
from service.play.clocks.views import clock_view, list_awaited_seats
from service.play.tables.lesson import LessonView, lesson_view
from service.play.tables.models import Table
from service.play.tables.queries import table_by_id
from service.play.tables.story import load_story, seat_news
from service.play.tables.viewer import Viewer
from service.seasons.ratings.rated import ratings_context
from service.site.answering import Draft, find_outdated_draft, make_answer_panel
from service.site.answering.on_board import draw_move_preview, find_answer_figure
from service.site.table.boards import describe_board, draw_board, figures_fingerprint
from service.site.table.explained import add_cards_to_events, find_question_rule
from service.site.table.motions import count_free_take_backs, describe_last_move, motions_context
from service.site.table.plans import plans_context
from service.site.table.preferences import settings_context
from service.site.table.rare_parts import load_rare_parts
from service.site.table.result import make_guest_seat_link, result_context
from service.site.table.score_breakdown import list_sums
from service.site.table.talk import note_context, talk_context

SOON = timedelta(hours=12)
CACHED = 1024
LOOKED_ON = 8
"""How many moves back an onlooker sees events, since an onlooker has no last move of their own."""


def table_page_context(
    session: Session, viewer: Viewer, now: datetime, draft: Draft | None = None
) -> dict[str, Any]:
    """Return the template context with all parts of the page."""
    told = load_news(session, viewer)
    answers = make_answer_panel(viewer, draft)
    board = draw_board(viewer, answers.game if answers else viewer.game, viewer.number, told)
    # While a turn is composed, the layout stays as it was when the turn began.
    begun = make_answer_panel(viewer, None) if answers and answers.moves else answers
    main = find_answer_figure(board.figures, begun)
    reader, result = viewer.player.id if viewer.player else None, result_context(viewer)
    lesson = lesson_view(session, viewer.row, viewer.game, viewer.language)
    rare = load_rare_parts(session, viewer.row.id, reader)
    return {
        "lesson": lesson,
        "goes_on": find_next_lesson_url(session, viewer, lesson),
        "heading": board.figures[0].title if board.figures else "",
        "seats": seats_context(viewer, board.standings, now),
        "absent": list_absence_notices(viewer),
        "asked": question_context(viewer, now),
        "answering": answers,
        "composing": draft is not None,
        "laid": draw_move_preview(viewer, answers),
        "missed": find_outdated_draft(session, viewer, draft),
        "news": told,
        "lately": load_recent_events(session, viewer, told),
        "figures": board.figures,
        "legend": list_signs(viewer),
        "main": main.name if main else "",
        "kind": begun.kind if begun else "",
        "drawn": figures_fingerprint(board.figures),
        "talk": None if lesson else talk_context(session, viewer, rare),
        "note": None if lesson else note_context(session, viewer, rare),
        "decisions": None if lesson else motions_context(session, viewer, rare, now),
        "loose": count_free_take_backs(viewer),
        "last": describe_last_move(session, viewer, told),
        "begun": describe_new_part(viewer, told),
        "settings": settings_context(viewer, rare),
        "ending": result,
        "rated": ratings_context(session, viewer.row, reader, viewer.said) if result else None,
        "sums": list_sums(viewer),
        "plans": None if lesson else plans_context(session, viewer, rare),
        "text": describe_board(viewer, viewer.game, viewer.number),
    }


def list_signs(viewer: Viewer) -> list[tuple[str, str]]:
    """Return the signs of this game with their meaning: `sign-<name>` in its catalogue."""
    words = viewer.game_words
    return [(message.removeprefix("sign-"), words.say(message)) for message in words.messages("sign")]


def load_news(session: Session, viewer: Viewer) -> list[dict[str, Any]]:
    """Return the events since the seat's last move, including its effects; for an onlooker the last moves."""
    if viewer.seat:
        told = seat_news(session, viewer.row, viewer.seat, viewer.language)
    else:
        told = load_story(session, viewer.row, None, max(0, viewer.row.count - LOOKED_ON), viewer.language)
    return add_cards_to_events(viewer, told)


def load_recent_events(session: Session, viewer: Viewer, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events beside the question: the news.

    A player who waits sees the last moves instead, since their news may be only their own move.
    """
    if viewer.seat is None or viewer.question is not None or len(told) >= LOOKED_ON or not viewer.playing:
        return told
    last = load_story(
        session, viewer.row, viewer.number, max(0, viewer.row.count - LOOKED_ON), viewer.language
    )
    return add_cards_to_events(viewer, last)


def describe_new_part(viewer: Viewer, told: list[dict[str, Any]]) -> str:
    """Return the event that began a new part of the game, such as a round, since the seat's last move."""
    beginning = {kind.__struct_config__.tag for kind in viewer.game.game.events if kind.begins_part}
    return next((str(event["text"]) for event in reversed(told) if event["data"]["event"] in beginning), "")


def find_next_lesson_url(session: Session, viewer: Viewer, lesson: LessonView | None) -> str:
    """Return the URL of the table after a finished lesson, through the same kind of link as this page."""
    row = table_by_id(session, lesson.next_table) if lesson and lesson.next_table else None
    if row is None or viewer.player is None:
        return ""
    return f"/tables/{row.id}" if viewer.signed_in else make_guest_seat_link(row, viewer.player.id)


def seats_context(viewer: Viewer, standings: Mapping[int, Standing], now: datetime) -> list[dict[str, Any]]:
    """Return the seats with their public standings and, if they are awaited, their deadlines."""
    waited = {each["seat"]: each for each in list_awaited_seats(viewer.row, now)} if viewer.playing else {}
    return [
        {**each, "awaited": wait_context(viewer, waited[number], now) if number in waited else None}
        for number, each in enumerate(list_public_seats(viewer, standings))
    ]


def list_public_seats(viewer: Viewer, standings: Mapping[int, Standing]) -> list[dict[str, Any]]:
    """Return the public data of the seats, at any moment of the game."""
    return [
        {"number": number, "name": name, "mine": number == viewer.number, "standing": standings.get(number)}
        for number, name in enumerate(viewer.names)
    ]


def wait_context(viewer: Viewer, waited: Mapping[str, Any], now: datetime) -> dict[str, Any]:
    away = viewer.said.say("table-away", until=viewer.moment(waited["away"])) if waited["away"] else ""
    return {**deadline_context(viewer, waited["deadline"], now), "away": away}


def list_absence_notices(viewer: Viewer) -> list[str]:
    """Return sentences on absent players: since when, and the consequences."""
    return silent_seat_lines(viewer.row, viewer.said, viewer.names, viewer.moment, mine=viewer.number)


def question_context(viewer: Viewer, now: datetime) -> dict[str, Any] | None:
    """Return the question of the reader's seat, with its deadline and the default on timeout."""
    if viewer.seat is None or viewer.question is None:
        return None
    question = viewer.game.question(viewer.seat.number)
    if question is None:
        return None
    clock = clock_view(viewer.row, viewer.seat, viewer.language, now)
    given = viewer.game.given(viewer.seat.number)
    return {
        "id": question.id,
        "said": question_text(viewer.game_words, question, viewer.names),
        "given": move_line(viewer.game_words, given, viewer.names) if given else "",
        "owed": question.owed,
        "default": viewer.game_words.write(str(question.default)),
        "rule": find_question_rule(viewer, question.kind),
        "time": clock["more"][0] if clock and clock["more"] else "",
        "why": [clock["until"], *clock["more"][1:]] if clock else [],
        **deadline_context(viewer, clock["deadline"] if clock else None, now),
    }


def deadline_context(viewer: Viewer, deadline: datetime | None, now: datetime) -> dict[str, Any]:
    """Return a deadline in the reader's time zone, with the remaining time."""
    if deadline is None:
        return {"until": None, "when": "", "left": "", "soon": False}
    left = deadline - now
    return {
        "until": deadline,
        "when": viewer.moment(deadline),
        "left": format_time_left(left, viewer.language),
        "soon": left < SOON,
    }


@lru_cache(CACHED)
def format_time_left(left: timedelta, language: str) -> str:
    return format_timedelta(left, locale=language, add_direction=True)


def has_board(row: Table) -> bool:
    """Return whether there is a board to show."""
    return row.started_at is not None
