"""A game is added by one folder and nothing else; the page that says how shows what really stands in the skeleton that
`procaccio new-game` writes, and in the example into which it grows."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from service.cli.new_game import render_skeleton

ROOT = Path(__file__).parents[2]
PEBBLES = ROOT / "tests" / "engine" / "games" / "pebbles"
EQUAL_PIECES = ROOT / "tests" / "engine" / "test_past.py"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text()
SKELETON = ROOT / "templates" / "newgame"
SOURCES = {"python": "*.py", "toml": "editions/*.toml", "ftl": "catalogue/en.ftl"}
SNIPPETS = re.findall(r"```(python|toml|ftl)\n(.*?)\n```", PAGE, re.DOTALL)


def sources(kind):
    """All code of a kind, as it is written for a game called pebbles, as it stands in the example, and in a test of what it lacks."""
    found = [file for folder in (SKELETON, PEBBLES) for file in sorted(folder.glob(SOURCES[kind]))]
    assert len(found) > 1
    found += [EQUAL_PIECES] if kind == "python" else []
    return unindented("\n\n\n".join(render_skeleton(file.read_text(), PEBBLES.name) for file in found))


def unindented(text):
    return "\n".join(line.strip() for line in text.splitlines())


def pieces(kind, text):
    """What must stand in the source as it is: classes and functions, or single messages."""
    parts = re.split(r"\n(?=\w)", text) if kind == "ftl" else re.split(r"\n{2,}", text)
    return [unindented(part) for part in parts]


@pytest.mark.parametrize(("kind", "snippet"), SNIPPETS, ids=[text.splitlines()[0] for _, text in SNIPPETS])
def test_the_page_shows_what_stands_in_the_example(kind, snippet):
    source = sources(kind)
    for piece in pieces(kind, snippet):
        assert piece in source


def test_the_folder_alone_makes_a_game(tmp_path):
    """The folder under another name, in another place, played at once by a command that has never heard of it."""
    shutil.copytree(PEBBLES, tmp_path / "pebblesagain", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    module = tmp_path / "pebblesagain" / "__init__.py"
    module.write_text(module.read_text().replace('name="pebbles"', 'name="pebblesagain"'))
    start = f"import engine; engine.__path__.append({str(tmp_path)!r}); from service.cli import main; main()"
    command = [sys.executable, "-c", start, "simulate", "pebblesagain", "--games", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "3 tables of pebblesagain" in done.stdout
