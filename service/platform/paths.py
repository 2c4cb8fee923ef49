"""The paths of templates, words and migrations: in the source tree, or in the package if installed from a
wheel.
"""

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
def feature_folders(name: str) -> list[Path]:
    """Return the folders of this name in the folders of features."""
    return [*sorted(PACKAGE.glob(f"*/{name}")), *sorted(PACKAGE.glob(f"*/*/{name}"))]


def template_folders() -> list[Path]:
    """Return the shared folder, and the `templates` of each feature."""
    return [templates_folder(), *feature_folders("templates")]


def catalogue_files(language: str) -> list[Path]:
    """Return the shared catalogues of a language, and the one in the `words` of each feature."""
    own = [folder / f"{language}.ftl" for folder in feature_folders("words")]
    shared = sorted((templates_folder() / "words" / language).glob("*.ftl"))
    return [*shared, *(file for file in own if file.is_file())]
