"""The paths of templates and migrations: in the source tree, or in the package if installed from a wheel."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
MIGRATIONS = PACKAGE / "migrations"


@cache
def templates_folder() -> Path:
    """Return the folder of the messages and of the templates that features share."""
    packed = PACKAGE / "_templates"
    return packed if packed.is_dir() else PACKAGE.parent / "templates"


@cache
def template_folders() -> list[Path]:
    """Return the shared folder, and the `templates` of each feature."""
    return [templates_folder(), *sorted(PACKAGE.glob("*/templates")), *sorted(PACKAGE.glob("*/*/templates"))]
