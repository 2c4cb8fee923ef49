"""What the board of each game says, word by word. A file that is missing is written, and the test fails once, to be looked at."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine import games
from service.boards.draw import board_figures
from tests.engine.playing import Hand, deal, playing

NAMES = ("Ada", "Bianca", "Cosimo", "Dante", "Elena")
MOVES = 120


def said(game):
    """The texts of every panel in the order in which they are drawn, after some moves."""
    table = deal(game, 1)
    for played, _ in enumerate(playing(table, Hand.random("snapshot"))):
        if played == MOVES:
            break
    shown = board_figures(table.view(1), words=games()[game].words("en"), names=NAMES[: table.seats])
    for figure in shown:
        root = ET.fromstring(str(figure.svg))
        texts = [part.text for part in root.iter() if part.tag.endswith("}text")]
        yield "\n".join([f"## {figure.name}", root[1].text, *texts])


@pytest.mark.parametrize("game", list(games()))
def test_a_board_says_what_it_said(game):
    file = Path(str(games()[game].folder)) / "tests" / "board.txt"
    now = "\n\n".join(said(game)) + "\n"
    if not file.is_file():
        file.parent.mkdir(exist_ok=True)
        file.write_text(now)
        pytest.fail(f"{file} was written; look at it")
    assert now == file.read_text()
