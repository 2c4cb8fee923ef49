"""Targets of acts: how each is found and locked, and the state that the trail compares."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from service.play.acts.acts import About
from service.play.acts.refusals import NotThere

State = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Thing:
    """One kind of target."""

    find: Callable[[Session, int], Any]
    state: Callable[[Session, Any], State]
    table: Callable[[Any], int | None] = lambda _: None
    player: Callable[[Any], int | None] = lambda _: None
    people: Callable[[Session, Any], set[int]] = lambda _session, _target: set()


def found(target: Any) -> Any:
    if target is None:
        raise NotThere
    return target


THINGS: dict[About, Thing] = {}
"""The kinds of target. Each feature registers its own."""
