"""A glimpse of each game for whoever does not know it: the end of a table that bots played, as one of them saw it.

Its record lies in the folder of the game (`glimpse.json`), which also says which panel of the board shows it best
(`Game.glimpse`); a game without them shows nothing.
"""

from functools import cache

from engine.table.game import games
from engine.table.record import Record
from service.platform.words import words
from service.play.boards.draw import Figure, board_figures

RECORD = "glimpse.json"
SEAT = 0


@cache
def glimpse(name: str, language: str) -> Figure | None:
    """Drawn once in each language; there are few of both."""
    game = games()[name]
    file = game.folder / RECORD
    if not file.is_file():
        return None
    table = Record.load(file.read_bytes()).replay()
    names = words(language).say("command-names").split()
    drawn = board_figures(table.view(SEAT), words=game.words(language), names=names)
    panels = {figure.name: figure for figure in drawn}
    return panels[game.glimpse]
