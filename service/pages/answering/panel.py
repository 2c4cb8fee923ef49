"""What the answering part of a page shows: the draft so far, and a control for everything that may come next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import engine
from engine import Move
from engine.player_aid import Thing
from engine.text import component_text, details_texts, question_text
from engine.words import Words, slug
from service.pages.answering.draft import Draft, DraftPreview, Tried, foresee, tried
from service.pages.answering.kinds import KindChoice, MoveKind, controls_of, kinds_of
from service.pages.answering.part import Control, Given

PRESSED: frozenset[tuple[str, ...]] = frozenset({("name",), ("seat",), ("number",)})
"""What is answered by pressing one of a few buttons, where nothing else is to be said."""
FEW = 12
SIDE_BY_SIDE = 2
"""So many ways are shown with all their controls."""
IN_SIGHT = 8
"""So many things to choose among stand above the controls; of more, only how many."""
SPELLED_OUT = 8
"""Up to how many buttons each says what it would bring."""


@dataclass(frozen=True, kw_only=True)
class Press:
    """An answer that one button gives."""

    line: str
    said: str
    """The same as its reader writes it."""
    words: str
    value: str
    certain: str
    default: bool
    sends: bool = False
    """Whether it is the whole turn, so that pressing it sends it."""
    spot: str = ""
    """Where on a board it can be pointed at."""


@dataclass(frozen=True, kw_only=True)
class Way:
    """One kind of answer: a few buttons, or controls put together."""

    name: str
    label: str
    presses: Sequence[Press] = ()
    part: str = ""
    """What it is that the buttons choose."""
    controls: Sequence[Control] = ()
    open: bool = True
    """Of many, one at a time is shown with its controls."""
    spots: str = ""
    """Where on a board it can be pointed at to open it."""
    sends: bool = False
    """Whether its answer is the whole turn, as it stands in the controls or for the first of its buttons."""
    foreseen: DraftPreview | None = None
    """What the controls say as they stand, and what that would bring."""
    refusal: str = ""

    @property
    def id(self) -> str:
        return slug(self.name)


class Missed(NamedTuple):
    """A draft that came too late: what it was, and what has happened since."""

    lines: Sequence[str]
    story: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Answering:
    question: int
    played: int
    asked: str
    owed: bool
    default: str
    moves: Sequence[DraftPreview]
    sealed: bool
    details: Sequence[str]
    """What else whoever decides wants to know now."""
    components: Sequence[Thing]
    """The things of the box that are chosen among now, in full."""
    goes_on: bool
    """Whether more may be added before the turn is sent."""
    next: str
    """What would be asked after the moves of the draft."""
    single: Sequence[Press] = ()
    ways: Sequence[Way] = ()
    refusal: str = ""
    rule: str = ""
    """The rule that it names."""
    near: Sequence[tuple[str, str]] = ()
    """Canonical, and as the reader writes it."""
    typed: str = ""
    sends: bool = False
    """Whether one answer is the whole turn: what is written is then sent at once."""
    game: engine.AnyTable = field(compare=False, repr=False)
    """The table as it would stand after the draft, as far as that may be known: for the boards."""

    @property
    def components_folded(self) -> bool:
        return len(self.components) > IN_SIGHT

    @property
    def folded(self) -> bool:
        return not all(way.open for way in self.ways)


def shown(
    game: engine.AnyTable,
    seat: int,
    draft: Draft,
    words: Words,
    names: Sequence[str],
    played: int,
    *,
    twice: bool = False,
) -> Answering | None:
    """For a seat that is asked something. `twice`: whether even a turn of one answer is looked at before it is sent."""
    question = game.question(seat)
    if question is None:
        return None
    draft = draft if draft.fits(question.id, played) else Draft()
    trial = tried(game, seat, draft.lines, words, names)
    trial, draft = spoken(trial, seat, draft, words, names)
    then = None if trial.sealed else trial.game.question(seat)
    goes_on = then is not None and (then.owed or not trial.moves)
    ways = Ways(trial.game, seat, draft, words, names, begun=twice or bool(trial.moves)) if goes_on else None
    return Answering(
        question=question.id,
        played=played,
        asked=question_text(words, question, names),
        owed=question.owed,
        default=words.write(str(question.default)),
        moves=trial.moves,
        sealed=trial.sealed,
        goes_on=goes_on,
        details=details_texts(words, then, names) if then is not None and goes_on else (),
        components=[
            Thing(each.name, component_text(words, each, names)) for each in trial.game.chosen_among(seat)
        ]
        if goes_on
        else (),
        next=question_text(words, then, names) if then is not None and goes_on and trial.moves else "",
        single=ways.single() if ways else (),
        ways=ways.all() if ways else (),
        refusal=trial.refusal.reason(words) if trial.refusal else "",
        rule=trial.refusal.rule if isinstance(trial.refusal, engine.Illegal) else "",
        near=[(line, words.write(line)) for line in near(trial.refusal)],
        typed=draft.typed,
        sends=ways is not None and ways.one_answer,
        game=trial.game,
    )


def spoken(trial: Tried, seat: int, draft: Draft, words: Words, names: Sequence[str]) -> tuple[Tried, Draft]:
    """The draft with what was typed or put together; where that is refused, it stays in its fields."""
    said = draft.typed.strip() or put_together(trial, seat, draft, words, names)
    if not said or trial.sealed or trial.refusal:
        return trial, draft
    further = tried(trial.game, seat, [said], words, names)
    if further.refusal:
        return replace(trial, refusal=further.refusal), draft
    return replace(further, moves=[*trial.moves, *further.moves]), draft.and_then()


def put_together(trial: Tried, seat: int, draft: Draft, words: Words, names: Sequence[str]) -> str:
    """The notation of what the controls of one kind say, if it is to be added."""
    if not draft.adding:
        return ""
    ways = Ways(trial.game, seat, draft, words, names)
    return next((kind.line(ways.texts(kind)) for kind in ways.kinds if kind.name == draft.kind), "")


def near(refusal: engine.Refusal | None) -> list[str]:
    """What could be meant instead."""
    match refusal:
        case engine.Illegal(nearest=moves) | engine.Ambiguous(candidates=moves):
            return [str(move) for move in moves[:FEW]]
    return []


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
    ) -> None:
        self.game, self.seat, self.draft, self.words, self.names = game, seat, draft, words, names
        self.begun = begun
        """Whether the turn is looked at as a whole before it is sent: it has moves already, or its player wishes so."""
        question = game.question(seat)
        self.default: Move | None = None if question is None else question.default
        self.kinds = kinds_of(game.moves(seat))

    def single(self) -> list[Press]:
        """Kinds with one answer stand together, what is played anyway after what somebody may wish."""
        presses = [
            self.press(kind, kind.moves[0], "", sends=self.sends_first(kind))
            for kind in self.kinds
            if len(kind.moves) == 1
        ]
        return sorted(presses, key=lambda press: press.default)

    def all(self) -> list[Way]:
        """The rest; of many only the one that was chosen, or the first, is worked out."""
        several = [kind for kind in self.kinds if len(kind.moves) > 1]
        names = [kind.name for kind in several]
        open_one = self.draft.kind if self.draft.kind in names else next(iter(names), "")
        return [
            self.way(kind)
            if len(several) <= SIDE_BY_SIDE or kind.name == open_one
            else Way(
                name=kind.name, label=self.words.say(kind.message), open=False, spots="|".join(kind.spots)
            )
            for kind in several
        ]

    def way(self, kind: MoveKind) -> Way:
        label = self.words.say(kind.message)
        if pressed(kind):
            slot, sends = kind.slots[0].name, self.sends_first(kind)
            presses = [self.press(kind, move, slot, sends=sends) for move in kind.moves]
            part = self.words.attribute(kind.message, slot)
            return Way(name=kind.name, label=label, presses=presses, part=part, sends=sends)
        mine = self.draft.kind == kind.name
        controls = self.controls(kind)
        line = kind.line({control.field: control.text for control in controls})
        by_itself = tried(self.game, self.seat, [line], self.words, self.names)
        return Way(
            name=kind.name,
            label=label,
            sends=self.sends(by_itself),
            controls=controls,
            foreseen=by_itself.moves[0] if by_itself.moves else None,
            refusal=by_itself.refusal.explain(self.words) if by_itself.refusal and mine else "",
        )

    def controls(self, kind: MoveKind) -> list[Control]:
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
        if self.begun:
            return False
        amounts = self.game.amounts(self.seat)
        named = amounts is not None and bool(amounts.values)
        return named or all(trial.ends_turn(self.seat) for trial in self.tries.values())

    def sends_first(self, kind: MoveKind) -> bool:
        """Whether the first answer of a kind is sent as it is given."""
        return not self.begun and self.sends(self.tries[kind.name])

    def sends(self, trial: Tried) -> bool:
        """Whether an answer is sent as it is given. Of a turn that may be longer, what cannot be taken back is looked at first."""
        return not self.begun and trial.ends_turn(self.seat) and (self.one_answer or not trial.sealed)

    def press(self, kind: MoveKind, move: Move, slot: str, *, sends: bool) -> Press:
        foreseen = (
            foresee(self.game, self.seat, move, self.words, self.names)
            if len(kind.moves) <= SPELLED_OUT
            else None
        )
        value = str(getattr(move, slot)) if slot else ""
        return Press(
            line=str(move),
            said=self.words.write(str(move)),
            words=self.named(kind, value, slot) if slot else self.words.say(kind.message),
            value=value,
            certain=foreseen.certain if foreseen else "",
            default=move == self.default,
            sends=sends,
            spot=f"{slot} {value}|thing {value}" if slot else "|".join(kind.spots),
        )

    def named(self, kind: MoveKind, value: str, slot: str) -> str:
        made_of = next(each.made_of for each in kind.slots if each.name == slot)
        return self.names[int(value)] if made_of == ("seat",) else self.words.name(value)


def pressed(kind: MoveKind) -> bool:
    """One thing to say, and a few ways to say it."""
    slots = kind.slots
    return len(slots) == 1 and slots[0].made_of in PRESSED and not slots[0].many and len(kind.moves) <= FEW
