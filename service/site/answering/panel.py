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
from service.site.answering.controls import SEQUENCE
from service.site.answering.draft import TURN, Draft, DraftPreview, DraftResult, is_closing, try_draft
from service.site.answering.kinds import MoveKind, group_moves_by_kind
from service.site.answering.part import Control, Given, MissingPart, Offer
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
    """The turn so far, with the composed move if it is complete."""
    sealed: bool
    answered: bool
    """True if the last move answers its question, not only a liberty after which the same is asked."""
    complete: bool
    """True if confirming ends the turn. Nothing more is asked then."""
    closing: Sequence[DraftPreview]
    """The moves that only end the turn. They are sent with it when it is confirmed."""
    gives_up: str
    """What is given up if the turn is ended now, although something usual may still be done."""
    reveals: bool
    """True if the turn reveals hidden information before its end."""
    details: Sequence[str]
    """More facts that help the player to decide now."""
    components: Sequence[ShownComponent]
    """The components to choose among now, in full."""
    goes_on: bool
    """True if there is something to choose before the turn is sent."""
    heading: str
    """The question after the moves of the draft; empty if there is nothing more to choose."""
    single: Sequence[AnswerButton] = ()
    ways: Sequence[AnswerForm] = ()
    ways_first: bool = False
    """True if the first answer is composed from parts, not a single button."""
    held: AnswerForm | None = None
    """The last move, with the controls that may still change it."""
    again: bool = False
    """True if the same thing stays chosen for another move of a sequence."""
    kept: Sequence[tuple[str, str]] = ()
    """The fields that stay chosen when the last move is taken off."""
    refusal: str = ""
    rule: str = ""
    """The rule that the refusal names."""
    missing: Sequence[str] = ()
    """The parts still to choose before the composed move belongs to the turn."""
    near: Sequence[tuple[str, str]] = ()
    """The nearest legal moves, in canonical and in the reader's notation."""
    typed: str = ""
    sends: bool = False
    """True if the turn is one answer, which is sent as soon as it is given."""
    game: engine.AnyTable = field(compare=False, repr=False)
    """The table after the draft, as far as it may be known, to draw the boards."""

    @property
    def lines(self) -> Sequence[str]:
        return [move.line for move in self.moves]

    @property
    def undone(self) -> Sequence[str]:
        """Return the lines that are left when the last thing chosen is taken off."""
        if self.begun:
            return self.lines
        chosen = [at for at, move in enumerate(self.moves) if not move.forced]
        return self.lines[: chosen[-1]] if chosen else ()

    @property
    def begun(self) -> bool:
        """Return whether a move is chosen in part."""
        return any(way.begun for way in self.ways) and not self.again

    @property
    def turn(self) -> Sequence[str]:
        """Return the lines that confirming the turn sends, up to a reveal."""
        return [*self.lines, *(move.line for move in self.closing)]

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
    single_move: bool = False,
    suggested: Callable[[engine.AnyTable], engine.Move | None] | None = None,
) -> AnswerPanel | None:
    """Return the answering part for a seat, or None if it has no question.

    `twice` means that even a turn of one answer is reviewed before it is sent. With `single_move` each move
    is sent by itself, as in a try-out. `suggested` returns the answer that a lesson expects; its kind comes
    first.
    """
    question = game.question(seat)
    if question is None:
        return None
    draft = draft if draft.fits(question.id, played) else Draft()
    composer = Composer(seat, words, names, twice=twice, single_move=single_move)
    composed = composer.compose(game, draft)
    trial, draft = composed.trial, composed.draft
    closing, ended = end_turn(trial, seat, words, names)
    then = None if trial.sealed else trial.game.question(seat)
    open_to_choice = then is not None and not (closing and then.forced)
    goes_on = then is not None and open_to_choice and (then.owed or not trial.moves)
    usual = goes_on and any(not (move.closing or move.liberty) for move in trial.game.moves(seat))
    begun, first = bool(trial.moves), suggested(trial.game) if suggested else None
    ways = composer.ways(trial, draft, first) if goes_on else None
    return AnswerPanel(
        question=question.id,
        kind=question.kind,
        played=played,
        asked=question_text(words, question, names),
        owed=question.owed,
        default=words.write(str(question.default)),
        moves=trial.moves,
        sealed=trial.sealed,
        answered=answers_question(game, trial),
        complete=ended is not None,
        closing=closing,
        gives_up=next((move.unused for move in closing if move.unused), "") if usual else "",
        reveals=trial.sealed or (ended is not None and ended.closes),
        goes_on=goes_on,
        details=details_texts(words, then, names) if then is not None and goes_on else (),
        components=[describe_component(game, each, words, names) for each in trial.game.chosen_among(seat)]
        if goes_on
        else (),
        heading=question_text(words, then, names) if then is not None and goes_on else "",
        single=ways.single() if ways else (),
        ways=ways.all() if ways else (),
        ways_first=ways is not None and ways.lead and not begun,
        held=composed.held,
        again=composed.again,
        kept=list_kept_fields(game, trial),
        refusal=trial.refusal.reason(words) if trial.refusal else "",
        rule=trial.refusal.rule if isinstance(trial.refusal, engine.Illegal) else "",
        missing=[format_missing_part(each, words.language) for each in composed.missing],
        near=[(line, words.write(line)) for line in list_nearest_moves(trial.refusal)],
        typed=draft.typed,
        sends=ways is not None and ways.one_answer,
        game=trial.shown(seat),
    )


