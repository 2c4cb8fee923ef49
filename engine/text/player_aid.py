"""The player aid in words: everything in the box as one seat knows it, kind by kind, and where each thing is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, get_args

from engine.text.sentences import Names, component_text
from engine.text.words import Words
from engine.values.component import Component, Where
from engine.values.seat import Seat


class Thing(NamedTuple):
    """One of them; nothing has no name."""

    name: str
    text: str
    component: Component | None = None


class Place(NamedTuple):
    """Where things of a kind are, and each of them in full."""

    heading: str
    where: Where
    things: Sequence[Thing]

    @property
    def lines(self) -> Sequence[str]:
        return [thing.text for thing in self.things]


class AidKind(NamedTuple):
    """All things of one kind: mine, what others have shown, what can be had, what I cannot know, what is gone."""

    heading: str
    places: Sequence[Place]


def player_aid(
    words: Words, components: Sequence[Component], seat: Seat | None, names: Names
) -> list[AidKind]:
    """The kinds in the order of the game's catalogue; what a seat has of each stands first, though it be nothing."""
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
    """What things of a kind are called together: `.kind` of the sentence that says one of them."""
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
