"""The product names no game outside its folder: code that needs games asks `games()`."""

import re
from pathlib import Path

from tests.parts.source_files import ENGINE, GAMES, ROOT, is_game_test

PRODUCT = ("engine", "service", "workers", "templates", "packaging", "deploy")
NO_TEXT = {".ttf", ".woff2", ".png", ".pyc"}
NAMED = re.compile(rf"""(?<=["'`/.\[])(?:{"|".join(GAMES)})(?=["'`/.\]])""")
"""In quotes, in a path, in the name of a module, as a case of a sentence: a game may be called by a word that is said."""
EXAMPLES = {
    "packaging/engine/README.md",
    "service/web/api/examples-desk.json",
    "service/web/api/examples.json",
}
"""Documents that show real answers must name some game."""


def names_a_game(file: Path) -> bool:
    inside = any(file.is_relative_to(ENGINE / game) for game in GAMES) or is_game_test(file)
    if inside or not file.is_file() or file.suffix in NO_TEXT:
        return False
    return bool(NAMED.search(file.read_text(errors="replace")))


def test_no_game_is_named_outside_its_folder():
    files = [file for top in PRODUCT for file in (ROOT / top).rglob("*")]
    assert files
    assert {str(file.relative_to(ROOT)) for file in files if names_a_game(file)} == EXAMPLES
