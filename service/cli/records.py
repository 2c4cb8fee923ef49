"""`procaccio verify` and `procaccio replay`: verifying records, and replaying what a seat saw."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from engine import BrokenRecord, Record, Table
from engine.text.sentences import event_text
from engine.values.result import result_of
from service.platform.terminal.messages import format_result, make_console, say, seat_names, terminal_language

RecordFile = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(help=say("help-verify"))
@click.argument("records", type=RecordFile, nargs=-1, required=True)
def verify(records: tuple[Path, ...]) -> None:
    out = make_console()
    broken = [file for file in records if not _holds(file, out)]
    if broken:
        raise click.exceptions.Exit(1)


def _holds(file: Path, out: Console) -> bool:
    try:
        record = Record.load(file.read_bytes())
        table = record.verify()
    except BrokenRecord as wrong:
        out.print(say("command-broken", file=str(file), reason=str(wrong)))
        return False
    out.print(say("verify-holds", file=str(file), game=record.game, moves=table.count, seats=table.seats))
    out.print(say("verify-commitment", commitment=record.commitment))
    print_ending(record, table, out)
    return True


def print_ending(record: Record, table: Table[Any], out: Console) -> None:
    """Print how the game ended: by its last move, or earlier, with the reason."""
    if record.ended_by:
        out.print(say("verify-ended", by=record.ended_by))
    if record.result:
        names, words = seat_names(table.seats), table.game.words(terminal_language())
        out.print(format_result(result_of(table.scores()), names, words))
    elif not record.ended_by:
        out.print(say("verify-running"))


@click.command(help=say("help-replay"))
@click.argument("record", type=RecordFile)
@click.option("--seat", type=click.IntRange(0), help=say("help-replay-seat"))
@click.option("--all", "at_once", is_flag=True, help=say("help-replay-all"))
def replay(record: Path, seat: int | None, at_once: bool) -> None:  # noqa: FBT001 - click passes by keyword
    try:
        loaded = Record.load(record.read_bytes())
        replayed = loaded.replay()
    except ValueError as broken:
        raise click.ClickException(say("command-broken", file=str(record), reason=str(broken))) from broken
    if seat is not None and seat >= loaded.seats:
        raise click.ClickException(say("play-no-such-seat", seat=seat, last=loaded.seats - 1))
    reel = RecordReplay(loaded, replayed, seat, make_console())
    if at_once or not sys.stdin.isatty():
        reel.show_all()
    else:
        reel.step_through(lambda: input("> "))


class RecordReplay:
    """A record as seen from one seat, or by a spectator (None)."""

    def __init__(self, record: Record, whole: Table[Any], seat: int | None, out: Console) -> None:
        self.record, self.whole, self.seat, self.out = record, whole, seat, out
        self.names = seat_names(record.seats)
        self.words = whole.game.words(terminal_language())

    def show_all(self) -> None:
        """Print all events, the last position and the result."""
        for count in range(self.whole.count + 1):
            self._tell(count)
        self._draw(self.whole)
        print_ending(self.record, self.whole, self.out)

    def step_through(self, ask: Callable[[], str]) -> None:
        """Step through the record: Enter goes forward, b goes back, a number goes to that move."""
        at = 0
        while True:
            self.out.print(say("replay-at", count=at, last=self.whole.count), style="bold")
            self._tell(at)
            self._draw(self.record.replay(upto=at))
            if at == self.whole.count:
                print_ending(self.record, self.whole, self.out)
            self.out.print(say("replay-keys"), style="dim")
            try:
                word = ask().strip()
            except (EOFError, KeyboardInterrupt):
                return
            if word == "q":
                return
            wanted = int(word) if word.isdecimal() else at - 1 if word == "b" else at + 1
            at = max(0, min(wanted, self.whole.count))

    def _tell(self, count: int) -> None:
        for event in self.whole.events(self.seat):
            if event.at == count:
                self.out.print(f"{count:>5}  {event_text(self.words, event, self.names, self.seat)}")

    def _draw(self, table: Table[Any]) -> None:
        self.out.print(table.game.draw(table.view(self.seat), self.words, self.names))
