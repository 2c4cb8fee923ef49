"""Targets of acts: how each is found and locked, and the state that the trail compares."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from service.play.acts.acts import TargetKind
from service.play.acts.refusals import TargetNotFound

State = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class TargetType:
    """One kind of target."""

    find: Callable[[Session, int], Any]
    state: Callable[[Session, Any], State]
    table: Callable[[Any], int | None] = lambda _: None
    player: Callable[[Any], int | None] = lambda _: None
    people: Callable[[Session, Any], set[int]] = lambda _session, _target: set()


def require_target(target: Any) -> Any:
    if target is None:
        raise TargetNotFound
    return target


THINGS: dict[TargetKind, TargetType] = {}
"""The kinds of target. Each feature registers its own."""
