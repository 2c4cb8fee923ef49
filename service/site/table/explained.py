"""Explanations: a card or tile in full, a paragraph of the table's rules, and the reason for a refusal.

Each is a fragment of a page, which a script shows beside its subject. Without a script the links lead to
the pages of the cards and the rules, which contain the same.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any, NamedTuple, Self

from flask import Blueprint, abort, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

import engine
from engine.rules import Paragraph, Subchapter
from engine.text.sentences import component_text, question_text
from engine.values.component import Component
from service.learning.tryout.play import trial_table, try_out_of
from service.play.boards.component_signs import component_sign
from service.play.tables.rules import table_rules
from service.play.tables.viewer import Viewer
from service.site.answering.draft import Draft, try_draft
from service.site.answering.why_not import THING, find_refusal
from service.site.table.entrance import TableRouter, render_page

pages = Blueprint("table_explained", __name__)
doors = TableRouter(pages)


class ViewedPosition(NamedTuple):
    """A position and the seat that looks at it: at the table, or in a try-out."""

    game: engine.AnyTable
    seat: int | None
    question: int | None
    played: int

    @classmethod
    def at_table(cls, viewer: Viewer) -> Self:
        return cls(viewer.game, viewer.number, viewer.question, viewer.seat.played if viewer.seat else 0)

    @classmethod
    def with_draft(cls, viewer: Viewer, draft: Draft) -> Self:
        """Return the table as drawn with this draft. A card then shows the value that it would have."""
        looked = cls.at_table(viewer)
        if looked.seat is None or not draft.lines or not draft.fits(looked.question, looked.played):
            return looked
        then = try_draft(viewer.game, looked.seat, draft.lines, viewer.game_words, viewer.names).game
        return looked._replace(game=then)

    @classmethod
    def in_trial(cls, session: Session, viewer: Viewer) -> Self:
        """Return the position of the try-out, seen from the seat that is to move."""
        player = viewer.seated.player
        trial = try_out_of(session, viewer.row.id, player.id)
        game = trial_table(trial)
        seat = game.waiting[0] if game.waiting else trial.seat
        asked = game.question(seat)
        return cls(game, seat, asked.id if asked else None, game.count)


@doors.get("/card/<name>")
def card(_session: Session, viewer: Viewer, name: str) -> Response:
    """Show a card or tile in full, as this seat knows it, with the draft in the query string."""
    return render_card(viewer, ViewedPosition.with_draft(viewer, Draft.sent(request.args)), name)


@doors.get("/try-out/card/<name>")
def card_in_trial(session: Session, viewer: Viewer, name: str) -> Response:
    return render_card(viewer, ViewedPosition.in_trial(session, viewer), name)


@doors.get("/paragraph/<number>")
def paragraph(_session: Session, viewer: Viewer, number: str) -> Response:
    """Show a paragraph of the rules of this table."""
    found = find_paragraph(viewer, number)
    if found is None:
        abort(HTTPStatus.NOT_FOUND)
    return render_page("explained", viewer, card=None, refusal="", paragraph=found)


@doors.trying("/why")
def why(_session: Session, viewer: Viewer) -> Response:
    """Show why the selected spot cannot be answered now, with the rule that forbids it."""
    return render_reason(
        viewer, ViewedPosition.at_table(viewer), ViewedPosition.with_draft(viewer, Draft.sent(request.form))
    )


@doors.trying("/try-out/why")
def why_in_trial(session: Session, viewer: Viewer) -> Response:
    looked = ViewedPosition.in_trial(session, viewer)
    return render_reason(viewer, looked, looked)


def render_card(viewer: Viewer, looked: ViewedPosition, name: str) -> Response:
    found = find_card(viewer, looked, name)
    if found is None:
        abort(HTTPStatus.NOT_FOUND)
    return render_page("explained", viewer, card=found, refusal="", paragraph=None)


def render_reason(viewer: Viewer, looked: ViewedPosition, drawn: ViewedPosition) -> Response:
    """Render the reason for a refusal, beside the card.

    The reason starts from the position on which the draft is tried. The card is drawn with the draft.
    """
    spot = request.form.get("spot", "")
    refusal = find_spot_refusal(viewer, looked, spot)
    rules = table_rules(viewer.row, viewer.language)
    return render_page(
        "explained",
        viewer,
        card=find_card(viewer, drawn, spot.removeprefix(THING)) if spot.startswith(THING) else None,
        refusal=refusal.reason(viewer.game_words) if refusal else explain_not_asked(viewer, looked),
        paragraph=find_paragraph(viewer, rules.of_rules.get(refusal.rule, "")) if refusal else None,
    )


def explain_not_asked(viewer: Viewer, looked: ViewedPosition) -> str:
    """Return the reason for a spot that no rule forbids: the question asks for another kind of answer."""
    asked = None if looked.seat is None else looked.game.question(looked.seat)
    if asked is None:
        return viewer.said.say("explain-not-now")
    return viewer.said.say("explain-not-asked", asked=question_text(viewer.game_words, asked, viewer.names))


def find_spot_refusal(viewer: Viewer, looked: ViewedPosition, spot: str) -> engine.Illegal | None:
    draft = Draft.sent(request.form)
    if looked.seat is None or not draft.fits(looked.question, looked.played):
        return None
    return find_refusal(looked.game, looked.seat, draft, spot, viewer.game_words, viewer.names)


def find_card(viewer: Viewer, looked: ViewedPosition, name: str) -> dict[str, Any] | None:
    """Return a card with its full text and present value. Of several places the longest text counts."""
    found = [card_context(viewer, each) for each in looked.game.components(looked.seat) if each.name == name]
    return max(found, key=lambda each: len(each["text"]), default=None)


def add_cards_to_events(viewer: Viewer, events: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Add to each event the cards and tiles that it names, so that the story can show them."""
    known = (
        {each.name: component_sign(viewer.row.game, each) for each in viewer.game.components(viewer.number)}
        if events
        else {}
    )
    return [{**event, "cards": list_event_cards(viewer, event["data"], known)} for event in events]


