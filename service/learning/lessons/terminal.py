"""`procaccio learn`: the lessons of a game in the terminal, and then a short game against bots."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import click
from rich.console import Console

from engine.bots import LEVELS
from engine.table.lesson import Course, Lesson, course_of
from engine.table.sketches import own_board
from service.platform.terminal.game import TerminalSession, read_line
from service.platform.terminal.messages import make_console, say, terminal_language
from service.platform.terminal.saved_games import make_game_path
from service.platform.terminal.table_options import GameName, data_folder, open_local_table, parse_seed


@click.command(help=say("help-learn"))
@click.argument("game", type=GameName())
@click.option("--lesson", help=say("help-lesson"))
@click.option("--name", default="", help=say("help-name"))
@data_folder
def learn(game: str, lesson: str | None, name: str, data: Path) -> None:
    course = course_of(game)
    if course is None:
        raise click.ClickException(say("learn-no-lessons", name=game))
    out, file = make_console(), make_game_path(data, game, datetime.now(UTC))
    for each in course.lessons[find_first_lesson(course, lesson) :]:
        if not LessonSession(each, name=name, file=file, out=out, ask=read_line).run():
            return
    out.print(say("lesson-terminal-over"))
    if not confirm_short_game():
        return
    setup = course.afterwards
    table = open_local_table(game, setup["seats"], setup.get("options", {}), None, parse_seed(None))
    TerminalSession(table, person=0, bot=LEVELS[0], name=name, file=file, out=out, ask=read_line).run()


def confirm_short_game() -> bool:
    """Return True if the person plays the short game too. Enter begins it, any other input does not."""
    try:
        return not read_line().strip()
    except (KeyboardInterrupt, EOFError):
        return False


def find_first_lesson(course: Course, name: str | None) -> int:
    """Return the index of the lesson to begin with."""
    names = [lesson.name for lesson in course.lessons]
    if name is None:
        return 0
    if name not in names:
        raise click.BadParameter(say("learn-no-such-lesson", name=name, lessons=", ".join(names)))
    return names.index(name)


class LessonSession(TerminalSession):
    """One lesson.

    The other seats answer as scripted, and it ends when its idea is learned. Nothing is saved.
    """

    def __init__(
        self, lesson: Lesson, *, name: str, file: Path, out: Console, ask: Callable[[], str]
    ) -> None:
        super().__init__(
            lesson.table(), person=lesson.learner, bot="", name=name, file=file, out=out, ask=ask
        )
        self.lesson = lesson
        self._prepared = self.table.count
        self._told = len(self.table.events(self.person))
        self.text = lesson.text(self.table.game.words(terminal_language()))

    def _begin(self) -> None:
        """Say that this is a new position, and show the learner's own board only.

        “view” shows the whole table.
        """
        if self.lesson.number > 1:
            self.out.print(f"\n{say('lesson-new-position')}")
        own = own_board(self.table, self.person, self.words)
        if own:
            self.out.print(own)
        else:
            self._view()

    def _details(self) -> None:
        """Print no details, because they do not belong to the idea of a lesson."""

    def _keep(self) -> None:
        """Save nothing. A learner who leaves begins the lesson again."""

    def _over(self) -> bool:
        return self.lesson.done_by(event for event in self.table.happened if event.at > self._prepared)

    def _let_a_bot_answer(self) -> None:
        answer = self.lesson.others_answer(self.table)
        if answer is not None:
            self.table.play(*answer)

    def _prompt(self) -> None:
        """Print the question and then the idea of the lesson, right above the input line."""
        super()._prompt()
        number = say("lesson-number", number=self.lesson.number, count=self.lesson.count)
        self.out.print(f"\n{number}: {self.text.title}", style="bold")
        if self.table.count == self._prepared:
            self.out.print(self.text.idea)
        self.out.print(self.text.task)
        suggested = self.lesson.suggested(self.table)
        if suggested is not None:
            self.out.print(say("lesson-for-instance", answer=self._written(suggested)))

    def _leave(self) -> None:
        self.out.print(
            say("learn-left", command=f"procaccio learn {self.lesson.game} --lesson {self.lesson.name}")
        )

    def _conclude(self) -> None:
        self.out.print(f"\n{say('lesson-learned', title=self.text.title)}", style="bold")
        self.out.print(self.text.good)
