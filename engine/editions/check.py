"""The checker of editions: it lists everything that is wrong with a file, or accepts it for its game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from engine.editions.edition import ABOUT, MARKS, PROVENANCE, PUBLISHED, Edition, marks_written
from engine.editions.editions import Editions
from engine.editions.fault import Fault, check_choice, check_range, fault

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
MOST: Final = 10_000
"""A number greater than any in a game. Greater numbers are mistakes."""
LONGEST_FILE: Final = 100_000


class Checked(NamedTuple):
    """An edition, or the faults of the file."""

    edition: Edition[Any] | None
    faults: tuple[Fault, ...]


def check_edition(editions: Editions[Any], name: str, text: str) -> Checked:
    """Run all checks except test games. A bad file can do no harm other than be refused."""
    if len(text) > LONGEST_FILE:
        return _refused(fault("", "long", most=LONGEST_FILE))
    if not NAME.fullmatch(name):
        return _refused(fault("", "name", name=name))
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as broken:
        return _refused(fault("", "no-toml", reason=str(broken)))
    faults = (*_about(editions, name, plain), *_shape(inspect.type_info(editions.shape), _data(plain), ""))
    if faults := (*faults, *(tuple(_written_wrong(plain, "")) or _marks(plain))):
        return Checked(None, faults)
    try:
        edition = editions.read(name, text)
    except msgspec.ValidationError as wrong:
        return _refused(fault("", "shape", reason=str(wrong)))
    base = editions.own[edition.ruled_as]
    faults = tuple(editions.check(edition.data, base.data))
    return Checked(None, faults) if faults else Checked(edition, ())


def _about(editions: Editions[Any], name: str, plain: Mapping[str, Any]) -> Iterator[Fault]:
    """Check the description in the file."""
    if not isinstance(plain.get("title", ""), str):
        yield fault("title", "kind", right="text")
    yield from check_choice("based_on", str(plain.get("based_on", name)), editions.own)


def _data(plain: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in plain.items() if key not in ABOUT}


def _shape(kind: inspect.Type, given: Any, key: str) -> Iterator[Fault]:
    """Yield all missing and unknown fields and all wrong types, at every depth."""
    match kind:
        case inspect.StructType() if isinstance(given, dict):
            yield from _fields(kind, given, key)
        case inspect.DictType() if isinstance(given, dict):
            for name, value in given.items():
                if name != PROVENANCE:
                    yield from _shape(kind.value_type, value, _below(key, name))
        case inspect.VarTupleType() | inspect.ListType() if isinstance(given, list):
            for number, value in enumerate(given, 1):
                yield from _shape(kind.item_type, value, f"{key}[{number}]")
        case inspect.UnionType():
            yield from _shape(
                next(each for each in kind.types if not isinstance(each, inspect.NoneType)), given, key
            )
        case _:
            yield from _single(kind, given, key)


def _single(kind: inspect.Type, given: Any, key: str) -> Iterator[Fault]:
    match kind:
        case inspect.IntType() if isinstance(given, int) and not isinstance(given, bool):
            yield from check_range(key, given, 0, MOST)
        case inspect.BoolType() if isinstance(given, bool):
            return
        case inspect.StrType() | inspect.LiteralType() if isinstance(given, str):
            return
        case _:
            yield fault(key, "kind", right=_called(kind))


def _fields(kind: inspect.StructType, given: Mapping[str, Any], key: str) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in kind.fields}
    for name in given:
        if name not in fields and name != PROVENANCE:
            yield fault(_below(key, name), "unknown", right=", ".join(fields))
    for name, field in fields.items():
        if name in given:
            yield from _shape(field.type, given[name], _below(key, name))
        elif field.required:
            yield fault(_below(key, name), "missing", right=_called(field.type))


def _called(kind: inspect.Type) -> str:
    """Return the TOML name of a type."""
    match kind:
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.VarTupleType() | inspect.ListType():
            return "array"
        case inspect.IntType():
            return "integer"
        case inspect.BoolType():
            return "boolean"
    return "string"


def _below(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _marks(plain: Mapping[str, Any]) -> Iterator[Fault]:
    """Check that every value has a provenance mark, and that data published elsewhere name their source."""
    for key, written in marks_written(_data(plain)):
        mark, _, source = written.partition(":")
        if mark not in MARKS:
            yield fault(key, "mark", given=written, right=", ".join(MARKS))
        elif mark == PUBLISHED and not source.strip():
            yield fault(key, "source")


def _written_wrong(plain: Mapping[str, Any], key: str) -> Iterator[Fault]:
    """Check that each mark is a string for a whole table, or a table of strings."""
    marks = plain.get(PROVENANCE, {})
    each = [marks] if isinstance(marks, str) else marks.values() if isinstance(marks, dict) else [None]
    if not all(isinstance(mark, str) for mark in each):
        yield fault(_below(key, PROVENANCE), "kind", right="string | table")
    for name, value in plain.items():
        if isinstance(value, dict) and name != PROVENANCE:
            yield from _written_wrong(value, _below(key, name))


def _refused(wrong: Fault) -> Checked:
    return Checked(None, (wrong,))
