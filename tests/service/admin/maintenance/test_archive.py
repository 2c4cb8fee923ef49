"""What a damaged backup is told apart by, whichever byte of it is wrong."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Table

from service.admin.maintenance import schema_steps
from service.admin.maintenance.archive import Archive, BrokenArchive, write_archive
from service.admin.maintenance.backup import reflect_tables
from service.app import create_app
from service.platform.database import db
from service.platform.settings import Settings

BEFORE = Path(__file__).parent / "kept" / "format-1.zip"
"""Written by the version before there were checksums; its tables: one finished, one running."""
STRIDE = 41
ABOUT = {"version": "0.1.0", "revision": "r", "taken_at": "2026-03-02T09:00:00+00:00", "secret": "s" * 40}


@pytest.fixture(scope="module")
def old(tmp_path_factory) -> dict[str, Table]:
    """The tables that the old backup was taken of: a newer version has more columns."""
    app = create_app(Settings(data=tmp_path_factory.mktemp("before")))
    with app.app_context():
        schema_steps.upgrade_schema(revision=Archive(BEFORE).about.revision)
        with db.engine.connect() as connection:
            found = {table.name: table for table in reflect_tables(connection)}
        db.engine.dispose()
    return found


@pytest.fixture
def whole(old):
    """All that a backup holds, once it was found whole."""

    def read(file: Path) -> dict[str, list]:
        archive = Archive(file)
        archive.check()
        return {name: list(archive.rows(old[name])) for name in archive.about.rows}

    return read


@pytest.fixture
def file(tmp_path, old, whole):
    """A backup with some rows, in the form of now."""
    rows = whole(BEFORE)
    kept = {name: rows[name][:5] for name in ("player", "tables", "seat", "move", "clock", "seat_time")}
    with (tmp_path / "house.zip").open("wb") as out:
        write_archive(out, ((old[name], iter(each)) for name, each in kept.items()), ABOUT)
    assert whole(tmp_path / "house.zip") == kept
    return tmp_path / "house.zip"


def test_a_backup_of_the_version_before_is_read(whole):
    archive = Archive(BEFORE)
    assert not archive.checked
    assert {name: len(rows) for name, rows in whole(BEFORE).items()} == archive.about.rows


@pytest.mark.parametrize("bit", [0, 3, 7])
def test_no_flipped_bit_goes_unnoticed(file, whole, tmp_path, bit):
    """Anywhere in the file it is found, or it is in what nobody reads, such as the date of a member."""
    octets, expected = file.read_bytes(), whole(file)
    broken, found = tmp_path / "broken.zip", 0
    for place in range(bit, len(octets), STRIDE):
        changed = bytearray(octets)
        changed[place] ^= 1 << bit
        broken.write_bytes(changed)
        try:
            assert whole(broken) == expected
        except BrokenArchive:
            found += 1
    assert found > len(octets) / STRIDE / 2


def test_no_cut_goes_unnoticed(file, whole, tmp_path):
    octets = file.read_bytes()
    for length in range(0, len(octets), STRIDE):
        (tmp_path / "cut.zip").write_bytes(octets[:length])
        with pytest.raises(BrokenArchive):
            whole(tmp_path / "cut.zip")


@pytest.mark.parametrize(
    "line",
    [b"[]", b"{}", b"null", b'{"nobody":1}', b"not JSON", b"\xff", b""],
)
def test_a_row_that_is_none_is_refused(file, old, line):
    archive = Archive(file)
    table = old["clock"]
    row, *_ = archive.rows(table)
    archive.zip.open = lambda _name: Lines(line)
    with pytest.raises(BrokenArchive):
        list(archive.rows(table))
    assert row["extra"].days == 0


@pytest.mark.parametrize(("column", "value"), [("opened_at", "soon"), ("extra", "1 day"), ("count", "many")])
def test_a_value_of_another_kind_is_refused(file, old, column, value):
    archive = Archive(file)
    with archive.zip.open("clock.jsonl") as member:
        row = msgspec.json.decode(member.readline())
    archive.zip.open = lambda _name: Lines(msgspec.json.encode(row | {column: value}))
    with pytest.raises(BrokenArchive):
        list(archive.rows(old["clock"]))


class Lines:
    """A member of one line."""

    def __init__(self, line: bytes) -> None:
        self.line = line

    def __enter__(self):
        return iter([self.line])

    def __exit__(self, *_) -> None:
        """Nothing is open."""
