"""The form of a backup: a ZIP with `about.json` and, for each table of the database, its rows as lines of JSON.

It belongs to no database: what was saved from SQLite can be restored into PostgreSQL, and the other way round.
`about.json` holds a checksum of every other member, so that damage is found before anything is restored.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from hashlib import sha256
from lzma import LZMAError
from pathlib import Path
from typing import IO, Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import msgspec
from sqlalchemy import JSON, Column, Table

from engine.values.decoder import Decoder

UNCHECKED, FORMAT = 1, 2
"""The first format had no checksums; everything else in it is as it is now."""
ABOUT = "about.json"
CHUNK = 65_536
MICROSECOND = timedelta(microseconds=1)
UNREADABLE = (
    *(BadZipFile, zlib.error, LZMAError, struct.error, EOFError),
    *(OSError, KeyError, RuntimeError, ValueError),
)
"""What reading a file that is no whole ZIP, or no whole JSON, may end with."""
READ_AS: dict[type, Any] = {
    bool: bool | None,
    int: int | None,
    float: float | None,
    str: str | None,
    bytes: bytes | None,  # as base64
    date: date | None,
    datetime: datetime | None,
    timedelta: int | None,  # microseconds
    dict: Any,  # any document
}
"""How JSON holds what a column holds, by the Python type of the column."""


class BrokenArchive(Exception):
    """A file that is no whole backup; `why` names the sentence that says what is wrong with it."""

    def __init__(self, why: str, **facts: str | int) -> None:
        super().__init__(why)
        self.why, self.facts = why, facts


class ArchiveHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup says of itself. `rows` and `checksums` are what must be found in it, by table."""

    format: int = FORMAT
    version: str
    revision: str
    taken_at: str
    secret: str
    rows: dict[str, int]
    checksums: dict[str, str] = {}


class Claim(msgspec.Struct):
    """What can be told of a backup whose format is unknown."""

    format: int | str
    version: str = "?"


def write(
    file: IO[bytes], tables: Iterable[tuple[Table, Iterator[dict[str, Any]]]], about: dict[str, Any]
) -> ArchiveHeader:
    """Everything, a row at a time: a backup takes no more memory than its largest row."""
    counts: dict[str, int] = {}
    checksums: dict[str, str] = {}
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for table, rows in tables:
            row_type(table)  # a column that could not be read again is refused here
            digest, count = sha256(), 0
            with archive.open(member_of(table.name), "w", force_zip64=True) as member:
                for row in rows:
                    line = msgspec.json.encode({name: plain(value) for name, value in row.items()}) + b"\n"
                    member.write(line)
                    digest.update(line)
                    count += 1
            counts[table.name], checksums[table.name] = count, digest.hexdigest()
        told = ArchiveHeader(**about, rows=counts, checksums=checksums)
        archive.writestr(ABOUT, msgspec.json.format(msgspec.json.encode(told), indent=1))
    return told


class Archive:
    """A backup that is read."""

    def __init__(self, file: Path) -> None:
        self.file = file
        with self.readable():
            self.zip = ZipFile(file)
            about = self.zip.read(ABOUT)
            claim = Decoder(Claim).decode(about)
            if claim.format not in {UNCHECKED, FORMAT}:
                facts = {"found": str(claim.format), "known": str(FORMAT), "version": claim.version}
                raise BrokenArchive("archive-format", file=str(file), **facts)
            self.about = Decoder(ArchiveHeader).decode(about)

    @property
    def checked(self) -> bool:
        """Whether it carries checksums at all."""
        return self.about.format != UNCHECKED

    def check(self) -> None:
        """Read every member once; BrokenArchive names one that is missing or not what was saved."""
        for name in self.about.rows:
            if member_of(name) not in self.zip.namelist():
                raise BrokenArchive("archive-missing", file=str(self.file), name=member_of(name))
            with self.readable(), self.zip.open(member_of(name)) as member:
                found = digest_of(member)
            if self.checked and found != self.about.checksums.get(name):
                raise BrokenArchive("archive-changed", file=str(self.file), name=member_of(name))

    def rows(self, table: Table) -> Iterator[dict[str, Any]]:
        """The rows of a table, their values as its columns want them."""
        decoder = Decoder(row_type(table))
        spans = [column.name for column in table.columns if kind_of(column) is timedelta]
        count = 0
        with self.readable(table.name), self.zip.open(member_of(table.name)) as member:
            for line in member:
                row = msgspec.structs.asdict(decoder.decode(line))
                row |= {name: row[name] * MICROSECOND for name in spans if row[name] is not None}
                yield row
                count += 1
        if count != self.about.rows[table.name]:
            saved = self.about.rows[table.name]
            raise BrokenArchive(
                "archive-short", file=str(self.file), name=table.name, found=count, saved=saved
            )

    @contextmanager
    def readable(self, name: str = "") -> Iterator[None]:
        """Whatever the libraries stumble over is one thing to whoever restores: this file is damaged."""
        try:
            yield
        except PermissionError:
            raise
        except UNREADABLE as broken:
            reason = f"{name}: {broken}" if name else str(broken)
            raise BrokenArchive("archive-other", file=str(self.file), reason=reason) from broken


def digest_of(member: IO[bytes]) -> str:
    digest = sha256()
    while chunk := member.read(CHUNK):
        digest.update(chunk)
    return digest.hexdigest()


def member_of(table: str) -> str:
    return f"{table}.jsonl"


def row_type(table: Table) -> type[msgspec.Struct]:
    """A row of the table as JSON has it."""
    columns = [(str(column.name), READ_AS[kind_of(column)]) for column in table.columns]
    return msgspec.defstruct("Row", columns, forbid_unknown_fields=True)


def kind_of(column: Column[Any]) -> type:
    """What a column holds, in Python. A type that no backup knows is refused while the backup is written."""
    kind = dict if isinstance(column.type, JSON) else column.type.python_type
    if kind not in READ_AS:
        raise TypeError(f"a backup cannot hold {column.table.name}.{column.name}, which is {column.type!r}")
    return kind


def plain(value: Any) -> Any:
    """A value as the library writes it; only spans of time are kept otherwise, as whole numbers."""
    return value // MICROSECOND if isinstance(value, timedelta) else value
