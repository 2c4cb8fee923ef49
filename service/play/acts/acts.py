"""What an act of the desk is: plain data around one function. API, pages, trail and letters follow from it.

    @act("close-talk", about=About.TABLE, takes=CloseTalkSchema, undone_by="close-talk")
    def close_talk(doing: Doing[Table]) -> Facts:
        '''Close or open the talk of a table.'''

An act names the state that is to be, so that doing it again changes nothing; what it returns are the facts that the
people concerned are told, or nothing where nobody needs to know.
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


class About(StrEnum):
    """What an act is about."""

    TABLE = "table"
    PLAYER = "player"
    LETTER = "letter"
    INCOMING = "incoming"
    CIRCLE = "circle"
    CONTEST = "contest"
    LEAGUE = "league"
    HOUSE = "house"


@dataclass
class Doing(Generic[Target]):
    """One act in hand."""

    session: Session
    target: Target
    by: Player
    given: dict[str, Any]
    now: datetime
    made: dict[str, Any] = field(default_factory=dict)
    """What came of it besides, by number: a new table, the seat that was looked behind."""


Carry = Callable[[Doing[Any]], Facts]


@dataclass(frozen=True, kw_only=True)
class Act:
    """One row of what the desk can do."""

    name: str
    about: About
    takes: type[Schema]
    carry: Carry
    role: Role = Role.MODERATOR
    grave: bool = False
    """Needs the second factor anew, by a person: no token does it."""
    harmless: bool = False
    """Is done by one press: nothing is lost by it."""
    undone_by: str = ""
    """The act that takes it back; none where nothing can."""
    always: bool = False
    """Is written down though nothing changes: a look is a deed."""
    unwritten: tuple[str, ...] = ()
    """What of the given must not stand on the trail, since somebody may have to be forgotten."""

    @property
    def summary(self) -> str:
        return (self.carry.__doc__ or "").strip().splitlines()[0]


ACTS: dict[str, Act] = {}


def act(name: str, *, about: About, takes: type[Schema], **more: Any) -> Callable[[Carry], Carry]:
    """Declare the function below it as an act; the fields are those of Act."""

    def declare(carry: Carry) -> Carry:
        ACTS[name] = Act(name=name, about=about, takes=takes, carry=carry, **more)
        return carry

    return declare


def acts_about(about: About) -> list[Act]:
    return [each for each in ACTS.values() if each.about == about]
