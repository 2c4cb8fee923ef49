"""All kinds of answers to a question: single buttons, composed answers, and answers sent by one press."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import engine
from engine import Move
from engine.text.sentences import move_text
from engine.text.words import Words, slug
from service.platform import words as catalogue
from service.site.answering.draft import (
    TURN,
    Draft,
    DraftPreview,
    DraftResult,
    preview_move,
    try_draft,
)
from service.site.answering.kinds import PLACE, KindChoice, MoveKind, group_moves_by_kind, make_controls
from service.site.answering.part import SPELLED_OUT, Control, Given, MissingPart, Offer
from service.site.answering.several import SOME
from service.site.answering.split import COUNTED, NOTHING

PRESSED: frozenset[tuple[str, ...]] = frozenset({("name",), ("seat",), ("number",)})
"""The tokens of a part that is answered by one of a few buttons, if it is the only part."""
FEW = 12
SIDE_BY_SIDE = 2
"""The maximum number of ways that are shown with all their controls."""


@dataclass(frozen=True, kw_only=True)
class AnswerButton:
    """An answer given by one button."""

    line: str
    said: str
    """The answer in the reader's notation."""
    words: str
    value: str
    phrases: Sequence[str]
    """The certain effects."""
    default: bool
    sends: bool = False
    """True if it is the whole turn, so that pressing it sends it."""
    spot: str = ""
    """The spots on a board that mean it."""
    liberty: bool = False
    """True if it may be done at any time and decides nothing by itself. It is offered after the others."""
    declines: bool = False
    """True if it is the default and no lesson is about it. It is offered after the others at every question."""
    grave: bool = False
    """True if it gives up more than the question asks. It is offered after everything else."""

    @property
    def told(self) -> str:
        """Return the words with the certain effects."""
        return f"{self.words} ({'; '.join(self.phrases)})" if self.phrases else self.words


@dataclass(frozen=True, kw_only=True)
class AnswerForm:
    """One kind of answer: a few buttons, or a combination of controls."""

    name: str
    label: str
    presses: Sequence[AnswerButton] = ()
    slot: str = ""
    """The slot that the buttons fill."""
    part: str = ""
    """The name of that slot."""
    alike: Sequence[str] = ()
    """The certain effects that all buttons share, shown once."""
    controls: Sequence[Control] = ()
    usual: AnswerButton | None = None
    """The answer that takes the maximum of everything, if that is the default."""
    nothing: AnswerButton | None = None
    """The answer that takes nothing, as a button beside `usual`. An empty choice is not this answer."""
    open: bool = True
    """True if the controls are shown. Of many ways only one is open at a time."""
    spots: str = ""
    """The spots on a board that open it."""
    sends: bool = False
    """True if its answer is the whole turn, by the present controls or for the first of its buttons."""
    foreseen: DraftPreview | None = None
    """The answer in the controls, with its certain effects."""
    then: engine.AnyTable | None = field(default=None, compare=False, repr=False)
    """The table after that answer, as far as it may be known."""
    refusal: str = ""
    missing: Sequence[str] = ()
    """The names of the parts that are still to be chosen."""
    begun: bool = False
    """True if the reader is composing an answer of this kind."""
    at_once: bool = False
    """True if the last of several choices sends it."""
    liberty: bool = False
    """True if it may be done at any time and decides nothing by itself. It is offered after the others."""

    @property
    def id(self) -> str:
        return slug(self.name)

    @property
    def laying(self) -> bool:
        """Return whether the answer has a place on the board."""
        return any(control.places for control in self.controls)

    @property
    def offered(self) -> Sequence[Offer]:
        """Return the things that are offered: an answer each, or some of several."""
        if self.presses:
            return [Offer(self.slot, press.value) for press in self.presses]
        return [
            Offer(control.field, option.value, option.fits or control.family == SOME)
            for control in self.controls
            if control.family in (SOME, COUNTED)
            for option in control.options
        ]


