"""The files of this tree for the laws: parsed Python, and all other text files."""

import ast
from functools import cache
from pathlib import Path

from engine import games
from service.platform.paths import template_folders

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
TEMPLATES = ROOT / "templates"
GAMES = [name for name in games() if (ENGINE / name).is_dir()]
"""The games of this tree, without the example of the tests."""
TEXTS = {
    ".py",
    ".ftl",
    ".md",
    ".toml",
    ".txt",
    ".html",
    ".css",
    ".js",
    ".svg",
    ".yml",
    ".yaml",
    ".service",
    ".conf",
    ".sh",
}


def sources(*folders):
    """Return the Python files in these folders, without the tests of games."""
    return [file for file in python_files(*folders) if not is_game_test(file)]


def python_files(*folders):
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def is_game_test(file):
    return file.is_relative_to(ENGINE) and "tests" in file.relative_to(ENGINE).parts


def page_templates():
    return sorted(file for folder in template_folders() for file in (folder / "pages").rglob("*.html"))


def letter_templates():
    kinds = [file for folder in template_folders() for file in (folder / "mail").rglob("*")]
    return sorted(file for file in kinds if file.suffix in {".html", ".txt"})


def drawings():
    """Return the templates of all boards and their shared parts."""
    return sorted([*(TEMPLATES / "boards").rglob("*.svg"), *ENGINE.glob("*/board/*.svg")])


def written_texts(*folders):
    """Return the text files in these folders and in the root of the tree."""
    inside = (file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in TEXTS)
    files = {*inside, *ROOT.glob("*.md"), ROOT / "Makefile", ROOT / "pyproject.toml"}
    return sorted(file for file in files if file.is_file())


def place_of(file):
    return str(file.relative_to(ROOT))


@cache
def parsed_file(file):
    """Parse a file. The result is cached because many laws read the same files."""
    return ast.parse(file.read_text())


def imported(file):
    """Return the top packages that a file imports, also inside functions."""
    for node in ast.walk(parsed_file(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
