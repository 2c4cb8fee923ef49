"""Editions added by the host: a folder of files, which is read once at start.

Each file is validated by itself.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import engine
from engine.editions.check import check_edition
from engine.editions.edition import Edition
from engine.editions.fault import Fault, fault
from engine.text.words import FALLBACK, words_of

ENDING = ".toml"


class EditionFile(NamedTuple):
    """A file of the folder: an edition of a game, or its errors."""

    path: Path
    game: str
    """Empty if the file does not say."""
    edition: Edition[Any] | None
    faults: tuple[Fault, ...]

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(ENDING)

    def lines(self, language: str = FALLBACK) -> list[str]:
        """Return every error, preceded by the file."""
        words = words_of(self.game, language)
        return [f"{self.path}: {each.explain(words)}" for each in self.faults]


def read_edition(path: Path) -> EditionFile:
    """Read one file. Errors concern this file only."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return EditionFile(path, "", None, (fault("", "no-text"),))
    except OSError as wrong:
        return EditionFile(path, "", None, (fault("", "shape", reason=wrong.strerror or str(wrong)),))
    return parse_edition(path.parent, path.name.removesuffix(ENDING), text)


def parse_edition(folder: Path, name: str, text: str) -> EditionFile:
    """Validate the text of a file. The name is checked before it becomes part of a path."""
    path = folder / f"{name}{ENDING}"
    try:
        plain: Mapping[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as broken:
        return EditionFile(path, "", None, (fault("", "no-toml", reason=str(broken)),))
    game = engine.games().get(str(plain.get("game", "")))
    if game is None:
        return EditionFile(path, "", None, (fault("game", "no-game", games=", ".join(engine.games())),))
    if name in game.editions.own:
        return EditionFile(path, game.name, None, (fault("", "taken", name=name),))
    return EditionFile(path, game.name, *check_edition(game.editions, name, text))


def read_editions(folder: Path) -> Iterator[EditionFile]:
    """Yield all files of a folder, by name."""
    return (read_edition(path) for path in sorted(folder.glob(f"*{ENDING}")))


def offer_editions(folder: Path | None) -> Sequence[EditionFile]:
    """Offer the editions of a folder for new tables.

    Without a folder only the games' own editions remain.

    Return the files with errors.
    """
    files = [] if folder is None else list(read_editions(folder))
    for game in engine.games().values():
        own = [file for file in files if file.game == game.name]
        game.editions.offer(
            [file.edition for file in own if file.edition is not None],
            {file.name: file.faults for file in own if file.edition is None},
        )
    return [file for file in files if file.edition is None]
