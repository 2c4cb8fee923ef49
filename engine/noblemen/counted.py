"""Counted things: tiles by terrain and gifts at a ball, written as `field 2 plain 1` in any order."""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar, Self, TypeVar

import msgspec

from engine.noblemen.components import TERRAINS, Terrain
from engine.noblemen.squares import Square
from engine.values.form import SEVERAL, Token, Tokens

Number = Annotated[int, msgspec.Meta(ge=0, description="Their number.")]
Cards = Annotated[int, msgspec.Meta(ge=0, description="The number of these cards.")]
C = TypeVar("C", bound="Counted")


class Counted(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The number of each thing. If all are zero it is written as `none`."""

    width: ClassVar[int] = SEVERAL
    made_of: ClassVar[tuple[Token, ...]] = ("name", "number")

    @classmethod
    def from_words(cls, tokens: Tokens) -> Self:
        if tokens == ["none"]:
            return cls()
        counts: dict[str, int] = {}
        for name, number in zip(tokens[::2], tokens[1::2], strict=True):
            if name not in field_names(cls) or name in counts or int(number) < 0:
                raise ValueError(tokens)
            counts[name] = int(number)
        if not counts:
            raise ValueError(tokens)
        return cls(*(counts.get(name, 0) for name in field_names(cls)))

    def counts(self) -> tuple[int, ...]:
        return msgspec.structs.astuple(self)

    def words(self) -> str:
        pairs = zip(field_names(type(self)), self.counts(), strict=True)
        return " ".join(f"{name} {count}" for name, count in pairs if count) or "none"


@cache
def field_names(counted: type[Counted]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in msgspec.structs.fields(counted))


class Tiles(Counted, frozen=True):
    """Tiles from behind the screen."""

    field: Number = 0
    wood: Number = 0
    fountain: Number = 0
    plain: Number = 0


class Gifts(Counted, frozen=True):
    """The things given back at a ball: bribe tokens and scandal cards."""

    tokens: Number = 0
    blackmail: Cards = 0
    cunning_stroke: Cards = msgspec.field(default=0, name="cunning stroke")
    dowry: Cards = 0
    favour_of_the_vicar: Cards = msgspec.field(default=0, name="favour of the vicar")
    inheritance: Cards = 0
    intrigue: Cards = 0
    liaison: Cards = 0
    secret_marriage: Cards = msgspec.field(default=0, name="secret marriage")
    tribute: Cards = 0
    whitehall: Cards = 0


class Placed(msgspec.Struct, frozen=True):
    """One tile laid on an estate: `field 0,1`."""

    tile: Annotated[Terrain, msgspec.Meta(description="The kind of tile.")]
    at: Annotated[Square, msgspec.Meta(description="Its square.")]

    width: ClassVar[int] = 2
    made_of: ClassVar[tuple[Token, ...]] = ("name", "place")

    @classmethod
    def from_words(cls, tokens: Tokens) -> Placed:
        return cls(TERRAINS[TERRAINS.index(tokens[0])], Square.from_words(tokens[1:]))

    def words(self) -> str:
        return f"{self.tile} {self.at.words()}"


def tiles_of(counts: list[int]) -> tuple[Terrain, ...]:
    """Return counts by terrain as names, for events."""
    return tuple(name for name, count in zip(TERRAINS, counts, strict=True) for _ in range(count))
