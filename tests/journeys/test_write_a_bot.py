"""docs/write-a-bot.md, line by line, against a real server: both programs are type-checked strictly and play to the end."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clients.typescript.building import WITH_NODE, compile_program

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def program(language: str) -> str:
    """All that the page has of a language."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(), flags=re.DOTALL | re.MULTILINE)
    return "\n\n".join(blocks)


def run(live, *words: object) -> str:
    done = subprocess.run(
        list(map(str, words)),
        env={**WITH_NODE, "SERVER": live.url, "TOKEN": live.token("anna")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_python_bot_plays_to_the_end(live, tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text(program("python"))
    checked = [sys.executable, "-m", "mypy", "--strict", "--disallow-any-expr", "--disallow-any-explicit"]
    assert "Success" in run(live, *checked, "--cache-dir", tmp_path / "cache", bot)
    said = run(live, sys.executable, bot)
    assert said.startswith("I am ")
    assert "Places by seat: [" in said


@pytest.mark.usefixtures("typescript")
def test_the_typescript_bot_plays_to_the_end(live, tmp_path):
    compiled = compile_program(tmp_path, "bot", program("typescript"))
    assert compiled.returncode == 0, compiled.stdout
    said = run(live, "node", tmp_path / "dist" / "bot.js")
    assert said.startswith("I am ")
    assert "Places by seat: [" in said
