"""The decision mail: everything that a seat needs to answer its question."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import true
from sqlalchemy.orm import Session

from engine import Amounts
from engine.plans.examples import bidding_plan
from engine.table.sketches import own_board
from service.mail.briefing import ASKS, Briefing, seat_briefing
from service.mail.contents import Contents, ObsoleteLetter, seat_contents
from service.mail.context import load_seat_context
from service.mail.conversation import sender_of_questions
from service.mail.kinds.late import missed_deadlines, played_by_clock
from service.mail.pictures import board_picture
from service.mail.recipient import load_recipient
from service.mail.welcome import welcome
from service.platform.outbox.models import Letter
from service.play.boards.draw import public_standings
from service.play.plans.queries import has_delayed_answer
from service.play.tables.lesson import lesson_view
from service.play.tables.move_models import Move
from service.play.tables.story import seat_news
from service.play.tables.viewer import SeatViewer

PLAN = "plan"
"""The command that gives a plan, in every language."""


def decision_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents of a decision mail.

    It is obsolete once the question is answered or closed, by anyone.
    """
    viewer, wishes = load_recipient(session, letter, now)
    if not viewer.asked_still(letter.payload["question"]):
        raise ObsoleteLetter("answered")
    brief = seat_briefing(
        viewer.game, viewer.seat.number, viewer.names, viewer.game_words, aloud=wishes.heard
    )
    if brief is None:
        raise ObsoleteLetter("answered")
    if has_delayed_answer(session, viewer.row.id, viewer.seat.number, brief.question):
        raise ObsoleteLetter("planned")
    known = load_seat_context(session, viewer, now)
    told = seat_news(session, viewer.row, viewer.seat, viewer.language)
    values = decision_context(session, viewer, brief, told)
    return seat_contents(
        viewer,
        wishes,
        brief.question,
        sender=sender_of_questions(viewer.said),
        picture=board_picture(viewer, told, brief.kind, brief.places) if wishes.pictured else None,
        until=known.until,
        why_then=known.why_then,
        absent=known.absent,
        **late_context(session, viewer),
        plans=known.plans,
        talk=known.talk,
        welcome=welcome(viewer),
        players=player_facts(viewer),
        own="" if wishes.heard else own_board(viewer.game, viewer.seat.number, viewer.game_words),
        **lesson_context(session, viewer, brief.question),
        **values,
        **board_context(viewer, brief, values["choices"], aloud=wishes.heard),
    )


def late_context(session: Session, viewer: SeatViewer) -> dict[str, Any]:
    """Return whose time ran out since the reader's last answer, so that they need no other letter about it."""
    last = session.get(Move, (viewer.row.id, viewer.seat.played))
    since = Move.played_at >= last.played_at if last else true()
    played = played_by_clock(session, viewer.row, since)
    mine, others = missed_deadlines(session, viewer, played)
    return {"late_mine": mine, "late_others": viewer.game_words.join(others)}


def lesson_context(session: Session, viewer: SeatViewer, question: int | None) -> dict[str, Any]:
    """Return the text of a lesson table, with the link that plays the suggested move.

    Empty for other tables.
    """
    lesson = lesson_view(session, viewer.row, viewer.game, viewer.language)
    link = viewer.answer_link(question, lesson.line) if lesson and lesson.line and question else ""
    return {"lesson": lesson, "lesson_link": link}


def player_facts(viewer: SeatViewer) -> list[dict[str, Any]]:
    """Return short public facts about each player at the table."""
    names = viewer.names
    return [
        {"name": names[each.seat], "points": each.points, "facts": [fact.said for fact in each.facts]}
        for each in public_standings(viewer.view, words=viewer.game_words, names=names)
    ]


def board_context(
    viewer: SeatViewer, brief: Briefing, choices: Sequence[Mapping[str, Any]], *, aloud: bool
) -> dict[str, Any]:
    """Return the table as text, and what replaces other values where the text would be long.

    A long text leaves out the texts of cards and tiles, and the effects of answers without emphasis. Commands
    bring both.
    """
    return {
        "board": letter_board(viewer, brief.component_names, aloud=aloud),
        "in_short": {
            "components": (),
            "board": letter_board(viewer, frozenset(), aloud=aloud),
            "choices": [choice if choice["first"] else {**choice, "certain": ""} for choice in choices],
        },
    }


def letter_board(viewer: SeatViewer, told: AbstractSet[str], *, aloud: bool) -> str:
    """Return what the text of a letter shows of the table: what the question is about, and a line for each
    player.

    `told` are the names of components that the letter explains.
    """
    summary = viewer.game.game.summarise(viewer.view, viewer.game_words, viewer.names, told=told, aloud=aloud)
    lines = [f"{each['name']} {each['points']}: {', '.join(each['facts'])}" for each in player_facts(viewer)]
    return "\n\n".join([summary, "\n".join(lines)])


def amount_facts(amount: Amounts | None) -> dict[str, int]:
    """Return the range of the amounts that answer the question, or nothing if it is not answered with one."""
    if amount is None:
        return {}
    values = amount.values
    return {"count": len(values), "least": values[0], "most": values[-1], "step": values.step}


def decision_context(
    session: Session, viewer: SeatViewer, brief: Briefing, told: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """Return the briefing with links, and the events since the seat's last move, for mails and pages."""
    seat = viewer.seat
    last = session.get(Move, (viewer.row.id, seat.played)) if seat.played else None
    choices = [
        {
            **asdict(choice),
            "link": viewer.answer_link(brief.question, choice.line),
            "open_link": opening_link(viewer, brief.question, choice.opening) if choice.others else "",
        }
        for choice in brief.choices
    ]
    return {
        "asked": brief.asked,
        "details": () if viewer.row.lesson else brief.details,
        "components": brief.components,
        "owed": brief.owed,
        "given": viewer.game_words.write(last.text) if last and not brief.owed else "",
        "default": brief.default,
        "choices": choices,
        "first_answers": [choice for choice in choices if choice["first"]],
        "amounts": amount_facts(brief.amount),
        "calendar": viewer.deadline_link(brief.question),
        "number": str(brief.amount.values[0]) if brief.amount else "#1",
        "begun": brief.begun,
        "liberties": brief.liberties,
        "opens": next((choice.opens for choice in brief.choices if choice.others), ""),
        "mix": brief.mix,
        "example": brief.mix or brief.choices[0 if brief.amount else -1].move,
        "patterns": brief.patterns,
        "sketches": brief.sketches,
        "since": viewer.moment(last.played_at) if last else "",
        "story": told,
        "bidding_plan": f"{PLAN} {goes_on}" if (goes_on := bidding_plan_text(viewer, seat.number)) else "",
    }


def opening_link(viewer: SeatViewer, question: int, words: str) -> str:
    """Return the link to the answers that begin with some words."""
    return viewer.answer_link(question, f"{ASKS} {words.removeprefix(ASKS).strip()}")


def bidding_plan_text(viewer: SeatViewer, seat: int) -> str:
    """Return the plan that settles an auction with one letter, or an empty string where
    there is no bidding.
    """
    question = viewer.game.question(seat)
    return bidding_plan(viewer.game.game, question, viewer.game_words) if question else ""
