"""A glimpse of each game for whoever does not know it: the end of a table that bots played, as one of them saw it.

The tables are kept as records (`templates/pages/shown/<game>.json`); a game without one shows nothing.
"""

from functools import cache

from engine.game import game_named
from engine.record import Record
from service.boards.draw import Figure, board_figures
from service.core.paths import templates
from service.core.words import words

PANELS = ("map", "own")
"""What shows a game best: the first of these that it has."""
SEAT = 0


@cache
def glimpse(game: str, language: str) -> Figure | None:
    """Drawn once in each language; there are few of both."""
    file = templates() / "pages" / "shown" / f"{game}.json"
    if not file.is_file():
        return None
    table = Record.load(file.read_bytes()).replay()
    names = words(language).say("command-names").split()
    drawn = board_figures(table.view(SEAT), words=game_named(game).words(language), names=names)
    panels = {figure.name: figure for figure in drawn}
    return next((panels[name] for name in PANELS if name in panels), None)
