"""`procaccio edition`: the data that games are played with, including editions from
owners of a printed box.
"""

from collections.abc import Iterator
from os import environ
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import engine
from engine.bots.edition_play import TABLES, play_test_games
from engine.editions.edition import PRINTED, Edition
from engine.editions.fault import Fault
from engine.editions.text import text_made_from
from engine.table.game import game_named
from service.platform.editions import ENDING, EditionFile, read_edition, read_editions
from service.platform.settings import PREFIX
from service.platform.terminal.messages import make_console, say, terminal_language
from service.platform.terminal.table_options import GameName

FOLDER = f"{PREFIX}EDITIONS"


@click.group(help=say("help-edition-family"))
def edition() -> None:
    """The family."""


def get_editions_folder() -> Path | None:
    return Path(environ[FOLDER]) if environ.get(FOLDER) else None


@edition.command("list", help=say("help-edition-list"))
def list_editions() -> None:
    """Those of the games, those of the folder, and what is wrong with any."""
    out, folder = make_console(), get_editions_folder()
    for game in engine.games().values():
        out.print(f"{game.name}: {game.title(terminal_language())}", style="bold")
        for name, each in game.editions.items():
            doubtful = sum(mark != PRINTED for mark in each.provenance().values())
            origin = say("edition-own" if name in game.editions.own else "edition-added")
            out.print(f"  {name}: {each.title} ({origin}; {say('edition-doubtful', count=doubtful)})")
    for file in read_editions(folder) if folder else ():
        if file.faults:
            out.print(say("edition-broken-file", file=str(file.path), count=len(file.faults)), style="bold")
            out.print("\n".join(file.lines(terminal_language())))


@edition.command(help=say("help-edition-show"))
@click.argument("game", type=GameName())
@click.argument("name", required=False)
@click.option("--doubtful", is_flag=True, help=say("help-edition-doubtful"))
def show(game: str, name: str | None, *, doubtful: bool) -> None:
    chosen = find_edition(game, name)
    marks, sources = chosen.provenance(), chosen.sources()
    grid = Grid(title=f"{chosen.name}: {chosen.title} ({chosen.hash[:12]})", title_justify="left")
    for column in ("key", "value", "mark"):
        grid.add_column(say(f"edition-column-{column}"))
    for path, mark in marks.items():
        if not doubtful or mark != PRINTED:
            source = f"{mark}: {sources[path]}" if path in sources else mark
            grid.add_row(path, format_value(chosen.at(path)), source)
    make_console().print(grid)


def format_value(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def find_edition(game: str, name: str | None) -> Edition[Any]:
    editions = game_named(game).editions
    wanted = name or game_named(game).edition
    if wanted not in editions:
        raise click.ClickException(
            say("edition-no-such", game=game, name=wanted, editions=", ".join(editions))
        )
    return editions[wanted]


@edition.command(help=say("help-edition-check"))
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--quick", is_flag=True, help=say("help-edition-quick"))
@click.option(
    "--tables", default=TABLES, show_default=True, type=click.IntRange(1), help=say("help-edition-tables")
)
def check(file: Path, *, quick: bool, tables: int) -> None:
    """Every fault in a line of its own; where there is any, the command fails."""
    found = read_edition(file)
    if found.edition is not None and not quick:
        found = found._replace(faults=tuple(faults_in_play(found, tables)))
    if found.faults:
        raise click.ClickException("\n".join(found.lines(terminal_language())))
    said = "edition-sound-quick" if quick else "edition-sound"
    make_console().print(say(said, file=str(file), tables=tables))


def faults_in_play(file: EditionFile, tables: int) -> Iterator[Fault]:
    game = game_named(file.game)
    if file.edition is None:
        return
    answers = track(
        play_test_games(game, file.edition, tables),
        say("simulate-playing", game=game.name),
        total=tables,
        console=Console(stderr=True),
        transient=True,
    )
    for fault in answers:
        if fault is not None:
            yield fault
            return  # an error that breaks one table breaks many, always in the same way


@edition.command(help=say("help-edition-new"))
@click.argument("game", type=GameName())
@click.option("--from", "base", help=say("help-edition-from"))
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help=say("help-edition-file"))
def new(game: str, base: str | None, file: Path | None) -> None:
    """A copy of one of the game's own, to be corrected."""
    editions = game_named(game).editions.own
    wanted = base or game_named(game).edition
    if wanted not in editions:
        raise click.ClickException(
            say("edition-no-such", game=game, name=wanted, editions=", ".join(editions))
        )
    place = file or (get_editions_folder() or Path()) / f"{game}-box{ENDING}"
    try:
        with place.open("x", encoding="utf-8") as opened:
            opened.write(text_made_from(game, editions[wanted], say("edition-new-title")))
    except FileExistsError as there:
        raise click.ClickException(say("edition-there", file=str(place))) from there
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        raise click.ClickException(say("edition-unwritable", file=str(place), reason=reason)) from wrong
    make_console().print(say("edition-written", file=str(place)))
