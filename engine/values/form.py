"""Forms: the pattern for writing and reading the notation of a move.

`work {profession} [with {bonuses}] [for {points}]` has words, slots (the fields of the move) and optional
parts. The type of a slot says which tokens it takes:

- a number, a name or a seat (`seat2`)
- a tuple: several of these
- a dict: pairs of name and number
- a Literal: one of a few words
- a class with its own `from_words`, `words` and `width`, or a mark on a plain type (`Annotated[str, Spot]`)

A tie joins the words of one name: `play cunning~stroke`.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from engine.values.seat import SEAT

M = TypeVar("M", bound=msgspec.Struct)

SEVERAL: Final = -1
TIE: Final = "~"
_GROUPED: Final = re.compile(r"[1-9][0-9]{0,2}(?:[ .,'\u2019][0-9]{3})+")
"""A number with separators between thousands, as catalogues write it."""
Tokens = Sequence[str]
Token = Literal["number", "name", "seat", "place"]
"""The kind of one token of a slot.

To offer a control for a slot it is enough to know these kinds and whether there are several.
"""


class NoFit(Exception):
    """The error that tokens do not fit. `good` is the number of tokens that did."""

    def __init__(self, good: int) -> None:
        super().__init__(good)
        self.good = good


class Worded(Protocol):
    """A field type that reads and writes itself. `made_of` has the kind of each of its words."""

    width: int
    made_of: tuple[Token, ...]

    @classmethod
    def from_words(cls, tokens: Tokens) -> Any: ...

    def words(self) -> str: ...


class Slot(msgspec.Struct, frozen=True):
    """One field: the number of tokens of a value, and the functions to read and write it."""

    name: str
    made_of: tuple[Token, ...]
    width: int
    many: bool
    read: Callable[[Tokens], Any]
    write: Callable[[Any], str]


class Part(msgspec.Struct, frozen=True):
    """A section of the form. An optional one is present as a whole or not at all."""

    pieces: tuple[str | Slot, ...]
    optional: bool

    def begins(self, tokens: Tokens, at: int) -> bool:
        return at < len(tokens) and (isinstance(self.pieces[0], Slot) or tokens[at] == self.pieces[0])

    def slots(self) -> list[Slot]:
        return [piece for piece in self.pieces if isinstance(piece, Slot)]


class Form(Generic[M]):
    """A compiled form. It writes a move as its line, and reads a line's tokens as the fields of a move."""

    def __init__(self, move: type[M], pattern: str) -> None:
        self.move = move
        hints = get_type_hints(move, include_extras=True)
        self.parts = tuple(_parts(pattern, hints))
        self.words = tuple(piece for part in self.parts for piece in part.pieces if isinstance(piece, str))
        self.head = self.words[0]
        self.begins = next(
            (at for at, piece in enumerate(self.parts[0].pieces) if isinstance(piece, Slot)), len(self.words)
        )
        """The number of words before the first slot: two in `work princess`, one in `work {profession}`."""
        self.number = self._one_number()
        self.mixes = self._says_a_mix()
        """True if its only content is a mix: some of many things, or the count of each."""
        self.defaults = {
            field.name: field.default
            for field in msgspec.structs.fields(move)
            if field.default is not msgspec.NODEFAULT
        }

    def _one_number(self) -> Slot | None:
        """Return the slot that takes a number if there is exactly one, else None."""
        slots = [slot for part in self.parts for slot in part.slots()]
        numbers = [slot for slot in slots if slot.made_of == ("number",) and not slot.many]
        return numbers[0] if len(numbers) == 1 else None

    def _says_a_mix(self) -> bool:
        slots = [slot for part in self.parts for slot in part.slots()]
        if len(slots) != 1 or not {"name", "number"}.issuperset(slots[0].made_of):
            return False
        return slots[0].many or slots[0].width == SEVERAL

    def said(self, move: M) -> list[Part]:
        """Return the parts that are written for a move. Optional parts with default values are left out."""
        return [
            part
            for part in self.parts
            if not part.optional
            or any(getattr(move, slot.name) != self.defaults.get(slot.name) for slot in part.slots())
        ]

    def write(self, move: M) -> str:
        """Return the line of a move.

        As data a move may have only half of an optional part. No rule allows that, and the other half has no
        words.
        """
        words: list[str] = []
        for part in self.said(move):
            for piece in part.pieces:
                if isinstance(piece, str):
                    words.append(piece)
                elif (value := getattr(move, piece.name)) is not None:
                    words.append(piece.write(value))
        return " ".join(word for word in words if word)

    def number_in(self, move: M) -> int | None:
        """Return the number that a move names, or None where its form takes none."""
        return None if self.number is None else getattr(move, self.number.name)

    def shown(self, slot: Callable[[str], str], write: Callable[[str], str] = str) -> str:
        """Return the form for people: `bid <amount>`.

        `slot` gives the name of a field, and `write` the spelling of a word.
        """
        return " ".join(_shown(part, slot, write) for part in self.parts)

    def read(self, tokens: Tokens) -> M:
        """Return the move of the tokens, legal or not. Raise NoFit where they are no move."""
        fields: dict[str, Any] = {}
        at = 0
        for part in self.parts:
            if part.optional and not part.begins(tokens, at):
                continue
            for piece in part.pieces:
                at = self._take(piece, tokens, at, fields)
        if at < len(tokens):
            raise NoFit(at)
        return self.move(**fields)

    def _take(self, piece: str | Slot, tokens: Tokens, at: int, fields: dict[str, Any]) -> int:
        if isinstance(piece, str):
            if at >= len(tokens) or tokens[at] != piece:
                raise NoFit(at)
            return at + 1
        end = self._end(tokens, at) if piece.many else at + piece.width
        if end > len(tokens):
            raise NoFit(at)
        try:
            fields[piece.name] = piece.read(tokens[at:end])
        except ValueError:
            raise NoFit(at) from None
        return end

    def _end(self, tokens: Tokens, at: int) -> int:
        """Return where several values end: at the next word of the form, or at the end of the line."""
        return next((end for end in range(at, len(tokens)) if tokens[end] in self.words[1:]), len(tokens))


