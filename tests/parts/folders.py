"""Where sources lie that laws look at. The tests of a game lie in its folder, and are no sources of the engine."""

from pathlib import Path

from engine import games

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
TEMPLATES = ROOT / "templates"

GAMES = [name for name in games() if (ENGINE / name).is_dir()]
"""The games of this tree, without the example of the tests."""


def sources(*folders: str) -> list[Path]:
    """The code in these folders of the tree."""
    files = (file for folder in folders for file in (ROOT / folder).rglob("*.py"))
    return sorted(file for file in files if not is_test(file))


def is_test(file: Path) -> bool:
    return file.is_relative_to(ENGINE) and "tests" in file.relative_to(ENGINE).parts


def drawings() -> list[Path]:
    """The templates of all boards and of what they share."""
    return sorted([*(TEMPLATES / "boards").rglob("*.svg"), *ENGINE.glob("*/board/*.svg")])
