"""Editions that players bring from their own boxes. The file is written into the folder set by the host."""

from collections.abc import Iterator
from pathlib import Path

from engine.bots.edition_play import play_test_games
from engine.editions.fault import Fault
from engine.table.game import game_named
from service.platform.deps import deps
from service.platform.editions import EditionFile, offer_editions, parse_edition
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import UseEditionSchema

TABLES = 10
"""How many tables bots play as a check before the edition can be chosen. `procaccio edition check` plays
more.
"""
UNIX, WINDOWS = "\n", "\r\n"


@act("use-edition", about=TargetKind.HOUSE, takes=UseEditionSchema, unwritten=("text",))
def use_edition(doing: ActContext[None]) -> Facts:
    """Save an edition in the server's folder. New tables may choose it."""
    folder = deps().settings.editions_folder
    if folder is None:
        raise ImpossibleState("no-editions-folder")
    text = doing.given["text"].replace(WINDOWS, UNIX)
    file = parse_edition(folder, doing.given["name"], text)
    if file.edition is None:
        raise ImpossibleState("faulty-edition")
    if any(faults_in_play(file)):
        raise ImpossibleState("unplayable-edition")
    if write_atomically(file.path, text):
        offer_editions(folder)
        doing.made |= {"edition": file.name, "game": file.game, "hash": file.edition.hash}
    return None


def faults_in_play(file: EditionFile) -> Iterator[Fault | None]:
    yield from play_test_games(game_named(file.game), file.edition, TABLES) if file.edition else ()


def write_atomically(path: Path, text: str) -> bool:
    """Write the file atomically. Return False if it has this content already."""
    beside = path.with_suffix(".new")
    try:
        if path.exists() and path.read_text(encoding="utf-8") == text:
            return False
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as wrong:
        raise ImpossibleState("editions-unwritable") from wrong
    return True
