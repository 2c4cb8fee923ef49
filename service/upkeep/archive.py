"""The form of a backup: a ZIP with `about.json` and, for each table of the database, its rows as lines of JSON.

It belongs to no database: what was saved from SQLite can be restored into PostgreSQL, and the other way round.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from sqlalchemy import Column, DateTime, Interval, LargeBinary

from service.database import Moment

FORMAT = 1
ABOUT = "about.json"
MICROSECOND = timedelta(microseconds=1)


class BrokenArchive(ValueError):
    """A file that is no whole backup; `why` names the sentence that says what is wrong with it."""

    def __init__(self, why: str, **facts: str | int) -> None:
        super().__init__(why)
        self.why, self.facts = why, facts


@dataclass(frozen=True, kw_only=True)
class About:
    """What a backup says of itself. `rows` counts what must be found in it."""

    format: int = FORMAT
    version: str
    revision: str
    taken_at: str
    secret: str
    rows: dict[str, int]


def write(
    file: IO[bytes], tables: Iterable[tuple[str, Iterator[dict[str, Any]]]], about: dict[str, Any]
) -> About:
    """Everything, a row at a time: a backup takes no more memory than its largest row."""
    counts: dict[str, int] = {}
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for name, rows in tables:
            counts[name] = 0
            with archive.open(f"{name}.jsonl", "w", force_zip64=True) as member:
                for row in rows:
                    member.write(
                        json.dumps({key: plain(value) for key, value in row.items()}).encode() + b"\n"
                    )
                    counts[name] += 1
        told = About(**about, rows=counts)
        archive.writestr(ABOUT, json.dumps(asdict(told), indent=1))
    return told


class Archive:
    """A backup that is read."""

    def __init__(self, file: Path) -> None:
        try:
            self.zip = ZipFile(file)
            self.about = About(**json.loads(self.zip.read(ABOUT)))
        except (BadZipFile, KeyError, TypeError, ValueError) as broken:
            raise BrokenArchive("archive-other", file=str(file), reason=str(broken)) from broken
        if self.about.format != FORMAT:
            raise BrokenArchive("archive-format", file=str(file), found=self.about.format, known=FORMAT)

    def rows(self, name: str, columns: dict[str, Column[Any]]) -> Iterator[dict[str, Any]]:
        """The rows of a table, their values as its columns want them."""
        count = 0
        with self.zip.open(f"{name}.jsonl") as member:
            for line in TextIOWrapper(member, "utf-8"):
                row = json.loads(line)
                yield {key: lively(value, columns[key]) for key, value in row.items()}
                count += 1
        if count != self.about.rows[name]:
            raise BrokenArchive("archive-short", name=name, found=count, saved=self.about.rows[name])


def plain(value: Any) -> Any:
    """A value as JSON has it; the column knows what it was."""
    match value:
        case bytes() | memoryview():
            return b64encode(value).decode()
        case datetime():
            return value.isoformat()
        case timedelta():
            return value // MICROSECOND
        case _:
            return value


def lively(value: Any, column: Column[Any]) -> Any:
    """The way back."""
    if value is None:
        return None
    match column.type:
        case LargeBinary():
            return b64decode(value)
        case DateTime() | Moment():
            return datetime.fromisoformat(value)
        case Interval():
            return value * MICROSECOND
        case _:
            return value