class AnswerForms:
    """All kinds of answers to one question."""

    def __init__(
        self,
        game: engine.AnyTable,
        seat: int,
        draft: Draft,
        words: Words,
        names: Sequence[str],
        *,
        begun: bool = False,
        twice: bool = False,
        single_move: bool = False,
        first: Move | None = None,
    ) -> None:
        self.game, self.seat, self.draft, self.words, self.names = game, seat, draft, words, names
        question = game.question(seat)
        self.default: Move | None = None if question is None else question.default
        moves = game.moves(seat)
        self.first = None if first is None else str(first.__struct_config__.tag)
        """The kind of answer that a lesson is about. It comes before all others."""
        self.kinds = sorted(group_moves_by_kind(moves), key=lambda kind: kind.name != self.first)
        self.made: dict[str, list[Control]] = {}
        self.begun, self.twice, self.single_move = begun, twice, single_move
        self.only = len(moves) == 1 and not twice

    def single(self) -> list[AnswerButton]:
        """Return the kinds with one answer as buttons. What declines comes last.

        A move that only ends the turn is left out after others: confirming the turn plays it.
        """
        alone = [
            kind
            for kind in self.kinds
            if len(kind.moves) == 1 and not (self.begun and self.is_closing(kind.moves[0]))
        ]
        presses = [
            replace(
                self.press(kind, kind.moves[0], "", sends=self.sends_alone(kind)),
                declines=kind.moves[0] == self.default and kind.name != self.first,
            )
            for kind in alone
        ]
        return sorted(presses, key=lambda press: press.declines)

    def is_closing(self, move: Move) -> bool:
        return bool(move.closing) and move == self.default

    @property
    def lead(self) -> bool:
        """Return whether the answer that a lesson is about is composed from parts."""
        return len(self.kinds[0].moves) > 1 and self.kinds[0].name == self.first

    def all(self) -> list[AnswerForm]:
        """Return the kinds with several answers. Of many, only the chosen or first one has controls."""
        several = [kind for kind in self.kinds if len(kind.moves) > 1]
        return [
            *self.side_by_side([kind for kind in several if not kind.liberty]),
            *self.side_by_side([kind for kind in several if kind.liberty]),
        ]

    def side_by_side(self, kinds: Sequence[MoveKind]) -> list[AnswerForm]:
        names = [kind.name for kind in kinds]
        open_one = self.draft.kind if self.draft.kind in names else next(iter(names), "")
        return [
            self.way(kind)
            if len(kinds) <= SIDE_BY_SIDE or kind.name == open_one
            else replace(self.named_way(kind), open=False, spots="|".join([*kind.spots, *self.squares(kind)]))
            for kind in kinds
        ]

    def squares(self, kind: MoveKind) -> Sequence[str]:
        """Return the squares that answers of a kind may cover."""
        if not any(slot.made_of[-1:] == PLACE for slot in kind.slots):
            return ()
        covered = (self.game.covers(self.seat, move) for move in kind.moves)
        return list(dict.fromkeys(square for squares in covered for square in squares))

    def named_way(self, kind: MoveKind) -> AnswerForm:
        return AnswerForm(
            name=kind.name,
            label=self.words.say(kind.message),
            begun=self.draft.kind == kind.name,
            liberty=kind.liberty,
        )

    def way(self, kind: MoveKind) -> AnswerForm:
        way = self.named_way(kind)
        if has_buttons(kind):
            slot, sends = kind.slots[0].name, self.one_answer
            presses = [self.press(kind, move, slot, sends=sends) for move in kind.moves]
            part = self.words.attribute(kind.message, slot)
            alike = [each for each in presses[0].phrases if all(each in press.phrases for press in presses)]
            return replace(way, presses=presses, slot=slot, part=part, alike=alike, sends=sends)
        controls = self.controls(kind)
        lacks = list_missing_parts(controls)
        way = replace(self.with_usual(way, kind, controls), at_once=self.sends_with_last(controls))
        if lacks:
            told = [format_missing_part(each, self.words.language) for each in lacks]
            return replace(way, controls=controls, missing=told, sends=self.one_answer)
        line = kind.line({control.field: control.text for control in controls})
        by_itself = try_draft(self.game, self.seat, [line], self.words, self.names)
        return replace(
            way,
            controls=controls,
            sends=self.one_answer,
            foreseen=by_itself.moves[0] if by_itself.moves else None,
            then=by_itself.shown(self.seat) if by_itself.moves else None,
            refusal=by_itself.refusal.explain(self.words) if by_itself.refusal and way.begun else "",
        )

    def with_usual(self, way: AnswerForm, kind: MoveKind, controls: Sequence[Control]) -> AnswerForm:
        if len(controls) != 1 or not controls[0].usual:
            return way
        field, sends = controls[0].field, self.one_answer
        usual, nothing = (
            next((move for move in kind.moves if kind.texts(move)[field] == text), None)
            for text in (controls[0].usual, NOTHING)
        )
        each = ", ".join(f"{option.words} {option.most}" for option in controls[0].options)
        return replace(
            way,
            usual=replace(self.press(kind, usual, "", sends=sends), words=each) if usual else None,
            nothing=self.press(kind, nothing, "", sends=sends) if nothing else None,
        )

    def controls(self, kind: MoveKind) -> list[Control]:
        if kind.name not in self.made:
            self.made[kind.name] = self.new_controls(kind)
        return self.made[kind.name]

    def new_controls(self, kind: MoveKind) -> list[Control]:
        given = self.draft.given if self.draft.kind == kind.name else Given()
        return make_controls(
            kind,
            KindChoice(
                game=self.game,
                seat=self.seat,
                words=self.words,
                names=self.names,
                given=given,
                usual=self.default,
            ),
        )

    def texts(self, kind: MoveKind) -> dict[str, str]:
        return {control.field: control.text for control in self.controls(kind)}

    def likely(self, kind: MoveKind) -> list[dict[str, str]]:
        """Return the texts with missing parts filled from each answer that fits, the likeliest first."""
        chosen = {control.field: control.text for control in self.controls(kind) if not control.missing}
        fitting = [move for move in kind.moves if chosen.items() <= kind.texts(move).items()] or kind.moves
        return [{**kind.texts(move), **chosen} for move in (kind.first(fitting, self.default), *fitting)]

    @cached_property
    def tries(self) -> Mapping[str, DraftResult]:
        """Return the result of trying the first answer of every kind."""
        return {
            kind.name: try_draft(self.game, self.seat, [str(kind.moves[0])], self.words, self.names)
            for kind in self.kinds
        }

    @cached_property
    def one_answer(self) -> bool:
        """Return whether the turn is one answer, which is sent as soon as it is given.

        Every answer ends the turn, or the question asks for an amount, even if other moves are possible
        before the amount. A turn of several moves is collected and confirmed instead.
        """
        if self.single_move or self.only:
            return True
        if self.twice or self.begun:
            return False
        amounts = self.game.amounts(self.seat)
        named = amounts is not None and bool(amounts.values)
        return named or all(trial.ends_turn(self.seat) for trial in self.tries.values())

    def sends_alone(self, kind: MoveKind) -> bool:
        """Return whether the only answer of a kind is sent at once.

        A default that ends the turn sends the moves before it.
        """
        ends = kind.moves[0].closing == TURN or self.tries[kind.name].ends_turn(self.seat)
        return self.one_answer or (ends and kind.moves[0] == self.default and not self.twice)

    def sends_with_last(self, controls: Sequence[Control]) -> bool:
        """Return whether the last of a number of things sends a secret answer, for the last seat as for the first.

        To change the answer takes a press of its own, or each of several changes would be sent.
        """
        numbered = len(controls) == 1 and controls[0].together is not None
        fresh = self.game.asks_together(self.seat) and self.game.given(self.seat) is None
        return numbered and self.one_answer and fresh

    def press(self, kind: MoveKind, move: Move, slot: str, *, sends: bool) -> AnswerButton:
        amounts = self.game.amounts(self.seat)
        # A requested amount is the price itself.
        unsaid = ("price",) if amounts is not None and kind.form.move is amounts.move else ()
        foreseen = (
            preview_move(self.game, self.seat, move, self.words, self.names, unsaid=unsaid)
            if len(kind.moves) <= SPELLED_OUT or not slot
            else None
        )
        value = str(getattr(move, slot)) if slot else ""
        return AnswerButton(
            line=str(move),
            said=self.words.write(str(move)),
            words=self.named(kind, value, slot) if slot else move_text(self.words, move, self.names),
            value=value,
            phrases=foreseen.phrases if foreseen else (),
            default=move == self.default,
            sends=sends,
            spot=f"{slot} {value}|thing {value}" if slot else "|".join(kind.spots),
            liberty=kind.liberty,
            grave=kind.grave,
        )

    def named(self, kind: MoveKind, value: str, slot: str) -> str:
        made_of = next(each.made_of for each in kind.slots if each.name == slot)
        return self.names[int(value)] if made_of == ("seat",) else self.words.name(value)


def has_buttons(kind: MoveKind) -> bool:
    """Return whether a kind has one part with few choices, so that each choice is a button."""
    slots = kind.slots
    return len(slots) == 1 and slots[0].made_of in PRESSED and not slots[0].many and len(kind.moves) <= FEW


def list_missing_parts(controls: Sequence[Control]) -> Sequence[MissingPart]:
    """Return the parts of an answer that are still to be chosen."""
    return [lacking for control in controls for lacking in control.lacking]


def format_missing_part(lacking: MissingPart, language: str) -> str:
    if not lacking.more:
        return lacking.part
    return catalogue.words(language).say("answer-missing-more", part=lacking.part, count=lacking.more)
