"""The code that docs/engine.md shows to researchers runs as it stands."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "engine.md").read_text()


def test_every_piece_of_code_on_the_page_runs(capsys):
    names = {}
    pieces = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    for piece in pieces:
        exec(piece, names)
    assert len(pieces) == 3
    assert names["table"].over
    assert "properties" in capsys.readouterr().out
