"""Glimpses: a sample board of each game for readers who do not know it, from the end of a table of bots.

The board is drawn as one of the bots saw it. The record lies in the folder of the game (`glimpse.json`),
which also names the panel to show (`Game.glimpse`). A game without a record has no glimpse.
"""

from functools import cache

from engine.table.game import games
from engine.table.record import Record
from service.platform.words import words
from service.play.boards.draw import Figure, draw_figures

RECORD = "glimpse.json"
SEAT = 0


@cache
def draw_glimpse(name: str, language: str) -> Figure | None:
    """Return the glimpse of a game, or None.

    It is cached for each game and language; there are few of both.
    """
    game = games()[name]
    file = game.folder / RECORD
    if not file.is_file():
        return None
    table = Record.load(file.read_bytes()).replay()
    names = words(language).say("command-names").split()
    drawn = draw_figures(table.view(SEAT), words=game.words(language), names=names)
    panels = {figure.name: figure for figure in drawn}
    return panels[game.glimpse]
