"""A part of an answer: one slot of a kind of move, with the legal moves that fit the earlier choices.

The control of a part, its options and its chosen value all derive from the form of the move, the legal
moves and the fields that a browser has sent. This module knows no particular game.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from werkzeug.datastructures import MultiDict

from engine import Move
from engine.mechanics.grid import joined_outline
from engine.values.component import Component
from engine.values.form import Slot
from engine.values.to_plain import to_plain

Given = MultiDict[str, str]
SPELLED_OUT = 12
"""The maximum number of options for which the certain effects of each are shown."""


class PieceShape(NamedTuple):
    """The shape of a thing that covers squares, drawn beside its name."""

    width: int
    height: int
    path: str

    @classmethod
    def of(cls, squares: Collection[str]) -> "PieceShape | None":
        """Return the shape of some squares, or None for a single one, which needs no drawing."""
        if len(squares) <= 1:
            return None
        cells = joined_outline(squares)
        width, height = (max(side) + 1 for side in zip(*cells, strict=True))
        path = "".join(f"M{x} {height - 1 - y}h1v1h-1z" for x, y in sorted(cells))
        return cls(width, height, path)


@dataclass(frozen=True)
class Option:
    """One option of a control."""

    value: str
    words: str
    chosen: bool = False
    fits: bool = True
    """True if it fits the earlier choices. Options that do not fit keep their position."""
    brings: Sequence[str] = ()
    """The certain effects, whatever else is chosen."""
    count: int = 0
    most: int = 0
    squares: str = ""
    """The squares that it covers on the board, for pointing."""
    outline: PieceShape | None = None

    @property
    def shaped(self) -> bool:
        """Return whether it can be rotated and flipped."""
        return " " in self.squares


class Offer(NamedTuple):
    """A thing in a part of an answer, which is chosen by a button or by its count."""

    part: str
    name: str
    shown: bool = True
    """True if it is shown now. Counted things that do not fit the earlier choices are left out."""

    def means(self, thing: Component) -> bool:
        return thing.name == self.name and thing.meant_in(self.part)


class MissingPart(NamedTuple):
    """The name of a part that is still to be chosen."""

    part: str
    more: int = 0
    """The number still to choose, if some are chosen already and the total is fixed."""


@dataclass(frozen=True)
class Control:
    """The control of a part: a family, which selects the template, and the present value."""

    family: str
    field: str
    label: str
    text: str
    """The value in the notation of the move."""
    options: Sequence[Option] = ()
    alike: Sequence[str] = ()
    """The certain effects that all options share, shown once."""
    places: Sequence[Option] = ()
    place_label: str = ""
    number: int = 0
    least: int = 0
    most: int | None = None
    step: int = 1
    together: int | None = None
    """The total number to choose, if it is fixed."""
    chosen: int = 0
    """The number already chosen."""
    usual: str = ""
    """The text for the maximum of everything, if that is the default answer."""
    missing: bool = False
    """True if the part is still to be chosen. A sole option is chosen automatically."""

    @property
    def adjustable(self) -> bool:
        """Return whether the value is often changed after it is chosen: a place on squares, a count, a number."""
        if self.family == "placing":
            return len(self.places) > 1
        return self.family in ("amount", "composing", "splitting")

    @property
    def lacking(self) -> Sequence[MissingPart]:
        """Return what is still to be chosen; a thing and its place are listed separately."""
        if not self.missing:
            return ()
        if not self.place_label:
            return (
                MissingPart(self.label, self.together - self.chosen if self.together and self.chosen else 0),
            )
        both = ((self.label, self.options), (self.place_label, self.places))
        return [MissingPart(label) for label, offered in both if not any(each.chosen for each in offered)]


@dataclass(frozen=True, kw_only=True)
class AnswerPart:
    slot: Slot
    moves: Sequence[Move]
    of_kind: Sequence[Move]
    """All legal moves of the kind, regardless of the earlier choices."""
    first: Move
    """The move that provides the initial number of the control."""
    given: Given
    label: str
    place_label: str
    name: Callable[[str], str]
    seats: Sequence[str]
    covers: Callable[[Move], Sequence[str]]
    field: str
    usual: Move | None = None
    """The default answer, if it is of this kind."""
    unsaid: Any = None
    """The value that the notation leaves out."""
    amounts: range | None = None
    """The possible numbers, if the question defines them."""
    certain: Callable[[Mapping[str, Sequence[Move]]], Mapping[str, Sequence[str]]]
    """A function that returns the certain effects of each option, whatever else is chosen."""

    def value(self, move: Move) -> Any:
        """Return the value of a move in this slot, as data."""
        return to_plain(getattr(move, self.slot.name))

    def text(self, move: Move) -> str:
        """Return the value of a move in this slot, as text."""
        value = getattr(move, self.slot.name)
        return "" if value is None else self.slot.write(value)

    @cached_property
    def saying(self) -> dict[str, list[Move]]:
        """Return the possible texts of this part, each with its moves."""
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            found.setdefault(self.text(move), []).append(move)
        return found

    @property
    def texts(self) -> dict[str, Move]:
        """Return the possible texts of this part, each with its first move."""
        return {text: moves[0] for text, moves in self.saying.items()}

    def told(
        self,
        saying: Mapping[str, Sequence[Move]],
        every: Collection[str],
        chosen: str,
        named: Callable[[str], str],
    ) -> tuple[Sequence[Option], Sequence[str]]:
        """Return all options, those that fit with their certain effects, and the effects that all share."""
        brings = self.certain(saying) if len(saying) <= SPELLED_OUT else {}
        first = next(iter(brings.values()), ())
        alike = [phrase for phrase in first if all(phrase in each for each in brings.values())]
        return [
            Option(
                text,
                named(text),
                chosen=text == chosen,
                fits=text in saying,
                brings=[phrase for phrase in brings.get(text, ()) if phrase not in alike],
                outline=PieceShape.of(self.covers(saying[text][0])) if text in saying else None,
            )
            for text in every
        ], alike

    def chosen(self, among: Mapping[str, Any]) -> str:
        """Return the chosen value. Nothing is preselected, unless there is only one possibility."""
        return pick_value(self.given.get(self.field), among)

    def squares(self, text: str, move: Move) -> str:
        """Return the squares of a place: those that the move covers, else the place itself."""
        return " ".join(self.covers(move) or (text,))

    def every(self) -> Iterator[Any]:
        """Return the values of all moves in this slot, as data."""
        return map(self.value, self.moves)

    def names(self) -> list[str]:
        """Return the names in this slot over all moves of the kind, in a stable order."""
        return list(dict.fromkeys(name for move in self.of_kind for name in self.value(move)))


def pick_value(given: str | None, among: Collection[str]) -> str:
    """Return the given value if it is possible, else the only possible value, or an empty text."""
    if given is not None and given in among:
        return given
    return next(iter(among)) if len(among) == 1 else ""


def parse_number(text: str | None) -> int | None:
    """Parse a typed number; return None if it is not one."""
    digits = (text or "").strip()
    return int(digits) if digits.isdecimal() and len(digits) <= 9 else None  # noqa: PLR2004 - more than any game knows
