"""Learning a game at its own table: prepared positions with one idea each, and a short game at the end.

A game brings them as data (`lessons/course.toml` in its folder): one record, and for each lesson after how many of its
moves it begins, which answers serve its idea, and what must happen for it to be done. What its text suggests, and what
the others answer, are the moves that follow in the record. The texts are messages `lesson-<name>` in `lessons/catalogue`.

The table of a lesson is a table like any other. It only keeps to the idea: an answer that the rules allow and that leads
away from it is refused, says why, and changes nothing.
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
"""Words a minute, by somebody to whom all of them are new."""
ANSWERED: Final = 0.5
"""Minutes until such a reader has given an answer."""


class LessonText(NamedTuple):
    """A lesson in one language."""

    title: str
    idea: str
    task: str
    good: str
    """Once it is done."""


class Idea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson, as the file has it."""

    name: str
    at: int
    """After how many moves of the record it begins."""
    wants: tuple[str, ...]
    """How the answers begin that serve the idea."""
    done: dict[str, Any]
    """What must happen: a kind of event under `event`, and what else must stand in it."""


class CourseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, as the file has them."""

    seats: int
    learner: Seat
    seed: str
    moves: str
    """The record: a line each, the seat and what it answered."""
    lessons: tuple[Idea, ...]
    afterwards: Setup
    """The table of the short game: the fewest seats, the shortest setup."""
    options: dict[str, Any] = {}


_FILE: Final = Decoder(CourseFile)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A prepared position with its idea."""

    game: str
    name: str
    number: int
    """From 1, of so many."""
    count: int
    learner: Seat
    record: Record
    """What led to the position."""
    script: tuple[Line, ...]
    """What is answered from there on until the lesson is done, if everybody does as the record has it."""
    wants: tuple[str, ...]
    done: Mapping[str, Any]

    def table(self) -> Table[Any]:
        """The position, ready to be played on."""
        table = self.record.replay()
        table.guard = self.keep_to_idea
        return table

    def text(self, words: Words) -> LessonText:
        message = f"lesson-{self.name}"
        idea, task, good = (words.attribute(message, part) for part in ("idea", "task", "good"))
        return LessonText(words.say(message), idea, task, good)

    def minutes(self, words: Words) -> int:
        """About how long it takes: to read what it tells, and to answer as often as its record does."""
        _, *told = self.text(words)
        answers = sum(line.seat == self.learner for line in self.script)
        return max(1, round(sum(len(part.split()) for part in told) / READ + answers * ANSWERED))

    def suggested(self, table: Table[Any]) -> Move | None:
        """What the text suggests to answer now; nothing where the learner went another way, or is not asked."""
        return self._scripted(table, self.learner)

    def keep_to_idea(self, table: Table[Any], seat: Seat, move: Move) -> None:
        """Raises OffCourse where the learner's answer is legal and leads away from the idea."""
        if seat == self.learner and not self.serves(move):
            better = self.suggested(table)
            raise OffCourse(self, () if better is None else (better,))

    def serves(self, move: Move) -> bool:
        line = f"{move} "
        return any(line.startswith(f"{beginning} ") for beginning in self.wants)

    def others_answer(self, table: Table[Any]) -> tuple[Seat, Move] | None:
        """What the next of the others answers: as the record has it, else as if their time had run out.

        None where the learner is waited for, or nobody.
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
        """The first answer of a seat in the rest of the record that is legal now."""
        if seat not in table.waiting:
            return None
        parse = table.game.notation.parse
        said = (parse(line.move) for line in self.script if line.seat == seat)
        return next((move for move in said if table.allows(seat, move)), None)


class OffCourse(Illegal):
    """A legal answer that does not serve the idea of a lesson. No rule forbids it, so it names none."""

    def __init__(self, lesson: Lesson, better: Sequence[Move]) -> None:
        super().__init__("")
        self.game, self.nearest, self._lesson = lesson.game, tuple(better), lesson

    def reason(self, words: Words) -> str:
        return words.attribute(f"lesson-{self._lesson.name}", "other")


class Course(NamedTuple):
    """The lessons of a game in their order, and the table of the short game that comes after them."""

    lessons: tuple[Lesson, ...]
    afterwards: Setup

    def named(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        """The next one; None after the last."""
        return self.lessons[lesson.number] if lesson.number < lesson.count else None


@cache
def course_of(name: str) -> Course | None:
    """The lessons that a game brings; None where it brings none."""
    file = game_named(name).folder / FOLDER / "course.toml"
    if not file.is_file():
        return None
    read = _FILE.convert(tomllib.loads(file.read_text(encoding="utf-8")))
    lines = [_line(line) for line in read.moves.strip().splitlines()]
    lessons = (_lesson(name, read, lines, number) for number in range(1, len(read.lessons) + 1))
    return Course(tuple(lessons), read.afterwards)


def lesson_named(game: str, name: str) -> Lesson | None:
    """A lesson of a game; None where it brings none of that name (any more)."""
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
    """The moves of the record that lead on to what the lesson waits for, that one included."""
    for line in lines:
        yield line
        if any(is_done(idea.done, event) for event in table.play(line.seat, line.move)):
            return


def is_done(done: Mapping[str, Any], event: Event) -> bool:
    return done.items() <= event.data().items()
