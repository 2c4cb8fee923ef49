"""What the board of each game says, word by word as it is kept: read it before keeping a new one.

`pytest tests/service/play/boards/test_snapshots.py --keep-boards` writes it anew.
"""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine import games
from service.play.boards.draw import draw_figures
from tests.engine.playing import Hand, deal, playing

NAMES = ("Ada", "Bianca", "Cosimo", "Dante", "Elena")
MOVES = 120


def said(game):
    """The texts of every panel in the order in which they are drawn, after some moves."""
    table = deal(game, 1)
    for played, _ in enumerate(playing(table, Hand.random("snapshot"))):
        if played == MOVES:
            break
    shown = draw_figures(table.view(1), words=games()[game].words("en"), names=NAMES[: table.seats])
    for figure in shown:
        root = ET.fromstring(str(figure.svg))
        texts = [part.text for part in root.iter() if part.tag.endswith("}text")]
        yield "\n".join([f"## {figure.name}", root[1].text, *texts])


@pytest.mark.parametrize("game", list(games()))
def test_a_board_says_what_it_said(game, pytestconfig):
    file = Path(str(games()[game].folder)) / "tests" / "board.txt"
    now = "\n\n".join(said(game)) + "\n"
    if pytestconfig.getoption("--keep-boards"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(now)
    assert file.is_file(), f"{file} is not kept yet: write it with --keep-boards, and read it"
    assert now == file.read_text()
