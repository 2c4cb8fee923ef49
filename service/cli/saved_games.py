"""Games kept by the terminal: each a record with two things more, so that every command reads it as one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from engine import Record, Seat, Table


class SavedGame(Record, frozen=True, kw_only=True):
    """A record, and who sat where."""

    person: Seat
    bot: str
    name: str = ""


def folder(data: Path) -> Path:
    return data / "terminal"


def fresh(data: Path, game: str, now: datetime) -> Path:
    """The file of a new game."""
    return folder(data) / f"{game}-{now:%Y%m%d-%H%M%S}.json"


def newest(data: Path, game: str | None) -> Path | None:
    """The game that was played last, of one kind or of any."""
    files = folder(data).glob(f"{game or '*'}-*.json")
    return max(files, key=lambda file: file.stat().st_mtime_ns, default=None)


def keep(file: Path, table: Table[Any], person: Seat, bot: str, name: str) -> None:
    """Write the whole file beside the old one first, so that no moment has half a game."""
    file.parent.mkdir(parents=True, exist_ok=True)
    record = msgspec.structs.asdict(table.record())
    beside = file.with_suffix(".new")
    beside.write_bytes(SavedGame(**record, person=person, bot=bot, name=name).dump())
    beside.replace(file)


def recall(file: Path) -> SavedGame:
    """A kept game; BrokenRecord where the file is none."""
    return SavedGame.load(file.read_bytes())
