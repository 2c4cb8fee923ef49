"""Acts of the desk: plain data around one function. API, pages, trail and letters are derived from it.

    @act("close-talk", about=About.TABLE, takes=CloseTalkSchema, undone_by="close-talk")
    def close_talk(doing: Doing[Table]) -> Facts:
        '''Close or open the talk of a table.'''

An act names the state that it sets, so repeating it changes nothing. It returns the facts that are sent to
the people concerned, or None where nobody needs to know.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Generic, TypeVar

from marshmallow import Schema
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, Role

Facts = Mapping[str, Any] | None
Target = TypeVar("Target")


class TargetKind(StrEnum):
    """The kind of thing an act is about."""

    TABLE = "table"
    PLAYER = "player"
    LETTER = "letter"
    INCOMING = "incoming"
    CIRCLE = "circle"
    CONTEST = "contest"
    LEAGUE = "league"
    HOUSE = "house"


@dataclass
class ActContext(Generic[Target]):
    """The arguments of an act that is being carried out."""

    session: Session
    target: Target
    by: Player
    given: dict[str, Any]
    now: datetime
    made: dict[str, Any] = field(default_factory=dict)
    """Further results, as numbers: a new table, the seat whose secrets were viewed."""


Carry = Callable[[ActContext[Any]], Facts]


@dataclass(frozen=True, kw_only=True)
class Act:
    """One entry of the registry of acts."""

    name: str
    about: TargetKind
    takes: type[Schema]
    carry: Carry
    role: Role = Role.MODERATOR
    grave: bool = False
    """Requires a fresh second factor from a person. An API token cannot carry it out."""
    harmless: bool = False
    """Needs no confirmation page, because nothing is lost by it."""
    undone_by: str = ""
    """The name of the act that reverts it; empty if it cannot be reverted."""
    always: bool = False
    """Write it to the trail even if nothing changes. Viewing something is itself an act."""
    unwritten: tuple[str, ...] = ()
    """Names of given values to keep off the trail, because a player's data may have to be erased."""

    @property
    def summary(self) -> str:
        return (self.carry.__doc__ or "").strip().splitlines()[0]


ACTS: dict[str, Act] = {}


def act(name: str, *, about: TargetKind, takes: type[Schema], **more: Any) -> Callable[[Carry], Carry]:
    """Register the decorated function as an act. The arguments are the fields of Act."""

    def declare(carry: Carry) -> Carry:
        ACTS[name] = Act(name=name, about=about, takes=takes, carry=carry, **more)
        return carry

    return declare


def acts_about(about: TargetKind) -> list[Act]:
    return [each for each in ACTS.values() if each.about == about]
