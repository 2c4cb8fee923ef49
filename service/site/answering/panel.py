"""The answering part of a page: the draft so far, and controls for every possible next move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import engine
from engine.text.sentences import component_parts, component_text, details_texts, question_text
from engine.text.words import Words
from engine.values.component import Component
from service.play.boards.component_signs import component_sign
from service.site.answering.draft import Draft, DraftPreview, DraftResult, try_draft
from service.site.answering.part import MissingPart, Offer
from service.site.answering.ways import (
    FEW,
    AnswerButton,
    AnswerForm,
    AnswerForms,
    format_missing_part,
    list_missing_parts,
)

IN_FULL = 5
"""The maximum number of options that are drawn as cards at their control."""


class ShownComponent(NamedTuple):
    """A component as it is drawn at the control that offers it."""

    component: Component
    sign: str
    text: str
    line: str
    """The first sentence of its text, to read before choosing."""

    def unsaid(self, phrases: Sequence[str]) -> Sequence[str]:
        """Return the phrases that the line does not already contain."""
        return [each for each in phrases if each.casefold() not in self.line.casefold()]


class OutdatedDraft(NamedTuple):
    """A draft that came too late, with the events since."""

    lines: Sequence[str]
    story: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class AnswerPanel:
    question: int
    kind: str
    played: int
    asked: str
    owed: bool
    default: str
    moves: Sequence[DraftPreview]
    sealed: bool
    details: Sequence[str]
    """More facts that help the player to decide now."""
    components: Sequence[ShownComponent]
    """The components to choose among now, in full."""
    goes_on: bool
    """True if more moves may be added before the turn is sent."""
    heading: str
    """The question after the moves of the draft; empty if the draft completes the turn."""
    single: Sequence[AnswerButton] = ()
    ways: Sequence[AnswerForm] = ()
    ways_first: bool = False
    """True if the first answer is composed from parts, not a single button."""
    refusal: str = ""
    rule: str = ""
    """The rule that the refusal names."""
    missing: Sequence[str] = ()
    """The parts still to choose before the composed move can be added."""
    near: Sequence[tuple[str, str]] = ()
    """The nearest legal moves, in canonical and in the reader's notation."""
    typed: str = ""
    sends: bool = False
    """True if one answer is the whole turn. A typed answer is then sent at once."""
    only: bool = False
    """True if there is only one answer. It is sent even if the turn goes on after it."""
    rest: Sequence[AnswerButton] = ()
    """The forced answers after the draft, in order. They are sent with it."""
    game: engine.AnyTable = field(compare=False, repr=False)
    """The table after the draft, as far as it may be known, to draw the boards."""

    @cached_property
    def cards(self) -> Mapping[str, Mapping[str, ShownComponent]]:
        """Return the components to draw at their controls, by part and name; empty if there are too many."""
        found: dict[str, dict[str, ShownComponent]] = {}
        shown = [(offer, each) for offer in self.offers if offer.shown for each in self.components]
        for offer, each in shown:
            if offer.means(each.component):
                found.setdefault(offer.part, {})[offer.name] = each
        few = len({each.text for things in found.values() for each in things.values()}) <= IN_FULL
        return found if few else {}

    @property
    def offers(self) -> Sequence[Offer]:
        return [offer for way in self.ways for offer in way.offered]

    @property
    def liberty_begun(self) -> bool:
        """Return whether a move allowed at any time is being composed. The page then shows its controls."""
        return any(way.begun for way in self.ways if way.liberty)


