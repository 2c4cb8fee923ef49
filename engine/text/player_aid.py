"""The player aid in words: everything in the box as one seat knows it, by kind and by place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, get_args

from engine.text.sentences import Names, component_text
from engine.text.words import Words
from engine.values.component import Component, Where
from engine.values.seat import Seat


class Thing(NamedTuple):
    """One thing. The line that there is none has no name."""

    name: str
    text: str
    component: Component | None = None


class Place(NamedTuple):
    """A place with things of one kind, each with its full text."""

    heading: str
    where: Where
    things: Sequence[Thing]

    @property
    def lines(self) -> Sequence[str]:
        return [thing.text for thing in self.things]


class AidKind(NamedTuple):
    """All things of one kind.

    They are mine, shown by others, to be had, unknown to me, or out of the game.
    """

    heading: str
    places: Sequence[Place]


def player_aid(
    words: Words, components: Sequence[Component], seat: Seat | None, names: Names
) -> list[AidKind]:
    """Return the kinds in the order of the game's catalogue.

    In each kind the things of the seat come first, even if it has none.
    """
    return [
        AidKind(
            _kind(words, kind),
            list(_places(words, [each for each in components if each.kind == kind], seat, names)),
        )
        for kind in _kinds(words, components)
    ]


def _kinds(words: Words, components: Sequence[Component]) -> list[str]:
    messages = words.messages("component")
    return sorted(
        dict.fromkeys(component.kind for component in components),
        key=lambda kind: messages.index(f"component-{kind}"),
    )


def _kind(words: Words, kind: str) -> str:
    """Return the plural name of a kind: the attribute `.kind` of the message for one of them."""
    return words.attribute(f"component-{kind}", "kind") or words.name(kind)


def _places(
    words: Words, components: Sequence[Component], seat: Seat | None, names: Names
) -> Iterator[Place]:
    if seat is not None and all(each.where != "mine" for each in components):
        yield Place(words.say("where-mine"), "mine", [Thing("", words.say("where-none-mine"))])
    for where in get_args(Where):
        here = [each for each in components if each.where == where]
        owners = sorted({each.seat for each in here}, key=lambda owner: (owner is None, owner))
        for owner in owners:
            told = [
                Thing(each.name, component_text(words, each, names), each)
                for each in here
                if each.seat == owner
            ]
            yield Place(_place(words, where, owner, names), where, told)


def _place(words: Words, where: Where, owner: Seat | None, names: Names) -> str:
    if where == "mine":
        return words.say("where-mine")
    if owner is None:
        return words.say(f"where-{where}")
    return words.say("where-of", place=words.say(f"where-{where}"), name=names[owner])
