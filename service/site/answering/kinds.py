"""The kinds of moves that are legal now, and the parts of a move of each kind."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import engine
from engine import Move
from engine.text.sentences import what_if_texts
from engine.text.words import Words, slug
from engine.values.form import Form, Slot
from service.site.answering.controls import make_control
from service.site.answering.part import AnswerPart, Control, Given, Option

NARROW = (("name",), ("seat",))
"""The parts that are chosen first, because the others depend on them."""
PLACE = ("place",)
COUNTED = ("name", "number")
LAST = (PLACE, COUNTED)
"""The parts that are asked last: fitting places and possible counts follow from the chosen thing."""


@dataclass(frozen=True)
class MoveKind:
    """All legal moves of one class."""

    name: str
    form: Form[Move]
    moves: Sequence[Move]

    @property
    def liberty(self) -> bool:
        return self.form.move.liberty

    @property
    def grave(self) -> bool:
        return self.form.move.grave

    def texts(self, move: Move) -> dict[str, str]:
        """Return the text of each part of a move."""
        values = {slot: getattr(move, slot.name) for slot in self.slots}
        return {slot.name: "" if value is None else slot.write(value) for slot, value in values.items()}

    @property
    def message(self) -> str:
        """Return the kind's message in the catalogue of its game. Slots are attributes of the message."""
        return f"move-{slug(self.name)}"

    @cached_property
    def slots(self) -> list[Slot]:
        """Return the slots to fill. Optional parts that no legal move needs can only be typed."""
        return [
            slot for part in self.form.parts for slot in part.slots() if not part.optional or self.said(slot)
        ]

    def said(self, slot: Slot) -> bool:
        """Return whether any legal move has a value other than the default in this slot."""
        usual = self.form.defaults.get(slot.name)
        return any(getattr(move, slot.name) != usual for move in self.moves)

    def first(self, moves: Sequence[Move], usual: Move | None) -> Move:
        """Return the likeliest of some moves: the usual one, else one that names no thing twice."""
        if usual is not None and usual in moves:
            return usual
        names = [slot.name for slot in self.slots if slot.made_of == ("name",) and not slot.many]
        if len(names) <= 1:
            return moves[0]
        return max(moves, key=lambda move: len({getattr(move, name) for name in names}))

    @property
    def spots(self) -> list[str]:
        """Return the spots that mean moves of this kind: things that they name or are named after."""
        _, _, thing = self.name.partition(" ")
        named = {
            slot.name: dict.fromkeys(str(getattr(move, slot.name)) for move in self.moves)
            for slot in self.slots
            if slot.made_of == ("name",) and not slot.many
        }
        return [
            *([f"thing {thing}"] if thing else []),
            *(
                spot
                for name, values in named.items()
                for value in values
                for spot in (f"{name} {value}", f"thing {value}")
            ),
        ]

    def line(self, texts: dict[str, str]) -> str:
        """Return the notation of a move from the texts of its parts."""
        words: list[str] = []
        for part in self.form.parts:
            if part.optional and not any(texts.get(slot.name) for slot in part.slots()):
                continue
            words += (piece if isinstance(piece, str) else texts.get(piece.name, "") for piece in part.pieces)
        return " ".join(word for word in words if word)


def group_moves_by_kind(moves: Sequence[Move]) -> list[MoveKind]:
    """Group moves by kind in the order of the rules. Moves allowed at any time come last, as in letters."""
    found: dict[type[Move], list[Move]] = {}
    for move in sorted(moves, key=lambda move: move.liberty):
        found.setdefault(type(move), []).append(move)
    return [MoveKind(str(kind.__struct_config__.tag), kind.pattern(), some) for kind, some in found.items()]


@dataclass(frozen=True, kw_only=True)
class KindChoice:
    """The context of a choice: the game and seat, the language, and the fields sent by the browser."""

    game: engine.AnyTable
    seat: int
    words: Words
    names: Sequence[str]
    given: Given
    usual: Move | None

    def certain(self, saying: Mapping[str, Sequence[Move]]) -> Mapping[str, Sequence[str]]:
        """Return the certain effects of each option, whatever else is chosen.

        All options show the same facts. A fact that is still open for one option is omitted for all;
        otherwise that option would seem to bring less.
        """
        told = {
            text: [self.game.what_if(self.seat, move) for move in moves] for text, moves in saying.items()
        }
        still_open = {
            fact
            for facts in told.values()
            for each in facts
            for fact, value in each.items()
            if any(other.get(fact) != value for other in facts)
        }
        return {
            text: what_if_texts(
                self.words,
                {fact: value for fact, value in facts[0].items() if fact not in still_open},
                self.names,
            )
            for text, facts in told.items()
        }

    def amounts(self, kind: MoveKind) -> range | None:
        """Return the possible numbers, if this kind of move names the requested amount."""
        amounts = self.game.amounts(self.seat)
        return amounts.values if amounts is not None and kind.form.move is amounts.move else None


def make_controls(kind: MoveKind, asking: KindChoice) -> list[Control]:
    """Return the controls of a kind in order. Each offers only options that fit the controls before it."""
    return list(narrow_controls(kind, asking))


def narrow_controls(kind: MoveKind, asking: KindChoice) -> Iterator[Control]:
    moves, later = kind.moves, False
    for slot in sorted(kind.slots, key=lambda slot: slot.made_of not in NARROW or slot.many):
        part = make_answer_part(kind, slot, moves, asking)
        if slot.made_of in LAST and later:
            yield make_later_control(part)
            return
        made = make_control(part)
        yield made
        later = later or made.missing
        moves = [move for move in moves if part.text(move) == made.text] or moves


def make_later_control(part: AnswerPart) -> Control:
    """Return a placeholder for a part that depends on parts not yet chosen.

    For a place it offers all squares where something may lie. A player can point at a square first and then
    choose the thing.
    """
    places = part.moves if part.slot.made_of == PLACE else ()
    squares = dict.fromkeys(
        square for move in places for square in part.squares(part.text(move), move).split()
    )
    anywhere = Option("", "", squares=" ".join(squares))
    return Control(
        family="later", field=part.field, label=part.label, text="", places=[anywhere], missing=True
    )


def make_answer_part(kind: MoveKind, slot: Slot, moves: Sequence[Move], asking: KindChoice) -> AnswerPart:
    label = asking.words.attribute
    return AnswerPart(
        slot=slot,
        moves=moves,
        of_kind=kind.moves,
        first=kind.first(moves, asking.usual),
        given=asking.given,
        field=slot.name,
        label=label(kind.message, slot.name),
        place_label=label(kind.message, f"{slot.name}-place"),
        name=asking.words.name,
        seats=asking.names,
        covers=lambda move: asking.game.covers(asking.seat, move),
        amounts=asking.amounts(kind),
        usual=asking.usual if asking.usual in kind.moves else None,
        unsaid=kind.form.defaults.get(slot.name),
        certain=asking.certain,
    )
