"""Chapters, the parts of a chapter, and numbered paragraphs; and what of them is played at a table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.editions.differences import Difference
from engine.rules.when import ALWAYS, Played, When

ALWAYS_TOLD: Final = frozenset({"seats", "edition"})


class Paragraph(NamedTuple):
    number: str
    """Of its chapter and its place in it: 6.2."""
    text: str
    """HTML, of which nothing but words and what is inside of lines is left."""
    when: When = ALWAYS
    rules: tuple[str, ...] = ()
    """The rules by which a refusal leads here."""
    questions: tuple[str, ...] = ()
    """The kinds of questions that it is about."""
    events: tuple[str, ...] = ()
    item: bool = False
    """One of a list."""
    move: str = ""
    """Of what holds for every game: that which a game must know for this to be said of it."""


class Subchapter(NamedTuple):
    """Of a chapter; the first has no heading."""

    paragraphs: tuple[Paragraph, ...]
    heading: str = ""
    anchor: str = ""
    when: When = ALWAYS

    def of_moves(self, moves: Collection[str]) -> Subchapter:
        """Nothing that is about moves of other games alone."""
        return self._replace(paragraphs=tuple(each for each in self.paragraphs if each.move in {"", *moves}))

    def played(self, at: Played) -> Subchapter:
        here = (each._replace(when=ALWAYS) for each in self.paragraphs if each.when.holds(at))
        return self._replace(paragraphs=tuple(here), when=ALWAYS)


class Chapter(NamedTuple):
    number: int
    anchor: str
    heading: str
    parts: tuple[Subchapter, ...]
    when: When = ALWAYS

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (paragraph for part in self.parts for paragraph in part.paragraphs)

    def of_moves(self, moves: Collection[str]) -> Chapter:
        return self._replace(parts=tuple(part.of_moves(moves) for part in self.parts))

    def played(self, at: Played) -> Chapter:
        parts = (part.played(at) for part in self.parts if part.when.holds(at))
        return self._replace(parts=tuple(part for part in parts if part.paragraphs), when=ALWAYS)


class Rules:
    """All chapters of a game, or those that are played at a table."""

    def __init__(
        self,
        chapters: Sequence[Chapter],
        absent: Sequence[Chapter] = (),
        settings: Played = MappingProxyType({}),
        differences: Sequence[Difference] = (),
        *,
        language: str,
    ) -> None:
        self.chapters = chapters
        self.absent = absent
        """Chapters that are not in play here."""
        self.settings = settings
        """What was chosen for the table, as far as it matters there; of its edition the title."""
        self.differences = differences
        """The figures of which the text tells others than the table has."""
        self.language = language
        """In which they are written; empty where nobody wrote them down, and the game itself is heard."""

    def played(self, at: Played, title: str = "", differences: Sequence[Difference] = ()) -> Rules:
        """What is played at a table, every place under the number that it has everywhere, and no condition any more.

        `title` and `differences` are those of its edition.
        """
        here = [chapter.played(at) for chapter in self.chapters if chapter.when.holds(at)]
        here = [chapter for chapter in here if chapter.parts]
        numbers = {chapter.number for chapter in here}
        absent = [chapter for chapter in self.chapters if chapter.number not in numbers]
        settings = {
            name: value for name, value in at.items() if name in ALWAYS_TOLD or self.matters(name, at)
        }
        chosen = {**settings, **({"edition": title} if title else {})}
        return Rules(here, absent, chosen, differences, language=self.language)

    def matters(self, option: str, at: Played) -> bool:
        """Whether an option changes anything at a table: how many freedoms two share is nothing to four."""
        asking = [when for when in self.conditions if when.names(option)]
        return not asking or any(when.without(option).holds(at) for when in asking)

    @property
    def conditions(self) -> Iterator[When]:
        for chapter in self.chapters:
            yield chapter.when
            yield from (part.when for part in chapter.parts)
            yield from (paragraph.when for paragraph in chapter.paragraphs)

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (paragraph for chapter in self.chapters for paragraph in chapter.paragraphs)

    @cached_property
    def of_rules(self) -> Mapping[str, str]:
        """Where each rule stands by which the game refuses."""
        return _first((rule, each.number) for each in self.paragraphs for rule in each.rules)

    @cached_property
    def of_questions(self) -> Mapping[str, str]:
        """Where it is told what each kind of question asks."""
        return _first((question, each.number) for each in self.paragraphs for question in each.questions)

    @cached_property
    def of_events(self) -> Mapping[str, str]:
        """Where each kind of event is explained."""
        return _first((event, each.number) for each in self.paragraphs for event in each.events)

    @cached_property
    def of_anchors(self) -> Mapping[str, str]:
        """Where each link inside of the text leads."""
        parts = ((part.anchor, part.paragraphs[0].number) for each in self.chapters for part in each.parts)
        return {**dict(parts), **{chapter.anchor: str(chapter.number) for chapter in self.chapters}}

    def chapter(self, number: str) -> Chapter | None:
        """The chapter of a number, or of a number of one of its paragraphs; None where there is none here."""
        wanted = number.partition(".")[0]
        return next((each for each in self.chapters if str(each.number) == wanted), None)


def _first(places: Iterator[tuple[str, str]]) -> Mapping[str, str]:
    """Where a thing is told first."""
    found: dict[str, str] = {}
    for thing, number in places:
        found.setdefault(thing, number)
    return found