def end_turn(
    trial: DraftResult, seat: int, words: Words, names: Sequence[str]
) -> tuple[Sequence[DraftPreview], DraftResult | None]:
    """Return the moves that only end the turn after a draft, and the result. It is None if they cannot end it."""
    if not trial.moves or trial.refusal:
        return (), None
    closing: list[DraftPreview] = []
    over = trial.closes if trial.sealed else trial.ends_turn(seat)
    while not over and not trial.sealed and is_closing(question := trial.game.question(seat)):
        trial = try_draft(trial.game, seat, [str(question.default)], words, names)
        if trial.refusal:  # a lesson asks for something else
            return (), None
        closing += trial.moves
        over = trial.closes or question.default.closing == TURN
    return (closing, trial) if over else ((), None)


@dataclass(frozen=True, kw_only=True)
class ComposedDraft:
    """A draft with the composed move, if it is complete."""

    trial: DraftResult
    draft: Draft
    missing: Sequence[MissingPart] = ()
    held: AnswerForm | None = None
    again: bool = False


class Composer:
    """Adds the move in the fields of a page to its turn, as soon as the move is complete."""

    def __init__(
        self, seat: int, words: Words, names: Sequence[str], *, twice: bool, single_move: bool
    ) -> None:
        self.seat, self.words, self.names = seat, words, names
        self.twice, self.single_move = twice, single_move

    def compose(self, game: engine.AnyTable, draft: Draft) -> ComposedDraft:
        trial = self.with_forced(self.try_lines(game, draft.lines))
        if trial.sealed or trial.refusal:
            return ComposedDraft(trial=trial, draft=draft)
        if said := draft.typed.strip():
            further = self.add(trial, said)
            return ComposedDraft(trial=further, draft=draft if further.refusal else draft.and_then())
        return self.add_composed(trial, draft) if draft.kind else ComposedDraft(trial=trial, draft=draft)

    def try_lines(self, game: engine.AnyTable, lines: Sequence[str]) -> DraftResult:
        return try_draft(game, self.seat, lines, self.words, self.names)

    def add(self, trial: DraftResult, line: str) -> DraftResult:
        """Return the draft with one more move, or with the reason why it is refused."""
        further = self.try_lines(trial.game, [line])
        if further.refusal:
            return replace(trial, refusal=further.refusal)
        return self.with_forced(replace(further, moves=[*trial.moves, *further.moves]))

    def with_forced(self, trial: DraftResult) -> DraftResult:
        """Add the moves after a draft that are the only possible ones. Nobody is asked for them."""
        while trial.moves and not (trial.sealed or trial.refusal):
            question = trial.game.question(self.seat)
            if question is None or not (question.owed and question.forced) or is_closing(question):
                break
            (only,) = trial.game.moves(self.seat)
            further = self.try_lines(trial.game, [str(only)])
            if further.refusal:
                break
            trial = replace(
                further, moves=[*trial.moves, *(replace(each, forced=True) for each in further.moves)]
            )
        return trial

    def add_composed(self, trial: DraftResult, draft: Draft) -> ComposedDraft:
        """Add the composed move if it is complete, except to a turn of one answer, which is sent instead."""
        ways = self.ways(trial, draft)
        kind = next((kind for kind in ways.kinds if kind.name == draft.kind), None)
        if kind is None:
            return ComposedDraft(trial=trial, draft=draft)
        controls = ways.controls(kind)
        if missing := list_missing_parts(controls):
            return ComposedDraft(trial=trial, draft=draft, missing=missing if draft.pressed else ())
        if ways.one_answer and not draft.pressed:
            return ComposedDraft(trial=trial, draft=draft)
        further = self.add(trial, kind.line(ways.texts(kind)))
        if further.refusal:
            return ComposedDraft(trial=further, draft=draft)
        if fields := self.choose_again(further, kind, controls):
            return ComposedDraft(
                trial=further, draft=replace(draft, kind=fields["kind"], given=fields), again=True
            )
        adjustable = [control for control in controls if control.adjustable]
        held = AnswerForm(name=kind.name, label="", controls=controls, begun=True) if adjustable else None
        return ComposedDraft(trial=further, draft=draft.and_then(), held=held)

    def ways(self, trial: DraftResult, draft: Draft, first: engine.Move | None = None) -> AnswerForms:
        return AnswerForms(
            trial.game,
            self.seat,
            draft,
            self.words,
            self.names,
            begun=bool(trial.moves),
            twice=self.twice,
            single_move=self.single_move,
            first=first,
        )

    def choose_again(self, trial: DraftResult, kind: MoveKind, controls: Sequence[Control]) -> Given:
        """Return the fields that choose the same thing for the next move of a sequence, if there is one."""
        if trial.sealed or [control.family for control in controls] != [SEQUENCE]:
            return Given()
        (slot,), (control,) = kind.slots, controls
        chosen = next(option.value for option in control.options if option.chosen)
        for other in group_moves_by_kind(trial.game.moves(self.seat)):
            if other.slots != [slot]:
                continue
            places = [move for move in other.moves if other.texts(move)[slot.name].startswith(f"{chosen} ")]
            if len(places) > 1:
                return Given({"kind": other.name, f"{slot.name}.name": chosen})
        return Given()


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


def answers_question(game: engine.AnyTable, trial: DraftResult) -> bool:
    """Return whether the last move of a draft is more than one that is possible at any time."""
    return bool(trial.moves) and not game.game.notation.parse(trial.lines[-1]).liberty


def list_kept_fields(game: engine.AnyTable, trial: DraftResult) -> Sequence[tuple[str, str]]:
    """Return the kind and the thing of the last move of a sequence, which stay chosen when it is taken off."""
    lines = [move.line for move in trial.moves if not move.forced]
    if not lines:
        return ()
    move = game.game.notation.parse(lines[-1])
    slots = [slot for part in move.pattern().said(move) for slot in part.slots()]
    if [slot.made_of for slot in slots] != [("name", "place")]:
        return ()
    *_, name, _ = slots[0].write(getattr(move, slots[0].name)).split()
    return (("kind", str(move.__struct_config__.tag)), (f"{slots[0].name}.name", name))


def list_nearest_moves(refusal: engine.Refusal | None) -> list[str]:
    """Return the legal moves nearest to a refused one."""
    match refusal:
        case engine.Illegal(nearest=moves) | engine.Ambiguous(candidates=moves):
            return [str(move) for move in moves[:FEW]]
    return []