def list_event_cards(
    viewer: Viewer, data: Mapping[str, Any], known: Mapping[str, str]
) -> list[dict[str, str]]:
    """Return the cards of an event, once each and in order, without map regions that share their names."""
    things = (name for fact, value in data.items() if fact != "region" for name in iter_names(value))
    named = [name for name in dict.fromkeys(things) if name in known]
    return [{"thing": name, "sign": known[name], "title": viewer.game_words.name(name)} for name in named]


def iter_names(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from iter_names(part)


def card_context(viewer: Viewer, component: Component) -> dict[str, Any]:
    """Return a card with its name and its text separately."""
    words = viewer.game_words
    return {
        "thing": component.name,
        "sign": component_sign(viewer.row.game, component),
        "title": words.name(component.name),
        "text": component_text(words, component, viewer.names),
    }


def find_question_rule(viewer: Viewer, kind: str) -> dict[str, Any] | None:
    """Return the rules on a kind of question with their context, or None for a game without written rules."""
    number = table_rules(viewer.row, viewer.language).of_questions.get(kind, "")
    return rules_excerpt_context(viewer, number, lambda part: part.paragraphs)


def find_paragraph(viewer: Viewer, number: str) -> dict[str, Any] | None:
    """Return a single paragraph."""
    return rules_excerpt_context(
        viewer, number, lambda part: [each for each in part.paragraphs if each.number == number]
    )


def rules_excerpt_context(
    viewer: Viewer, number: str, which: Callable[[Subchapter], Sequence[Paragraph]]
) -> dict[str, Any] | None:
    chapter = table_rules(viewer.row, viewer.language).chapter(number)
    if chapter is None:
        return None
    for part in chapter.parts:
        if any(each.number == number for each in part.paragraphs):
            return {"heading": part.heading or chapter.heading, "paragraphs": which(part)}
    return None
