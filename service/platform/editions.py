"""Editions that a host adds: a folder of files, read once at the start and handed to the engine, each checked by itself."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import engine
from engine.editions.check import checked
from engine.editions.edition import Edition
from engine.editions.fault import Fault, fault
from engine.text.words import FALLBACK, words_of

ENDING = ".toml"


class EditionFile(NamedTuple):
    """A file that was looked at: an edition of a game, or what is wrong with it."""

    path: Path
    game: str
    """Empty where the file does not say."""
    edition: Edition[Any] | None
    faults: tuple[Fault, ...]

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(ENDING)

    def lines(self, language: str = FALLBACK) -> list[str]:
        """Every fault, with the file in front."""
        words = words_of(self.game, language)
        return [f"{self.path}: {each.explain(words)}" for each in self.faults]


def read_edition(path: Path) -> EditionFile:
    """Whatever is wrong with a file is told of this file alone."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return EditionFile(path, "", None, (fault("", "no-text"),))
    except OSError as wrong:
        return EditionFile(path, "", None, (fault("", "shape", reason=wrong.strerror or str(wrong)),))
    return edition_from(path.parent, path.name.removesuffix(ENDING), text)


def edition_from(folder: Path, name: str, text: str) -> EditionFile:
    """The same with what stands there, or is to; the name is looked at before anybody makes a path of it."""
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
    return EditionFile(path, game.name, *checked(game.editions, name, text))


def read_editions(folder: Path) -> Iterator[EditionFile]:
    """All of a folder, by name."""
    return (read_edition(path) for path in sorted(folder.glob(f"*{ENDING}")))


def offer_editions(folder: Path | None) -> Sequence[EditionFile]:
    """From now on tables may be opened with what lies in the folder; without one, with the games' own editions alone.

    The files with which none can be are returned.
    """
    files = [] if folder is None else list(read_editions(folder))
    for game in engine.games().values():
        own = [file for file in files if file.game == game.name]
        game.editions.offer(
            [file.edition for file in own if file.edition is not None],
            {file.name: file.faults for file in own if file.edition is None},
        )
    return [file for file in files if file.edition is None]
