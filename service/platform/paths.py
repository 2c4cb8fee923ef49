"""The paths of templates and migrations: in the source tree, or in the package if installed from a wheel."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
MIGRATIONS = PACKAGE / "migrations"


@cache
def templates() -> Path:
    """Return the folder of the templates and messages."""
    packed = PACKAGE / "_templates"
    return packed if packed.is_dir() else PACKAGE.parent / "templates"
