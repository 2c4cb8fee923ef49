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
from service.site.answering.draft import Draft, tried
from service.site.answering.why_not import THING, why_not
from service.site.table.entrance import Doors, page
from service.site.table.viewer import Viewer

pages = Blueprint("table_explained", __name__)
doors = Doors(pages)


class Looked(NamedTuple):
    """A position and the seat that looks at it: at the table, or in a try-out."""

    game: engine.AnyTable
    seat: int | None
    question: int | None
    played: int

    @classmethod
    def at_table(cls, holder: Viewer) -> Self:
        return cls(holder.game, holder.number, holder.question, holder.seat.played if holder.seat else 0)

    @classmethod
    def with_draft(cls, holder: Viewer, draft: Draft) -> Self:
        """Return the table as drawn with this draft. A card then shows the value that it would have."""
        looked = cls.at_table(holder)
        if looked.seat is None or not draft.lines or not draft.fits(looked.question, looked.played):
            return looked
        then = tried(holder.game, looked.seat, draft.lines, holder.game_words, holder.names).game
        return looked._replace(game=then)

    @classmethod
    def in_trial(cls, session: Session, holder: Viewer) -> Self:
        """Return the position of the try-out, seen from the seat that is to move."""
        _, player = holder.seated
        trial = try_out_of(session, holder.row.id, player.id)
        game = trial_table(trial)
        seat = game.waiting[0] if game.waiting else trial.seat
        asked = game.question(seat)
        return cls(game, seat, asked.id if asked else None, game.count)


@doors.get("/card/<name>")
def card(_session: Session, holder: Viewer, name: str) -> Response:
    """Show a card or tile in full, as this seat knows it, with the draft in the query string."""
    return card_piece(holder, Looked.with_draft(holder, Draft.sent(request.args)), name)


@doors.get("/try-out/card/<name>")
def card_in_trial(session: Session, holder: Viewer, name: str) -> Response:
    return card_piece(holder, Looked.in_trial(session, holder), name)


@doors.get("/paragraph/<number>")
def paragraph(_session: Session, holder: Viewer, number: str) -> Response:
    """Show a paragraph of the rules of this table."""
    found = paragraph_of(holder, number)
    if found is None:
        abort(HTTPStatus.NOT_FOUND)
    return page("explained", holder, card=None, refusal="", paragraph=found)


@doors.trying("/why")
def why(_session: Session, holder: Viewer) -> Response:
    """Show why the selected spot cannot be answered now, with the rule that forbids it."""
    return why_piece(holder, Looked.at_table(holder), Looked.with_draft(holder, Draft.sent(request.form)))


@doors.trying("/try-out/why")
def why_in_trial(session: Session, holder: Viewer) -> Response:
    looked = Looked.in_trial(session, holder)
    return why_piece(holder, looked, looked)


def card_piece(holder: Viewer, looked: Looked, name: str) -> Response:
    found = card_of(holder, looked, name)
    if found is None:
        abort(HTTPStatus.NOT_FOUND)
    return page("explained", holder, card=found, refusal="", paragraph=None)


def why_piece(holder: Viewer, looked: Looked, drawn: Looked) -> Response:
    """Render the reason for a refusal, beside the card.

    The reason starts from the position on which the draft is tried. The card is drawn with the draft.
    """
    spot = request.form.get("spot", "")
    refusal = refused(holder, looked, spot)
    rules = table_rules(holder.row, holder.language)
    return page(
        "explained",
        holder,
        card=card_of(holder, drawn, spot.removeprefix(THING)) if spot.startswith(THING) else None,
        refusal=refusal.reason(holder.game_words) if refusal else not_asked(holder, looked),
        paragraph=paragraph_of(holder, rules.of_rules.get(refusal.rule, "")) if refusal else None,
    )


def not_asked(holder: Viewer, looked: Looked) -> str:
    """Return the reason for a spot that no rule forbids: the question asks for another kind of answer."""
    asked = None if looked.seat is None else looked.game.question(looked.seat)
    if asked is None:
        return holder.said.say("explain-not-now")
    return holder.said.say("explain-not-asked", asked=question_text(holder.game_words, asked, holder.names))


def refused(holder: Viewer, looked: Looked, spot: str) -> engine.Illegal | None:
    draft = Draft.sent(request.form)
    if looked.seat is None or not draft.fits(looked.question, looked.played):
        return None
    return why_not(looked.game, looked.seat, draft, spot, holder.game_words, holder.names)


def card_of(holder: Viewer, looked: Looked, name: str) -> dict[str, Any] | None:
    """Return a card with its full text and present value. Of several places the longest text counts."""
    found = [shown_card(holder, each) for each in looked.game.components(looked.seat) if each.name == name]
    return max(found, key=lambda each: len(each["text"]), default=None)


def with_cards(holder: Viewer, events: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Add to each event the cards and tiles that it names, so that the story can show them."""
    known = (
        {each.name: component_sign(holder.row.game, each) for each in holder.game.components(holder.number)}
        if events
        else {}
    )
    return [{**event, "cards": cards_in(holder, event["data"], known)} for event in events]


def cards_in(holder: Viewer, data: Mapping[str, Any], known: Mapping[str, str]) -> list[dict[str, str]]:
    """Return the cards of an event, once each and in order, without map regions that share their names."""
    things = (name for fact, value in data.items() if fact != "region" for name in names_in(value))
    named = [name for name in dict.fromkeys(things) if name in known]
    return [{"thing": name, "sign": known[name], "title": holder.game_words.name(name)} for name in named]


def names_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from names_in(part)


def shown_card(holder: Viewer, component: Component) -> dict[str, Any]:
    """Return a card with its name and its text separately."""
    words = holder.game_words
    return {
        "thing": component.name,
        "sign": component_sign(holder.row.game, component),
        "title": words.name(component.name),
        "text": component_text(words, component, holder.names),
    }


def rule_asked_about(holder: Viewer, kind: str) -> dict[str, Any] | None:
    """Return the rules on a kind of question with their context, or None for a game without written rules."""
    number = table_rules(holder.row, holder.language).of_questions.get(kind, "")
    return told_there(holder, number, lambda part: part.paragraphs)


def paragraph_of(holder: Viewer, number: str) -> dict[str, Any] | None:
    """Return a single paragraph."""
    return told_there(
        holder, number, lambda part: [each for each in part.paragraphs if each.number == number]
    )


def told_there(
    holder: Viewer, number: str, which: Callable[[Subchapter], Sequence[Paragraph]]
) -> dict[str, Any] | None:
    chapter = table_rules(holder.row, holder.language).chapter(number)
    if chapter is None:
        return None
    for part in chapter.parts:
        if any(each.number == number for each in part.paragraphs):
            return {"heading": part.heading or chapter.heading, "paragraphs": which(part)}
    return None