def build_answer_panel(
    game: engine.AnyTable,
    seat: int,
    draft: Draft,
    words: Words,
    names: Sequence[str],
    played: int,
    *,
    twice: bool = False,
    suggested: Callable[[engine.AnyTable], engine.Move | None] | None = None,
) -> AnswerPanel | None:
    """Return the answering part for a seat, or None if it has no question.

    `twice` means that even a turn of one answer is reviewed before it is sent. `suggested` returns the
    answer that a lesson expects; its kind comes first.
    """
    question = game.question(seat)
    if question is None:
        return None
    draft = draft if draft.fits(question.id, played) else Draft()
    trial = try_draft(game, seat, draft.lines, words, names)
    missing = find_missing_parts(trial, seat, draft, words, names)
    if not missing:
        trial, draft = add_move_to_draft(trial, seat, draft, words, names)
    then = None if trial.sealed else trial.game.question(seat)
    goes_on = then is not None and (then.owed or not trial.moves)
    begun, first = bool(trial.moves), suggested(trial.game) if suggested else None
    ways = (
        AnswerForms(trial.game, seat, draft, words, names, begun=begun, twice=twice, first=first)
        if goes_on
        else None
    )
    rest = list_forced_answers(trial, seat, words, names) if begun and ways and ways.only else ()
    return AnswerPanel(
        question=question.id,
        kind=question.kind,
        played=played,
        asked=question_text(words, question, names),
        owed=question.owed,
        default=words.write(str(question.default)),
        moves=trial.moves,
        sealed=trial.sealed,
        goes_on=goes_on,
        details=details_texts(words, then, names) if then is not None and goes_on else (),
        components=[describe_component(game, each, words, names) for each in trial.game.chosen_among(seat)]
        if goes_on
        else (),
        heading=question_text(words, then, names) if then is not None and goes_on and not rest else "",
        single=ways.single() if ways else (),
        ways=ways.all() if ways else (),
        ways_first=ways is not None and ways.lead and not begun,
        refusal=trial.refusal.reason(words) if trial.refusal else "",
        rule=trial.refusal.rule if isinstance(trial.refusal, engine.Illegal) else "",
        missing=[format_missing_part(each, words.language) for each in missing],
        near=[(line, words.write(line)) for line in list_nearest_moves(trial.refusal)],
        typed=draft.typed,
        sends=ways is not None and ways.one_answer,
        only=ways is not None and ways.only,
        rest=rest,
        game=trial.game,
    )


def list_forced_answers(
    trial: DraftResult, seat: int, words: Words, names: Sequence[str]
) -> Sequence[AnswerButton]:
    """Return the forced answers that follow, as far as they can be known."""
    rest: list[AnswerButton] = []
    while not (trial.sealed or trial.ends_turn(seat)) and len(trial.game.moves(seat)) == 1:
        (only,) = AnswerForms(trial.game, seat, Draft(), words, names).single()
        trial = try_draft(trial.game, seat, [only.line], words, names)
        rest.append(only)
    return rest


def describe_component(
    game: engine.AnyTable, component: Component, words: Words, names: Sequence[str]
) -> ShownComponent:
    _, said = component_parts(words, component, names)
    return ShownComponent(
        component,
        component_sign(game.game.name, component),
        component_text(words, component, names),
        said.partition(". ")[0].removesuffix("."),
    )


def add_move_to_draft(
    trial: DraftResult, seat: int, draft: Draft, words: Words, names: Sequence[str]
) -> tuple[DraftResult, Draft]:
    """Add the typed or composed move to the draft. If it is refused, it stays in its fields."""
    said = draft.typed.strip() or compose_move(trial, seat, draft, words, names)
    if not said or trial.sealed or trial.refusal:
        return trial, draft
    further = try_draft(trial.game, seat, [said], words, names)
    if further.refusal:
        return replace(trial, refusal=further.refusal), draft
    return replace(further, moves=[*trial.moves, *further.moves]), draft.and_then()


def find_missing_parts(
    trial: DraftResult, seat: int, draft: Draft, words: Words, names: Sequence[str]
) -> Sequence[MissingPart]:
    """Return the missing parts of the move to be added. A typed move needs no parts."""
    if not draft.adding or draft.typed.strip() or trial.sealed or trial.refusal:
        return ()
    ways = AnswerForms(trial.game, seat, draft, words, names)
    return next(
        (list_missing_parts(ways.controls(kind)) for kind in ways.kinds if kind.name == draft.kind), ()
    )


def compose_move(trial: DraftResult, seat: int, draft: Draft, words: Words, names: Sequence[str]) -> str:
    """Return the notation of the composed move, if it is to be added."""
    if not draft.adding:
        return ""
    ways = AnswerForms(trial.game, seat, draft, words, names)
    return next((kind.line(ways.texts(kind)) for kind in ways.kinds if kind.name == draft.kind), "")


def list_nearest_moves(refusal: engine.Refusal | None) -> list[str]:
    """Return the legal moves nearest to a refused one."""
    match refusal:
        case engine.Illegal(nearest=moves) | engine.Ambiguous(candidates=moves):
            return [str(move) for move in moves[:FEW]]
    return []
