"""All kinds of answers to one question: what is one button, what is put together, and what one press sends."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import engine
from engine import Move
from engine.text.sentences import move_text
from engine.text.words import Words, slug
from service.platform import words as catalogue
from service.site.answering.draft import Draft, DraftPreview, Tried, foresee, tried
from service.site.answering.kinds import PLACE, KindChoice, MoveKind, controls_of, kinds_of
from service.site.answering.part import SPELLED_OUT, Control, Given, Lacking, Offer
from service.site.answering.several import SOME
from service.site.answering.split import COUNTED, NOTHING

PRESSED: frozenset[tuple[str, ...]] = frozenset({("name",), ("seat",), ("number",)})
"""What is answered by pressing one of a few buttons, where nothing else is to be said."""
FEW = 12
SIDE_BY_SIDE = 2
"""So many ways are shown with all their controls."""


@dataclass(frozen=True, kw_only=True)
class Press:
    """An answer that one button gives."""

    line: str
    said: str
    """The same as its reader writes it."""
    words: str
    value: str
    phrases: Sequence[str]
    """What it would certainly bring."""
    default: bool
    sends: bool = False
    """Whether it is the whole turn, so that pressing it sends it."""
    spot: str = ""
    """Where on a board it can be pointed at."""
    liberty: bool = False
    """Whether it may be done at any time and decides nothing by itself: it is offered behind the others."""
    grave: bool = False
    """Whether it gives up more than is asked about: it is offered after everything else."""

    @property
    def told(self) -> str:
        """With what it would bring."""
        return f"{self.words} ({'; '.join(self.phrases)})" if self.phrases else self.words


@dataclass(frozen=True, kw_only=True)
class Way:
    """One kind of answer: a few buttons, or controls put together."""

    name: str
    label: str
    presses: Sequence[Press] = ()
    slot: str = ""
    """The part of the answer that the buttons choose."""
    part: str = ""
    """What that is called."""
    alike: Sequence[str] = ()
    """What each of them would certainly bring: said once for all."""
    controls: Sequence[Control] = ()
    usual: Press | None = None
    """The answer that takes as much of everything as there is, where that is what is played if nobody answers."""
    nothing: Press | None = None
    """Beside it, the one that takes nothing: who has chosen nothing has not said it."""
    open: bool = True
    """Of many, one at a time is shown with its controls."""
    spots: str = ""
    """Where on a board it can be pointed at to open it."""
    sends: bool = False
    """Whether its answer is the whole turn, as it stands in the controls or for the first of its buttons."""
    foreseen: DraftPreview | None = None
    """What the controls say as they stand, and what that would bring."""
    then: engine.AnyTable | None = field(default=None, compare=False, repr=False)
    """The table as it would be with that, as far as it may be known."""
    refusal: str = ""
    missing: Sequence[str] = ()
    """What is still to be chosen before they say anything, in words."""
    begun: bool = False
    """Whether it is the one that the reader is putting together."""
    liberty: bool = False
    """Whether it may be done at any time and decides nothing by itself: it is offered behind the others."""

    @property
    def id(self) -> str:
        return slug(self.name)

    @property
    def laying(self) -> bool:
        """Whether it is said where something is to lie."""
        return any(control.places for control in self.controls)

    @property
    def offered(self) -> Sequence[Offer]:
        """What is chosen among by pressing it: an answer each, or some of several."""
        if self.presses:
            return [Offer(self.slot, press.value) for press in self.presses]
        return [
            Offer(control.field, option.value, option.fits or control.family == SOME)
            for control in self.controls
            if control.family in (SOME, COUNTED)
            for option in control.options
        ]


class Ways:
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
        first: Move | None = None,
    ) -> None:
        self.game, self.seat, self.draft, self.words, self.names = game, seat, draft, words, names
        question = game.question(seat)
        self.default: Move | None = None if question is None else question.default
        moves = game.moves(seat)
        self.first = None if first is None else str(first.__struct_config__.tag)
        """The kind of answer that a lesson is about: before all others."""
        self.kinds = sorted(kinds_of(moves), key=lambda kind: kind.name != self.first)
        self.made: dict[str, list[Control]] = {}
        self.twice = twice
        self.only = len(moves) == 1 and not twice
        self.looked_at = twice or (begun and not self.only)
        """Whether the turn is looked at as a whole before it is sent: its player wishes so, or it has moves already and
        might go on in several ways. After the only answer that is left there is nothing to look at."""

    def single(self) -> list[Press]:
        """Kinds with one answer stand together, what is played anyway after what somebody may wish."""
        alone = [kind for kind in self.kinds if len(kind.moves) == 1]
        last = sorted(alone, key=lambda kind: kind.moves[0] == self.default and kind.name != self.first)
        return [self.press(kind, kind.moves[0], "", sends=self.sends_alone(kind)) for kind in last]

    @property
    def lead(self) -> bool:
        """Whether what a lesson is about is put together of parts."""
        return len(self.kinds[0].moves) > 1 and self.kinds[0].name == self.first

    def all(self) -> list[Way]:
        """The rest; of many only the one that was chosen, or the first, is worked out."""
        several = [kind for kind in self.kinds if len(kind.moves) > 1]
        return [
            *self.side_by_side([kind for kind in several if not kind.liberty]),
            *self.side_by_side([kind for kind in several if kind.liberty]),
        ]

    def side_by_side(self, kinds: Sequence[MoveKind]) -> list[Way]:
        names = [kind.name for kind in kinds]
        open_one = self.draft.kind if self.draft.kind in names else next(iter(names), "")
        return [
            self.way(kind)
            if len(kinds) <= SIDE_BY_SIDE or kind.name == open_one
            else replace(self.named_way(kind), open=False, spots="|".join([*kind.spots, *self.squares(kind)]))
            for kind in kinds
        ]

    def squares(self, kind: MoveKind) -> Sequence[str]:
        """Where on the board what a kind says may lie."""
        if not any(slot.made_of[-1:] == PLACE for slot in kind.slots):
            return ()
        covered = (self.game.covers(self.seat, move) for move in kind.moves)
        return list(dict.fromkeys(square for squares in covered for square in squares))

    def named_way(self, kind: MoveKind) -> Way:
        return Way(
            name=kind.name,
            label=self.words.say(kind.message),
            begun=self.draft.kind == kind.name,
            liberty=kind.liberty,
        )

    def way(self, kind: MoveKind) -> Way:
        way = self.named_way(kind)
        if pressed(kind):
            slot, sends = kind.slots[0].name, self.sends_first(kind)
            presses = [self.press(kind, move, slot, sends=sends) for move in kind.moves]
            part = self.words.attribute(kind.message, slot)
            alike = [each for each in presses[0].phrases if all(each in press.phrases for press in presses)]
            return replace(way, presses=presses, slot=slot, part=part, alike=alike, sends=sends)
        controls = self.controls(kind)
        lacks = missing(controls)
        way = self.with_usual(way, kind, controls)
        if lacks:
            told = [lacking_told(each, self.words.language) for each in lacks]
            return replace(way, controls=controls, missing=told, sends=self.sends_first(kind))
        line = kind.line({control.field: control.text for control in controls})
        by_itself = tried(self.game, self.seat, [line], self.words, self.names)
        return replace(
            way,
            controls=controls,
            sends=self.sends(by_itself),
            foreseen=by_itself.moves[0] if by_itself.moves else None,
            then=by_itself.game if by_itself.moves and not by_itself.sealed else None,
            refusal=by_itself.refusal.explain(self.words) if by_itself.refusal and way.begun else "",
        )

    def with_usual(self, way: Way, kind: MoveKind, controls: Sequence[Control]) -> Way:
        if len(controls) != 1 or not controls[0].usual:
            return way
        field, sends = controls[0].field, self.sends_first(kind)
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
        return controls_of(
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
        """The same, with what is still to be chosen as each of the answers that fit has it, the likeliest first."""
        chosen = {control.field: control.text for control in self.controls(kind) if not control.missing}
        fitting = [move for move in kind.moves if chosen.items() <= kind.texts(move).items()] or kind.moves
        return [{**kind.texts(move), **chosen} for move in (kind.first(fitting, self.default), *fitting)]

    @cached_property
    def tries(self) -> Mapping[str, Tried]:
        """What becomes of the first answer of every kind."""
        return {
            kind.name: tried(self.game, self.seat, [str(kind.moves[0])], self.words, self.names)
            for kind in self.kinds
        }

    @cached_property
    def one_answer(self) -> bool:
        """Whether the turn is one answer: each ends it, or it is an amount, whatever may be done before it is named."""
        if self.looked_at:
            return False
        amounts = self.game.amounts(self.seat)
        named = amounts is not None and bool(amounts.values)
        return named or all(trial.ends_turn(self.seat) for trial in self.tries.values())

    def sends_first(self, kind: MoveKind) -> bool:
        """Whether the first answer of a kind is sent as it is given."""
        return self.sends(self.tries[kind.name])

    def sends_alone(self, kind: MoveKind) -> bool:
        """The same of its only answer; that nothing more is done sends what was done before."""
        trial = self.tries[kind.name]
        over = trial.ends_turn(self.seat) and kind.moves[0] == self.default
        return self.sends(trial) or (over and not self.twice)

    def sends(self, trial: Tried) -> bool:
        """Whether an answer is sent as it is given. Of a turn that may be longer, what cannot be taken back is looked at first."""
        if self.only:
            return True
        return not self.looked_at and trial.ends_turn(self.seat) and (self.one_answer or not trial.sealed)

    def press(self, kind: MoveKind, move: Move, slot: str, *, sends: bool) -> Press:
        amounts = self.game.amounts(self.seat)
        # An amount that is asked for is the price itself.
        unsaid = ("price",) if amounts is not None and kind.form.move is amounts.move else ()
        foreseen = (
            foresee(self.game, self.seat, move, self.words, self.names, unsaid=unsaid)
            if len(kind.moves) <= SPELLED_OUT or not slot
            else None
        )
        value = str(getattr(move, slot)) if slot else ""
        return Press(
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


def pressed(kind: MoveKind) -> bool:
    """One thing to say, and a few ways to say it."""
    slots = kind.slots
    return len(slots) == 1 and slots[0].made_of in PRESSED and not slots[0].many and len(kind.moves) <= FEW


def missing(controls: Sequence[Control]) -> Sequence[Lacking]:
    """The parts of an answer that are still to be chosen."""
    return [lacking for control in controls for lacking in control.lacking]


def lacking_told(lacking: Lacking, language: str) -> str:
    if not lacking.more:
        return lacking.part
    return catalogue.words(language).say("answer-missing-more", part=lacking.part, count=lacking.more)
