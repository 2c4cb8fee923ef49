"""What docs/research.md shows to researchers runs as it stands."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[3] / "docs" / "research.md").read_text()


def test_every_piece_of_code_on_the_page_runs(capsys):
    names = {}
    pieces = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    for piece in pieces:
        exec(piece, names)
    assert len(pieces) == 4
    assert not names["table"].unwrapped.terminations["seat_0"]
    assert names["twin"].is_terminal()
    assert "(64, 32)" in capsys.readouterr().out
