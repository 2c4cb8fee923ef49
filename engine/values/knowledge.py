"""Knowledge: each field of a state declares which seats may know it.

    class Player(msgspec.Struct):
        points: Public[int]
        hand: OwnerOnly[list[str]]

    class State(msgspec.Struct):
        players: BySeat[list[Player]]
        deck: Hidden[list[str]]

These declarations give the default view of a game, the data that an imagined table may deal again, and the
tests of hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypedDict, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from engine.values.seat import Seat

T = TypeVar("T")


class Knows(Enum):
    """The seats that may know a field while the table runs. When it is finished everything is public."""

    EVERYBODY = "everybody"
    OWNER = "its owner"
    NOBODY = "nobody until it is revealed"
    BY_SEAT = "of each seat what its own fields say"


Public = Annotated[T, Knows.EVERYBODY]
OwnerOnly = Annotated[T, Knows.OWNER]
"""Known to the seat that owns it. Allowed only inside a `BySeat` field."""
Hidden = Annotated[T, Knows.NOBODY]
"""Known to nobody, or with parts known to different seats. Then the game's own view decides."""
BySeat = Annotated[T, Knows.BY_SEAT]
"""A list with an entry for each seat: values with a mark of their own, or structs with declared fields."""

SEATS: Final = "seats"
"""The key of a view for each seat's own part."""


class Undeclared(TypeError):
    """The error that a field does not declare which seats may know it."""


class Fact(NamedTuple):
    """One field of a state: its owner, if any, the seats that may know it, and its value."""

    name: str
    owner: Seat | None
    knows: Knows
    value: Any

    def known_to(self, seat: Seat | None) -> bool:
        return self.knows is Knows.EVERYBODY or (
            self.knows is Knows.OWNER and seat is not None and self.owner == seat
        )


@cache
def field_declarations(struct: type[msgspec.Struct]) -> Mapping[str, Knows]:
    """Return the declaration of each field. Raise Undeclared for a field without one."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: _mark(f"{struct.__name__}.{name}", hints[name]) for name in struct.__struct_fields__}


def _mark(name: str, hint: Any) -> Knows:
    marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Knows)] if _is_marked(hint) else []
    if not marks:
        raise Undeclared(f"{name} does not say who may know it: Public, OwnerOnly, Hidden or BySeat")
    return marks[0]


def _is_marked(hint: Any) -> bool:
    return get_origin(hint) is Annotated


@cache
def _entry_mark(struct: type[msgspec.Struct], name: str) -> Knows | None:
    """Return the declaration of the entries of a `BySeat` field, or None for structs with their own."""
    hint = get_type_hints(struct, include_extras=True)[name]
    (entry,) = get_args(get_args(hint)[0])
    return _mark(f"{struct.__name__}.{name}, in each entry", entry) if _is_marked(entry) else None


def facts(state: msgspec.Struct) -> Iterator[Fact]:
    """Yield all fields of a state with their declarations."""
    for name, knows in field_declarations(type(state)).items():
        value = getattr(state, name)
        if knows is Knows.BY_SEAT:
            mark = _entry_mark(type(state), name)
            for owner, entry in enumerate(value):
                yield from _of_seat(name, owner, entry, mark)
        else:
            yield Fact(name, None, knows, value)


def _of_seat(name: str, owner: Seat, entry: Any, mark: Knows | None) -> Iterator[Fact]:
    if mark is not None:
        yield Fact(name, owner, mark, entry)
    else:
        struct: type[msgspec.Struct] = type(entry)
        for field, knows in field_declarations(struct).items():
            yield Fact(field, owner, knows, getattr(entry, field))


def count_key(name: str) -> str:
    """Return the key of a view for the count of a hidden field's content."""
    return f"{name}_count"


def shown_type(state: type[msgspec.Struct]) -> Any:
    """Return the type of the result of `shown` for a type of state."""
    table: dict[str, Any] = {}
    of_seat: dict[str, Any] = {}
    hints = get_type_hints(state, include_extras=True)
    for name, knows in field_declarations(state).items():
        (plain, *_) = get_args(hints[name])
        if knows is not Knows.BY_SEAT:
            table |= _shown_field(name, plain, knows)
            continue
        (entry,) = get_args(plain)
        mark = _entry_mark(state, name)
        if mark is not None:
            of_seat |= _shown_field(name, get_args(entry)[0], mark)
        else:
            parts = get_type_hints(entry, include_extras=True)
            for part, known in field_declarations(entry).items():
                of_seat |= _shown_field(part, get_args(parts[part])[0], known)
    if of_seat:
        table = {SEATS: list[TypedDict("SeatData", of_seat)], **table}  # type: ignore[misc, operator]  # made at run time
    return TypedDict("TableData", table)  # type: ignore[operator]  # made at run time


def _shown_field(name: str, plain: Any, knows: Knows) -> dict[str, Any]:
    if knows is Knows.EVERYBODY:
        return {name: plain}
    several = hasattr(get_origin(plain) or plain, "__len__")
    return {name: plain | None, **({count_key(name): int} if several else {})}


def visible_data(state: msgspec.Struct, seat: Seat | None, *, over: bool) -> dict[str, Any]:
    """Return what a seat may know, as data.

    Fields it may not know are None, with a count if they are collections.
    """
    table: dict[str, Any] = {}
    seats: dict[Seat, dict[str, Any]] = {}
    for fact in facts(state):
        place = table if fact.owner is None else seats.setdefault(fact.owner, {})
        place[fact.name] = fact.value if over or fact.known_to(seat) else None
        if fact.knows is not Knows.EVERYBODY and hasattr(fact.value, "__len__"):
            place[count_key(fact.name)] = len(fact.value)
    return {SEATS: list(seats.values()), **table} if seats else table