def _shown(part: Part, slot: Callable[[str], str], write: Callable[[str], str]) -> str:
    stretch = " ".join(
        write(piece) if isinstance(piece, str) else f"<{slot(piece.name)}>" for piece in part.pieces
    )
    return f"[{stretch}]" if part.optional else stretch


def _parts(pattern: str, hints: Mapping[str, Any]) -> list[Part]:
    stretches = re.findall(r"\[([^\]]+)\]|([^\[]+)", pattern)
    return [
        Part(tuple(_piece(word, hints) for word in (optional or plain).split()), bool(optional))
        for optional, plain in stretches
        if (optional or plain).strip()
    ]


def _piece(word: str, hints: Mapping[str, Any]) -> str | Slot:
    if not word.startswith("{"):
        return word.replace(TIE, " ")
    name = word.strip("{}")
    width, many, read, write = _slot(hints[name])
    return Slot(name, _made_of(hints[name]), width, many, read, write)


def _made_of(hint: Any) -> tuple[Token, ...]:
    origin = get_origin(hint)
    if origin in (tuple, types.UnionType, Union):
        return _made_of(get_args(hint)[0])
    if origin is dict:
        return "name", "number"
    if origin is Annotated:
        plain, *marks = get_args(hint)
        if SEAT in marks:
            return ("seat",)
        return _made_of(next((mark for mark in marks if hasattr(mark, "from_words")), plain))
    if hasattr(hint, "from_words"):
        made_of: tuple[Token, ...] = hint.made_of
        return made_of
    return ("number",) if hint is int else ("name",)


Reading = tuple[int, bool, Callable[[Tokens], Any], Callable[[Any], str]]


def _slot(hint: Any) -> Reading:
    origin = get_origin(hint)
    if origin is tuple:
        return _several(*_slot(get_args(hint)[0]))
    if origin is dict:
        return 2, True, _read_counts, _write_counts
    if origin is Annotated:
        plain, *marks = get_args(hint)
        if SEAT in marks:
            return 1, False, _read_seat, _write_seat
        return _slot(next((mark for mark in marks if hasattr(mark, "from_words")), plain))
    if origin is Literal:
        return 1, False, partial(_read_one_of, get_args(hint)), str
    if origin in (types.UnionType, Union):
        return _slot(next(arg for arg in get_args(hint) if arg is not type(None)))
    if hint is int:
        return 1, False, lambda tokens: read_number(tokens[0]), str
    if hasattr(hint, "from_words"):
        return hint.width, hint.width == SEVERAL, hint.from_words, hint.words
    return 1, False, lambda tokens: tokens[0], str


def read_number(text: str) -> int:
    """Return a number as we and people write it: `3500`, `3,500`, `3.500`, `3 500`.

    Raise ValueError if it is none.
    """
    return int(re.sub(r"\D", "", text) if _GROUPED.fullmatch(text) else text)


def _several(width: int, _many: bool, read: Callable[[Tokens], Any], write: Callable[[Any], str]) -> Reading:  # noqa: FBT001 - the parts of a Reading
    def read_all(tokens: Tokens) -> tuple[Any, ...]:
        if len(tokens) % width:
            raise ValueError(tokens)
        return tuple(read(tokens[start : start + width]) for start in range(0, len(tokens), width))

    return width, True, read_all, lambda values: " ".join(write(value) for value in values)


def _read_one_of(names: Sequence[str], tokens: Tokens) -> str:
    if tokens[0] not in names:
        raise ValueError(tokens)
    return tokens[0]


def _read_counts(tokens: Tokens) -> dict[str, int]:
    if len(tokens) % 2:
        raise ValueError(tokens)
    return {name: int(count) for name, count in zip(tokens[::2], tokens[1::2], strict=True)}


def _write_counts(counts: Mapping[str, int]) -> str:
    return " ".join(f"{name} {count}" for name, count in counts.items())


def _read_seat(tokens: Tokens) -> int:
    return int(tokens[0].removeprefix("seat"))


def _write_seat(seat: int) -> str:
    return f"seat{seat}"
