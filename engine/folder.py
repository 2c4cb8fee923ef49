"""What lies in the folder of a game: its modules, and in them the classes that are registered by having a tag."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

TESTS = "tests"


@cache
def modules_of(package: str) -> tuple[ModuleType, ...]:
    """A package and everything in it but its tests, which are not shipped."""
    module = import_module(package)
    inside = (found.name for found in iter_modules(getattr(module, "__path__", ())) if found.name != TESTS)
    return (module, *(part for name in inside for part in modules_of(f"{package}.{name}")))


def tagged(package: str, base: type[T]) -> tuple[type[T], ...]:
    """The classes of a kind that a game is made of: those with a tag of their own, in the order in which they stand there.

    What has none is a base of others: msgspec calls it by the name of its class.
    """
    here = (thing for module in modules_of(package) for thing in vars(module).values())
    kinds = (thing for thing in here if isinstance(thing, type) and issubclass(thing, base))
    return tuple(
        dict.fromkeys(kind for kind in kinds if kind.__struct_config__.tag not in {None, kind.__name__})
    )
