"""Where the templates are: in the tree when installed for development, inside the package when from a wheel."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
MIGRATIONS = PACKAGE / "migrations"


@cache
def templates() -> Path:
    """The folder of everything a person reads."""
    packed = PACKAGE / "_templates"
    return packed if packed.is_dir() else PACKAGE.parent / "templates"
