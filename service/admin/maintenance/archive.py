"""The format of a backup: a ZIP with `about.json` and a JSON Lines file for each database table.

It is independent of the database: a backup of SQLite can be restored into PostgreSQL, and the reverse.
`about.json` has a checksum of every other file, so that damage is found before anything is restored.
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
"""The first format had no checksums. Otherwise it equals the present one."""
ABOUT = "about.json"
CHUNK = 65_536
MICROSECOND = timedelta(microseconds=1)
UNREADABLE = (
    *(BadZipFile, zlib.error, LZMAError, struct.error, EOFError),
    *(OSError, KeyError, RuntimeError, ValueError),
)
"""The exceptions that reading a damaged ZIP or damaged JSON can raise."""
READ_AS: dict[type, Any] = {
    bool: bool | None,
    int: int | None,
    float: float | None,
    str: str | None,
    bytes: bytes | None,  # as base64
    date: date | None,
    datetime: datetime | None,
    timedelta: int | None,  # in microseconds
    dict: Any,  # any JSON document
}
"""The JSON type of a column, by its Python type."""


class BrokenArchive(Exception):
    """Raised for a damaged or foreign file. `why` names the message that explains it."""

    def __init__(self, why: str, **facts: str | int) -> None:
        super().__init__(why)
        self.why, self.facts = why, facts


class ArchiveHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The header of a backup. `rows` and `checksums` are the expected values by table."""

    format: int = FORMAT
    version: str
    revision: str
    taken_at: str
    secret: str
    rows: dict[str, int]
    checksums: dict[str, str] = {}


class ArchiveFormat(msgspec.Struct):
    """The part of a header that can be read in any format."""

    format: int | str
    version: str = "?"


def write_archive(
    file: IO[bytes], tables: Iterable[tuple[Table, Iterator[dict[str, Any]]]], about: dict[str, Any]
) -> ArchiveHeader:
    """Write a backup row by row, so that it takes no more memory than its largest row."""
    counts: dict[str, int] = {}
    checksums: dict[str, str] = {}
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for table, rows in tables:
            row_type(table)  # raises for a column that could not be restored
            digest, count = sha256(), 0
            with archive.open(member_of(table.name), "w", force_zip64=True) as member:
                for row in rows:
                    line = (
                        msgspec.json.encode({name: json_value(value) for name, value in row.items()}) + b"\n"
                    )
                    member.write(line)
                    digest.update(line)
                    count += 1
            counts[table.name], checksums[table.name] = count, digest.hexdigest()
        told = ArchiveHeader(**about, rows=counts, checksums=checksums)
        archive.writestr(ABOUT, msgspec.json.format(msgspec.json.encode(told), indent=1))
    return told


class Archive:
    """A backup opened for reading."""

    def __init__(self, file: Path) -> None:
        self.file = file
        with self.readable():
            self.zip = ZipFile(file)
            about = self.zip.read(ABOUT)
            claim = Decoder(ArchiveFormat).decode(about)
            if claim.format not in {UNCHECKED, FORMAT}:
                facts = {"found": str(claim.format), "known": str(FORMAT), "version": claim.version}
                raise BrokenArchive("archive-format", file=str(file), **facts)
            self.about = Decoder(ArchiveHeader).decode(about)

    @property
    def checked(self) -> bool:
        """The backup has checksums."""
        return self.about.format != UNCHECKED

    def check(self) -> None:
        """Read every file once. Raise BrokenArchive for one that is missing or damaged."""
        for name in self.about.rows:
            if member_of(name) not in self.zip.namelist():
                raise BrokenArchive("archive-missing", file=str(self.file), name=member_of(name))
            with self.readable(), self.zip.open(member_of(name)) as member:
                found = digest_of(member)
            if self.checked and found != self.about.checksums.get(name):
                raise BrokenArchive("archive-changed", file=str(self.file), name=member_of(name))

    def rows(self, table: Table) -> Iterator[dict[str, Any]]:
        """Yield the rows of a table, with values of the Python types of its columns."""
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
        """Convert the errors of the libraries to BrokenArchive.

        For the user all of them mean that the file is damaged.
        """
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
    """Return a struct for the JSON of a row."""
    columns = [(str(column.name), READ_AS[kind_of(column)]) for column in table.columns]
    return msgspec.defstruct("Row", columns, forbid_unknown_fields=True)


def kind_of(column: Column[Any]) -> type:
    """Return the Python type of a column.

    Raise TypeError for a type that backups do not support, so that writing fails early.
    """
    kind = dict if isinstance(column.type, JSON) else column.type.python_type
    if kind not in READ_AS:
        raise TypeError(f"a backup cannot hold {column.table.name}.{column.name}, which is {column.type!r}")
    return kind


def json_value(value: Any) -> Any:
    """Convert a value for JSON. Only intervals need it: they become microseconds."""
    return value // MICROSECOND if isinstance(value, timedelta) else value
