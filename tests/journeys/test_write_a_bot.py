"""docs/write-a-bot.md, line by line, against a real server: both programs are type-checked strictly and play to the end."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clients.typescript.building import PACKAGE, WITH_NODE, node

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
    (tmp_path / "node_modules" / "@types").mkdir(parents=True)
    (tmp_path / "node_modules" / "procaccio-client").symlink_to(PACKAGE)
    (tmp_path / "node_modules" / "@types" / "node").symlink_to(PACKAGE / "node_modules" / "@types" / "node")
    settings = {
        "extends": str(PACKAGE / "tsconfig.json"),
        "compilerOptions": {"rootDir": ".", "outDir": "dist"},
        "include": ["bot.ts"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings))
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "bot.ts").write_text(program("typescript"))
    compiled = node("npm", "exec", "--", "tsc", "--project", str(tmp_path))
    assert compiled.returncode == 0, compiled.stdout
    said = run(live, "node", tmp_path / "dist" / "bot.js")
    assert said.startswith("I am ")
    assert "Places by seat: [" in said
