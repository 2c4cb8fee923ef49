"""A part of an answer: one slot of a kind of move, with the legal moves that fit what was chosen before it.

The control of a part, what it offers and what is chosen in it all come from here: from the form of the move, the legal
moves and the fields that a browser has sent. Nothing in here knows a game.
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
"""Up to how many of several each says what it would bring, as a button or as a part of an answer."""


class LaidShape(NamedTuple):
    """The shape of a thing that is laid on squares, as it is drawn beside its name."""

    width: int
    height: int
    path: str

    @classmethod
    def of(cls, squares: Collection[str]) -> "LaidShape | None":
        """A single square has none to tell."""
        if len(squares) <= 1:
            return None
        cells = joined_outline(squares)
        width, height = (max(side) + 1 for side in zip(*cells, strict=True))
        path = "".join(f"M{x} {height - 1 - y}h1v1h-1z" for x, y in sorted(cells))
        return cls(width, height, path)


@dataclass(frozen=True)
class Option:
    """One thing that a control offers."""

    value: str
    words: str
    chosen: bool = False
    fits: bool = True
    """Whether it goes with what was chosen before; what does not stays where it was."""
    brings: Sequence[str] = ()
    """What it would certainly bring, whatever else is chosen."""
    count: int = 0
    most: int = 0
    squares: str = ""
    """Where it lies on the board, for those who point."""
    outline: LaidShape | None = None

    @property
    def shaped(self) -> bool:
        """Whether it may be turned and flipped."""
        return " " in self.squares


class Offer(NamedTuple):
    """A thing that is chosen by pressing it or by how many of it, in a part of an answer."""

    part: str
    name: str
    shown: bool = True
    """Whether it stands there now: what is counted and does not fit what was chosen before is left out."""

    def means(self, thing: Component) -> bool:
        return thing.name == self.name and thing.meant_in(self.part)


class Lacking(NamedTuple):
    """What is still to be chosen, as it is called."""

    part: str
    more: int = 0
    """How many besides those that are chosen, where some are and it is certain."""


@dataclass(frozen=True)
class Control:
    """What a part is answered with: a family that a template draws, and what it says at this moment."""

    family: str
    field: str
    label: str
    text: str
    """What stands for it in the notation of the move."""
    options: Sequence[Option] = ()
    alike: Sequence[str] = ()
    """What each of them would certainly bring: said once for all."""
    places: Sequence[Option] = ()
    place_label: str = ""
    number: int = 0
    least: int = 0
    most: int | None = None
    step: int = 1
    together: int | None = None
    """How many are to be chosen in all, where that is always the same."""
    chosen: int = 0
    """How many of them are."""
    usual: str = ""
    """What stands for as much of everything as there is, where that is what is played if nobody answers."""
    missing: bool = False
    """Whether its part of the answer is still to be chosen: only where there is one thing alone, it stands there by itself."""

    @property
    def lacking(self) -> Sequence[Lacking]:
        """What of it is still to be chosen: a thing and the place where it goes each for itself."""
        if not self.missing:
            return ()
        if not self.place_label:
            return (Lacking(self.label, self.together - self.chosen if self.together and self.chosen else 0),)
        both = ((self.label, self.options), (self.place_label, self.places))
        return [Lacking(label) for label, offered in both if not any(each.chosen for each in offered)]


@dataclass(frozen=True, kw_only=True)
class AnswerPart:
    slot: Slot
    moves: Sequence[Move]
    of_kind: Sequence[Move]
    """All of its kind, whatever was chosen before."""
    first: Move
    """The move whose number stands in the control before anybody touches it."""
    given: Given
    label: str
    place_label: str
    name: Callable[[str], str]
    seats: Sequence[str]
    covers: Callable[[Move], Sequence[str]]
    field: str
    usual: Move | None = None
    """What is played if nobody answers, where that is of this kind."""
    amounts: range | None = None
    """The numbers there are, where the question says which."""
    certain: Callable[[Mapping[str, Sequence[Move]]], Mapping[str, Sequence[str]]]
    """What each of several things to say would certainly bring, whatever else is chosen."""

    def value(self, move: Move) -> Any:
        """What a move says here, as data."""
        return to_plain(getattr(move, self.slot.name))

    def text(self, move: Move) -> str:
        """What a move says here, in words."""
        value = getattr(move, self.slot.name)
        return "" if value is None else self.slot.write(value)

    @cached_property
    def saying(self) -> dict[str, list[Move]]:
        """What may be said here, each with the moves that say it."""
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            found.setdefault(self.text(move), []).append(move)
        return found

    @property
    def texts(self) -> dict[str, Move]:
        """The same, each with the first of them."""
        return {text: moves[0] for text, moves in self.saying.items()}

    def told(
        self,
        saying: Mapping[str, Sequence[Move]],
        every: Collection[str],
        chosen: str,
        named: Callable[[str], str],
    ) -> tuple[Sequence[Option], Sequence[str]]:
        """All there is to choose, each that fits with what it would bring whatever else is chosen; and what all of them would."""
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
                outline=LaidShape.of(self.covers(saying[text][0])) if text in saying else None,
            )
            for text in every
        ], alike

    def chosen(self, among: Mapping[str, Any]) -> str:
        """What was chosen: nobody is told what to say, unless there is one thing alone."""
        return one_of(self.given.get(self.field), among)

    def squares(self, text: str, move: Move) -> str:
        """The squares of a place: those that the move covers, else the one that the place itself is."""
        return " ".join(self.covers(move) or (text,))

    def every(self) -> Iterator[Any]:
        """What all moves say here, as data."""
        return map(self.value, self.moves)

    def names(self) -> list[str]:
        """What any move of the kind names here, in the order in which it stands from the beginning."""
        return list(dict.fromkeys(name for move in self.of_kind for name in self.value(move)))


def one_of(given: str | None, among: Collection[str]) -> str:
    """What was given, if it is among them; nothing, where it is not and there are several."""
    if given is not None and given in among:
        return given
    return next(iter(among)) if len(among) == 1 else ""


def whole(text: str | None) -> int | None:
    """A number that somebody typed, if it is one."""
    digits = (text or "").strip()
    return int(digits) if digits.isdecimal() and len(digits) <= 9 else None  # noqa: PLR2004 - more than any game knows
