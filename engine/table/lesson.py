"""Lessons: prepared positions with one idea each, and a short game at the end.

A game has them as data (`lessons/course.toml` in its folder): one record, and data for each lesson. These are
the number of moves before it, the answers that fit its idea, and the event that completes it. The suggestions
of the text and the answers of the other seats are the following moves of the record. The texts are messages
`lesson-<name>` in `lessons/catalogue`.

The table of a lesson is a normal table. It only keeps to the idea: a legal answer that does not fit it is
refused with the reason, and nothing changes.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from engine.notation.refusals import Illegal
from engine.table import open_table
from engine.table.game import Setup, game_named
from engine.table.record import Line, Record
from engine.table.table import Table
from engine.text.words import Words
from engine.values.decoder import Decoder
from engine.values.event import Event
from engine.values.move import Move
from engine.values.seat import Seat

FOLDER: Final = "lessons"
READ: Final = 180
"""The reading speed of a beginner, in words a minute."""
ANSWERED: Final = 0.5
"""The minutes that a beginner needs for an answer."""


class LessonText(NamedTuple):
    """A lesson in one language."""

    title: str
    idea: str
    task: str
    good: str
    """The text after completion."""


class Idea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson, as in the file."""

    name: str
    at: int
    """The number of moves of the record before it begins."""
    wants: tuple[str, ...]
    """The first words of the answers that fit the idea."""
    done: dict[str, Any]
    """The event that completes it: its kind under `event`, and other fields that it must have."""


class CourseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, as in the file."""

    seats: int
    learner: Seat
    seed: str
    moves: str
    """The record: a line for each move, with the seat and its answer."""
    lessons: tuple[Idea, ...]
    afterwards: Setup
    """The setup of the short game: the fewest seats, the shortest setup."""
    options: dict[str, Any] = {}


_FILE: Final = Decoder(CourseFile)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A prepared position with its idea."""

    game: str
    name: str
    number: int
    """The number of the lesson, from 1 to `count`."""
    count: int
    learner: Seat
    record: Record
    """The record that leads to the position."""
    script: tuple[Line, ...]
    """The answers of the record from there until the lesson is done."""
    wants: tuple[str, ...]
    done: Mapping[str, Any]

    def table(self) -> Table[Any]:
        """Return the position, ready to be played on."""
        table = self.record.replay()
        table.guard = self.keep_to_idea
        return table

    def text(self, words: Words) -> LessonText:
        message = f"lesson-{self.name}"
        idea, task, good = (words.attribute(message, part) for part in ("idea", "task", "good"))
        return LessonText(words.say(message), idea, task, good)

    def minutes(self, words: Words) -> int:
        """Return the approximate duration: to read its text and to give the answers of its record."""
        _, *told = self.text(words)
        answers = sum(line.seat == self.learner for line in self.script)
        return max(1, round(sum(len(part.split()) for part in told) / READ + answers * ANSWERED))

    def suggested(self, table: Table[Any]) -> Move | None:
        """Return the answer that the text suggests now.

        Return None if the learner has left the record or is not asked.
        """
        return self._scripted(table, self.learner)

    def keep_to_idea(self, table: Table[Any], seat: Seat, move: Move) -> None:
        """Raise OffCourse if the learner's answer is legal but does not fit the idea."""
        if seat == self.learner and not self.serves(move):
            better = self.suggested(table)
            raise OffCourse(self, () if better is None else (better,))

    def serves(self, move: Move) -> bool:
        line = f"{move} "
        return any(line.startswith(f"{beginning} ") for beginning in self.wants)

    def others_answer(self, table: Table[Any]) -> tuple[Seat, Move] | None:
        """Return the next answer of another seat: that of the record, else the default.

        Return None if the learner must answer, or nobody.
        """
        if table.over or self.learner in table.waiting:
            return None
        seat = table.waiting[0]
        scripted = self._scripted(table, seat)
        if scripted is not None:
            return seat, scripted
        asked = table.question(seat)
        return None if asked is None else (seat, asked.default)

    def done_by(self, events: Iterable[Event]) -> bool:
        return any(is_done(self.done, event) for event in events)

    def _scripted(self, table: Table[Any], seat: Seat) -> Move | None:
        """Return the first answer of a seat in the rest of the record that is legal now."""
        if seat not in table.waiting:
            return None
        parse = table.game.notation.parse
        said = (parse(line.move) for line in self.script if line.seat == seat)
        return next((move for move in said if table.allows(seat, move)), None)


class OffCourse(Illegal):
    """The refusal of a legal answer that does not fit the idea of a lesson.

    It names no rule, because none forbids it.
    """

    def __init__(self, lesson: Lesson, better: Sequence[Move]) -> None:
        super().__init__("")
        self.game, self.nearest, self._lesson = lesson.game, tuple(better), lesson

    def reason(self, words: Words) -> str:
        return words.attribute(f"lesson-{self._lesson.name}", "other")


class Course(NamedTuple):
    """The lessons of a game in order, and the setup of the short game after them."""

    lessons: tuple[Lesson, ...]
    afterwards: Setup

    def named(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        """Return the next lesson, or None after the last."""
        return self.lessons[lesson.number] if lesson.number < lesson.count else None


@cache
def course_of(name: str) -> Course | None:
    """Return the lessons of a game, or None if it has none."""
    file = game_named(name).folder / FOLDER / "course.toml"
    if not file.is_file():
        return None
    read = _FILE.convert(tomllib.loads(file.read_text(encoding="utf-8")))
    lines = [_line(line) for line in read.moves.strip().splitlines()]
    lessons = (_lesson(name, read, lines, number) for number in range(1, len(read.lessons) + 1))
    return Course(tuple(lessons), read.afterwards)


def lesson_named(game: str, name: str) -> Lesson | None:
    """Return a lesson of a game, or None if it has none with that name (any more)."""
    course = course_of(game) if name else None
    return course.named(name) if course else None


def _line(written: str) -> Line:
    seat, move = written.split(maxsplit=1)
    return Line(int(seat), move)


def _lesson(game: str, file: CourseFile, lines: Sequence[Line], number: int) -> Lesson:
    idea = file.lessons[number - 1]
    table = open_table.new_table(game, seats=file.seats, options=file.options, seed=file.seed.encode())
    for line in lines[: idea.at]:
        table.play(line.seat, line.move)
    return Lesson(
        game=game,
        name=idea.name,
        number=number,
        count=len(file.lessons),
        learner=file.learner,
        record=table.record(),
        script=tuple(_until_done(table, idea, lines[idea.at :])),
        wants=idea.wants,
        done=idea.done,
    )


def _until_done(table: Table[Any], idea: Idea, lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the moves of the record up to and including the one that completes the lesson."""
    for line in lines:
        yield line
        if any(is_done(idea.done, event) for event in table.play(line.seat, line.move)):
            return


def is_done(done: Mapping[str, Any], event: Event) -> bool:
    return done.items() <= event.data().items()
