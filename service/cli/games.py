"""`procaccio games`: the games that can be played."""

from typing import Any

import click
from rich.table import Table as Grid

from engine import Game
from engine import games as all_games
from service.platform.terminal.messages import make_console, say, terminal_language
from service.platform.words import LANGUAGES


@click.command(help=say("help-games"))
def games() -> None:
    out = make_console()
    for game in all_games().values():
        out.print(f"{game.name}: {game.title(terminal_language())}", style="bold")
        out.print(say("games-seats", least=game.seats.start, most=game.seats.stop - 1))
        editions = ", ".join(f"{name} ({edition.title})" for name, edition in game.editions.items())
        out.print(say("games-editions", editions=editions))
        for edition in game.editions.values():
            if ours := game.ours(edition, terminal_language()):
                command = f"procaccio edition show {game.name} {edition.name}"
                out.print(f"{edition.name}: {say('edition-ours-more', ours=ours, link=command)}")
        out.print(say("games-languages", languages=", ".join(sorted(game.languages))))
        if not game.published:
            missing = sorted(set(LANGUAGES) - game.languages)
            out.print(say("games-unpublished", count=len(missing), missing=", ".join(missing)))
        if grid := _options(game):
            out.print(grid)
        out.print()


def _options(game: Game) -> Grid | None:
    properties = _properties(game.options_schema())
    if not properties:
        return None
    grid = Grid("--option", say("games-default"), say("games-meaning"))
    for name, described in properties.items():
        choices = " | ".join(map(str, described.get("enum", ())))
        meaning = described.get("description", "")
        default = str(described.get("default", "")).lower()
        grid.add_row(name, default, f"{meaning} ({choices})" if choices else meaning)
    return grid


def _properties(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the properties of the options, wherever the schema keeps them."""
    name = schema.get("$ref", "").rpartition("/")[2]
    found: dict[str, Any] = schema.get("$defs", {}).get(name, schema).get("properties", {})
    return found
