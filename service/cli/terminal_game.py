"""A person at the terminal, bots at the other seats. Every move is kept at once, so that nothing interrupts a game but its end."""

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console

from engine import Move, OpenQuestion, Refusal, Seat, Table
from engine.bots import BOTS, answer
from engine.numbered import move_at, move_meant
from engine.parse_move import MOST_DIGITS
from engine.rules import rules_text
from engine.text import (
    amounts_text,
    component_text,
    details_texts,
    event_text,
    question_text,
    what_if_texts,
)
from service.cli.messages import language, say, score_grid, seat_names
from service.cli.saved_games import keep

SHOWN: Final = 24
"""Legal answers shown without being asked for."""


def runs(numbered: Sequence[tuple[int, Move]]) -> list[list[tuple[int, Move]]]:
    """The answers by number, those together that stand side by side and begin with the same two words."""
    return [list(run) for _, run in groupby(numbered, lambda item: str(item[1]).split()[:2])]


def line_of(place: int, written: str) -> str:
    """An answer in a list; the mark says that its number is a place, and no amount."""
    return f"{f'#{place}':>5}  {written}"


def whole_number(text: str) -> int:
    """The number that a text is; 0, which is no place in any list, where it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else 0


def marked(section: str) -> str:
    """Where the rules explain an event, behind it."""
    return f" [{section}]" if section else ""


class Session:
    """One sitting; `ask` reads a line from the person."""

    def __init__(
        self,
        table: Table[Any],
        *,
        person: Seat,
        bot: str,
        name: str,
        file: Path,
        out: Console,
        ask: Callable[[], str],
    ) -> None:
        self.table, self.person, self.bot, self.file, self.out, self.ask = table, person, bot, file, out, ask
        self.name = name
        self.names = seat_names(table.seats)
        self.names[person] = name or say("command-person")
        self.words = table.game.words(language())
        self._told = 0
        self.rules = table.rules(language())
        self._commands = {
            "?": self._explain,
            "undo": self._undo,
            "view": self._view,
            "all": self._all,
            "rules": self._rules,
        }

    def run(self) -> None:
        """Play until the table is over, or until the person leaves."""
        try:
            self._keep()
            self._view()
            while not self.table.over:
                if self.person in self.table.waiting:
                    self._answer()
                else:
                    self._let_a_bot_answer()
        except (KeyboardInterrupt, EOFError):
            self.out.print()
            self.out.print(say("play-kept", file=str(self.file)))
            return
        self._tell()
        self.out.print(score_grid(self.table.result(), self.names, self.words))
        self.out.print(say("play-over", file=str(self.file)))

    # --- the others

    def _let_a_bot_answer(self) -> None:
        chance = random.Random(f"{self.table.position.commitment} {self.table.count}")
        answer(self.table, self.table.waiting[0], BOTS[self.bot], chance.randrange)
        self._keep()

    def _tell(self) -> None:
        events = self.table.events(self.person)
        for event in events[self._told :]:
            section = self.rules.of_events.get(event.data()["event"], "")
            self.out.print(f"  {event_text(self.words, event, self.names)}{marked(section)}", style="dim")
        self._told = len(events)

    def _keep(self) -> None:
        keep(self.file, self.table, self.person, self.bot, self.name)

    # --- the person

    def _answer(self) -> None:
        """Ask until one answer is played."""
        self._tell()
        self._prompt()
        count = self.table.count
        while self.table.count == count:
            line = self.ask().strip()
            word, _, rest = line.partition(" ")
            try:
                if word in self._commands:
                    self._commands[word](rest)
                elif line:
                    self.table.play(self.person, self._meant(line))
                    self._keep()
            except Refusal as refusal:
                self.out.print(refusal.explain(self.words))

    def _asked(self) -> OpenQuestion:
        question = self.table.question(self.person)
        if question is None:
            raise ValueError(f"nothing is asked of seat {self.person}")
        return question

    def _meant(self, text: str) -> Move:
        """The answer of a number, or of words; where an amount is asked for a number is that amount, else a place in the list."""
        moves = self.table.moves(self.person)
        move = None
        if text.startswith("#"):
            move = move_at(whole_number(text[1:]), moves)
        elif self._asked().amount is None:
            move = move_meant(whole_number(text), moves, moves)
        return move or self.table.read(self.person, text, names=self.names, aliases=self.words.aliases)

    def _written(self, move: Move) -> str:
        return self.words.write(str(move))

    def _prompt(self) -> None:
        self.out.print()
        self.out.print(question_text(self.words, self._asked(), self.names), style="bold")
        for detail in details_texts(self.words, self._asked(), self.names):
            self.out.print(detail)
        for component in self.table.chosen_among(self.person):
            self.out.print(f"  {component_text(self.words, component, self.names)}")
        self._list()
        self.out.print(say("play-hint", default=self._written(self._asked().default)), style="dim")

    def _list(self) -> None:
        """All answers where they are few, else one line for those that begin alike; amounts as their range."""
        amounts = self._asked().amount
        numbered = list(enumerate(self.table.moves(self.person), 1))
        if amounts is not None:
            self.out.print(amounts_text(self.words, amounts.values))
            numbered = [(place, move) for place, move in numbered if not isinstance(move, amounts.move)]
        if len(numbered) <= SHOWN:
            self._number(numbered)
            return
        for run in runs(numbered):
            (first, move), (last, _) = run[0], run[-1]
            self.out.print(
                line_of(first, self._written(move))
                if first == last
                else say("play-run", first=first, last=last, move=self._written(move))
            )
        self.out.print(say("play-more"), style="dim")

    def _number(self, moves: Iterable[tuple[int, Move]]) -> None:
        lines = (line_of(number, self._written(move)) for number, move in moves)
        self.out.print(Columns(lines, padding=(0, 3), column_first=True))

    def _all(self, opening: str = "") -> None:
        """Every answer, or every one that begins with some words."""
        numbered = enumerate(self.table.moves(self.person), 1)
        self._number((number, move) for number, move in numbered if self._written(move).startswith(opening))

    def _view(self, _: str = "") -> None:
        self.out.print(self.table.game.draw(self.table.view(self.person), self.words, self.names))

    def _rules(self, wanted: str = "") -> None:
        """What there is in the rules of this table, a chapter, or a paragraph."""
        self.out.print(rules_text(self.rules, self.words, wanted))
        if not wanted:
            self.out.print(say("play-rules"), style="dim")

    def _undo(self, _: str = "") -> None:
        self.table.take_back(self.person)
        self._told = len(self.table.events(self.person))
        self._keep()
        self.out.print(say("play-undone"))

    def _explain(self, text: str = "") -> None:
        """What can be said, or what one answer would certainly bring."""
        if not text:
            kinds = dict.fromkeys(type(move) for move in self.table.moves(self.person))
            forms = [self.words.form(kind.pattern()) for kind in kinds]
            self.out.print(say("play-forms", forms="\n".join(f"  {form}" for form in forms)))
            self.out.print(say("play-help"))
            return
        move = self._meant(text)
        certain = what_if_texts(self.words, self.table.what_if(self.person, move), self.names)
        self.out.print(self._written(move), style="bold")
        for phrase in certain:
            self.out.print(f"  {phrase}")
        if not certain:
            self.out.print(say("play-nothing-certain"))
