"""The content of a table page for one reader. Each part contains only what the engine shows this seat."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

from babel.dates import format_timedelta
from sqlalchemy.orm import Session

from engine.text.sentences import move_text, question_text
from service.play.boards.panels import Standing
from service.play.clocks.silent_seats import unheard_told
from service.play.clocks.views import awaited, clock_of
from service.play.tables.lesson import ShownLesson, shown_lesson
from service.play.tables.models import Table
from service.play.tables.queries import table_by_id
from service.play.tables.story import news_of, story
from service.seasons.ratings.rated import rated
from service.site.answering import Draft, answering, missed
from service.site.answering.on_board import ground, laid
from service.site.table.boards import board_words, drawn, mark_of
from service.site.table.explained import rule_asked_about, with_cards
from service.site.table.motions import decisions, last_said, loose
from service.site.table.page_cache import Marks
from service.site.table.plans import plans
from service.site.table.preferences import settings
from service.site.table.result import ending, link_to
from service.site.table.score_breakdown import sums
from service.site.table.talk import note, talk
from service.site.table.viewer import REMEMBERED, Viewer

SOON = timedelta(hours=12)
LOOKED_ON = 8
"""How many moves back an onlooker sees events, since an onlooker has no last move of their own."""


def shown(
    session: Session, holder: Viewer, marks: Marks, now: datetime, draft: Draft | None = None
) -> dict[str, Any]:
    """Return the template context with all parts of the page."""
    told = news(session, holder)
    answers = answering(holder, draft)
    board = drawn(holder, answers.game if answers else holder.game, holder.number, told)
    # While a turn is composed, the layout stays as it was when the turn began.
    begun = answering(holder, None) if answers and answers.moves else answers
    main = ground(board.figures, begun)
    reader, result = holder.player.id if holder.player else None, ending(holder)
    lesson = shown_lesson(session, holder.row, holder.game, holder.language)
    return {
        "lesson": lesson,
        "goes_on": goes_on(session, holder, lesson),
        "heading": board.figures[0].title if board.figures else "",
        "seats": seats(holder, board.standings, now),
        "absent": absent(holder),
        "asked": asked(holder, now),
        "answering": answers,
        "laid": laid(holder, answers),
        "missed": missed(session, holder, draft),
        "news": told,
        "lately": lately(session, holder, told),
        "figures": board.figures,
        "legend": legend(holder),
        "main": main.name if main else "",
        "kind": begun.kind if begun else "",
        "drawn": mark_of(board.figures),
        "talk": None if lesson else talk(session, holder, marks),
        "note": None if lesson else note(session, holder, marks),
        "decisions": None if lesson else decisions(session, holder, marks),
        "loose": loose(holder),
        "last": last_said(session, holder, told),
        "settings": settings(holder, marks),
        "ending": result,
        "rated": rated(session, holder.row, reader, holder.said) if result else None,
        "sums": sums(holder),
        "plans": None if lesson else plans(session, holder, marks),
        "text": board_words(holder, holder.game, holder.number),
    }


def legend(holder: Viewer) -> list[tuple[str, str]]:
    """Return the signs of this game with their meaning: `sign-<name>` in its catalogue."""
    words = holder.game_words
    return [(message.removeprefix("sign-"), words.say(message)) for message in words.messages("sign")]


def news(session: Session, holder: Viewer) -> list[dict[str, Any]]:
    """Return the events since the seat's last move, including its effects; for an onlooker the last moves."""
    if holder.seat:
        told = news_of(session, holder.row, holder.seat, holder.language)
    else:
        told = story(session, holder.row, None, max(0, holder.row.count - LOOKED_ON), holder.language)
    return with_cards(holder, told)


def lately(session: Session, holder: Viewer, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events beside the question: the news.

    A player who waits sees the last moves instead, since their news may be only their own move.
    """
    if holder.seat is None or holder.question is not None or len(told) >= LOOKED_ON or not holder.playing:
        return told
    last = story(session, holder.row, holder.number, max(0, holder.row.count - LOOKED_ON), holder.language)
    return with_cards(holder, last)


def goes_on(session: Session, holder: Viewer, lesson: ShownLesson | None) -> str:
    """Return the URL of the table after a finished lesson, through the same kind of link as this page."""
    row = table_by_id(session, lesson.next_table) if lesson and lesson.next_table else None
    if row is None or holder.player is None:
        return ""
    return f"/tables/{row.id}" if holder.signed_in else link_to(row, holder.player.id)


def seats(holder: Viewer, standings: Mapping[int, Standing], now: datetime) -> list[dict[str, Any]]:
    """Return the seats with their public standings and, if they are awaited, their deadlines."""
    waited = {each["seat"]: each for each in awaited(holder.row, now)} if holder.playing else {}
    return [
        {**each, "awaited": told_wait(holder, waited[number], now) if number in waited else None}
        for number, each in enumerate(known_of(holder, standings))
    ]


def known_of(holder: Viewer, standings: Mapping[int, Standing]) -> list[dict[str, Any]]:
    """Return the public data of the seats, at any moment of the game."""
    return [
        {"number": number, "name": name, "mine": number == holder.number, "standing": standings.get(number)}
        for number, name in enumerate(holder.names)
    ]


def told_wait(holder: Viewer, waited: Mapping[str, Any], now: datetime) -> dict[str, Any]:
    away = holder.said.say("table-away", until=holder.moment(waited["away"])) if waited["away"] else ""
    return {**when(holder, waited["deadline"], now), "away": away}


def absent(holder: Viewer) -> list[str]:
    """Return sentences on absent players: since when, and the consequences."""
    return unheard_told(holder.row, holder.said, holder.names, holder.moment, mine=holder.number)


def asked(holder: Viewer, now: datetime) -> dict[str, Any] | None:
    """Return the question of the reader's seat, with its deadline and the default on timeout."""
    if holder.seat is None or holder.question is None:
        return None
    question = holder.game.question(holder.seat.number)
    if question is None:
        return None
    clock = clock_of(holder.row, holder.seat, holder.language, now)
    given = holder.game.given(holder.seat.number)
    return {
        "id": question.id,
        "said": question_text(holder.game_words, question, holder.names),
        "given": move_text(holder.game_words, given, holder.names) if given else "",
        "owed": question.owed,
        "default": holder.game_words.write(str(question.default)),
        "rule": rule_asked_about(holder, question.kind),
        "why": [clock["until"], *clock["more"]] if clock else [],
        **when(holder, clock["deadline"] if clock else None, now),
    }


def when(holder: Viewer, deadline: datetime | None, now: datetime) -> dict[str, Any]:
    """Return a deadline in the reader's time zone, with the remaining time."""
    if deadline is None:
        return {"until": None, "when": "", "left": "", "soon": False}
    left = deadline - now
    return {
        "until": deadline,
        "when": holder.moment(deadline),
        "left": far_away(left, holder.language),
        "soon": left < SOON,
    }


@lru_cache(REMEMBERED)
def far_away(left: timedelta, language: str) -> str:
    return format_timedelta(left, locale=language, add_direction=True)


def stands(row: Table) -> bool:
    """Return whether there is a board to show."""
    return row.started_at is not None
