"""A game in the terminal against bots. Every move is saved at once, so that an interruption loses nothing."""

import random
from collections.abc import Callable, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console

from engine import Begun, Choices, Event, Move, OpenQuestion, Refusal, Seat, Table
from engine.bots import BOTS, answer
from engine.notation.numbered import move_at, move_meant
from engine.notation.parse_move import MOST_DIGITS
from engine.rules import rules_text
from engine.table.sketches import own_board, sketch, sketches
from engine.text.player_aid import player_aid
from engine.text.sentences import (
    amounts_text,
    component_text,
    details_texts,
    event_text,
    question_text,
    what_if_texts,
)
from service.platform.terminal.messages import format_cards, format_result, say, seat_names, terminal_language
from service.platform.terminal.saved_games import save_game


def read_line() -> str:
    """Read a line from the person."""
    return input("> ")


def format_answer_line(place: int, written: str) -> str:
    """Return a line of the list of answers. The `#` shows that the number is a place and not an amount."""
    return f"{f'#{place}':>5}  {written}"


def parse_answer_place(text: str) -> int:
    """Return the number in a text, or 0, which is no place in any list, if the text is not a number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else 0


def format_section_suffix(section: str) -> str:
    """Return the suffix with the section of the rules that explains an event."""
    return f" [{section}]" if section else ""


class TerminalSession:
    """One session of a game. `ask` reads a line from the person."""

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
        self.words = table.game.words(terminal_language())
        self._told = 0
        self._listed: Sequence[Move] = ()
        """The answers that were shown last. A number is a place among them."""
        self.rules = table.rules(terminal_language())
        self._commands = {
            "?": self._explain,
            "undo": self._undo,
            "view": self._view,
            "cards": self._cards,
            "all": self._all,
            "rules": self._rules,
        }

    def run(self) -> bool:
        """Play until the game is over or the person leaves. Return True if it is over."""
        try:
            self._keep()
            self._begin()
            while not self._over():
                if self.person in self.table.waiting:
                    self._answer()
                else:
                    self._let_a_bot_answer()
        except (KeyboardInterrupt, EOFError):
            self.out.print()
            self._leave()
            return False
        self._tell()
        self._conclude()
        return True

    def _begin(self) -> None:
        self._view()
        if ours := self.table.ours(terminal_language()):
            link = f"procaccio edition show {self.table.game.name}"
            self.out.print(say("edition-ours-more", ours=ours, link=link))

    def _over(self) -> bool:
        return self.table.over

    def _leave(self) -> None:
        self.out.print(say("play-kept", file=str(self.file)))

    def _conclude(self) -> None:
        self.out.print(format_result(self.table.result(), self.names, self.words))
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
            told = event_text(self.words, event, self.names, self.person)
            self.out.print(f"  {told}{format_section_suffix(section)}", style="dim")
        self._told = len(events)

    def _keep(self) -> None:
        save_game(self.file, self.table, self.person, self.bot, self.name)

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
                    self._play(self._meant(line))
            except Begun:
                self._list(self._choices(line))
            except Refusal as refusal:
                self.out.print(refusal.explain(self.words))

    def _play(self, move: Move) -> None:
        """Play a move, and print the person's own board if it has changed."""
        before = own_board(self.table, self.person, self.words)
        self.table.play(self.person, move)
        self._keep()
        now = own_board(self.table, self.person, self.words)
        if now != before:
            self.out.print(now)

    def _asked(self) -> OpenQuestion:
        question = self.table.question(self.person)
        if question is None:
            raise ValueError(f"nothing is asked of seat {self.person}")
        return question

    def _meant(self, text: str) -> Move:
        """Return the move for a number or for words.

        If an amount is asked for, a number without `#` is the amount. Otherwise it is a place in the list.
        """
        move = None
        if text.startswith("#"):
            move = move_at(parse_answer_place(text[1:]), self._listed)
        elif self._asked().amount is None:
            move = move_meant(parse_answer_place(text), self._listed, self.table.moves(self.person))
        return move or self.table.read(self.person, text, names=self.names, aliases=self.words.aliases)

    def _written(self, move: Move) -> str:
        return self.words.write(str(move))

    def _prompt(self) -> None:
        self.out.print()
        self.out.print(question_text(self.words, self._asked(), self.names), style="bold")
        self._details()
        for component in self.table.chosen_among(self.person):
            self.out.print(f"  {component_text(self.words, component, self.names)}")
        self._list(self._choices())
        self.out.print(say("play-hint", default=self._written(self._asked().default)), style="dim")

    def _details(self) -> None:
        for detail in details_texts(self.words, self._asked(), self.names):
            self.out.print(detail)

    def _choices(self, begun: str = "") -> Choices:
        return self.table.choices(self.person, begun, aliases=self.words.aliases, names=self.names)

    def _list(self, choices: Choices) -> None:
        """Print each kind of answer with its best one and the words that list the rest, and the range of
        amounts.
        """
        amounts = self._asked().amount
        if amounts is not None and not choices.begun:
            self.out.print(amounts_text(self.words, amounts.values))
        self._listed = choices.listed
        for place, kind in enumerate(choices.kinds, 1):
            self.out.print(
                format_answer_line(place, f"{self._written(kind.best)}{self._brackets(kind.best)}")
            )
            if kind.count > 1:
                opens = f"? {kind.begins}" if kind.whole else kind.begins
                self.out.print(say("play-others", count=kind.count - 1, opens=self.words.write(opens)))
        for place, move in enumerate(choices.amounts, 1 + len(choices.kinds)):
            self.out.print(format_answer_line(place, f"{self._written(move)}{self._brackets(move)}"))
        if choices.liberties:
            opens = " · ".join(self.words.write(kind.begins) for kind in choices.liberties)
            self.out.print(say("play-liberties", moves=opens))
        self._draw(sketches(self.table, self.person, choices, self.words))

    def _draw(self, drawing: str) -> None:
        if drawing:
            self.out.print(drawing)

    def _certain(self, move: Move) -> list[str]:
        return what_if_texts(self.words, self.table.what_if(self.person, move), self.names)

    def _brackets(self, move: Move) -> str:
        certain = "; ".join(self._certain(move))
        return f"  ({certain})" if certain else ""

    def _all(self, opening: str = "") -> None:
        """Print every answer, or every one that begins with some words."""
        moves = self.table.moves(self.person)
        self._listed = [move for move in moves if self._written(move).startswith(opening)]
        lines = (format_answer_line(place, self._written(move)) for place, move in enumerate(self._listed, 1))
        self.out.print(Columns(lines, padding=(0, 3), column_first=True))

    def _view(self, _: str = "") -> None:
        self.out.print(self.table.game.draw(self.table.view(self.person), self.words, self.names))

    def _cards(self, _: str = "") -> None:
        components = self.table.components(self.person)
        self.out.print(format_cards(player_aid(self.words, components, self.person, self.names)))

    def _rules(self, wanted: str = "") -> None:
        """Print the table of contents of the rules, a chapter, or a paragraph."""
        self.out.print(rules_text(self.rules, self.words, wanted))
        if not wanted:
            self.out.print(say("play-rules"), style="dim")

    def _undo(self, _: str = "") -> None:
        self.table.take_back(self.person)
        self._told = len(self.table.events(self.person))
        self._keep()
        self.out.print(say("play-undone"))

    def _explain(self, text: str = "") -> None:
        """Print the possible input, or the certain consequences of one answer."""
        if not text:
            kinds = dict.fromkeys(type(move) for move in self.table.moves(self.person))
            forms = [self.words.form(kind.pattern()) for kind in kinds]
            self.out.print(say("play-forms", forms="\n".join(f"  {form}" for form in forms)))
            self.out.print(say("play-help"))
            return
        try:
            self._foretell(self._meant(text))
        except Begun:
            self._list(self._choices(text))

    def _foretell(self, move: Move) -> None:
        self.out.print(self._written(move), style="bold")
        certain = self._certain(move)
        follows = [event_text(self.words, event, self.names, self.person) for event in self._foreseen(move)]
        for sentence in (*certain, *follows):
            self.out.print(f"  {sentence}")
        if not certain and not follows:
            self.out.print(say("play-nothing-certain"))
        self._draw(sketch(self.table, self.person, move, self.words))
        choices = self._choices(str(move))
        if len(choices.kinds) > 1:
            self._list(choices)

    def _foreseen(self, move: Move) -> list[Event]:
        """Return the events of a move up to the first one that reveals hidden information, as the person
        would see them.
        """
        events = self.table.copy().play(self.person, move)
        certain = takewhile(lambda event: not event.reveals, events)
        return [event for event in certain if event.visible_to(self.person)]
