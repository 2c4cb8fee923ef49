"""Games saved by the terminal.

Each is a record with additional fields, so that every command can read it as a record.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from engine import Record, Seat, Table


class SavedGame(Record, frozen=True, kw_only=True):
    """A record with the seat and the name of the person, and the level of the bots."""

    person: Seat
    bot: str
    name: str = ""


def get_saved_games_folder(data: Path) -> Path:
    return data / "terminal"


def make_game_path(data: Path, game: str, now: datetime) -> Path:
    """Return the file for a new game."""
    return get_saved_games_folder(data) / f"{game}-{now:%Y%m%d-%H%M%S}.json"


def find_newest_game(data: Path, game: str | None) -> Path | None:
    """Return the file of the last game that was played, of one game or of any."""
    files = get_saved_games_folder(data).glob(f"{game or '*'}-*.json")
    return max(files, key=lambda file: file.stat().st_mtime_ns, default=None)


def save_game(file: Path, table: Table[Any], person: Seat, bot: str, name: str) -> None:
    """Write to a temporary file first and then replace the old one, so that a file is never half written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    record = msgspec.structs.asdict(table.record())
    beside = file.with_suffix(".new")
    beside.write_bytes(SavedGame(**record, person=person, bot=bot, name=name).dump())
    beside.replace(file)


def load_game(file: Path) -> SavedGame:
    """Return a saved game. Raise BrokenRecord if the file is not valid."""
    return SavedGame.load(file.read_bytes())
