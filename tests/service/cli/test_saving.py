"""`procaccio backup` and `procaccio restore`: what goes wrong is one line that says what to do, and nothing is half done."""

import os
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest
from click.testing import CliRunner

from service.admin.maintenance import schema_steps
from service.admin.maintenance.schema import current_revision
from service.app import create_app
from service.cli import main
from service.platform.database import db
from service.platform.settings import Settings
from tests.parts.letters import play, sit
from tests.parts.service import SECRET, StandingClock

BEFORE = Path(__file__).parents[1] / "admin" / "maintenance" / "kept" / "format-1.zip"


@pytest.fixture(scope="module")
def settled(tmp_path_factory) -> Path:
    """The folder of a house in which a table runs."""
    folder = tmp_path_factory.mktemp("settled")
    with create_app(Settings(data=folder)).app_context():
        schema_steps.upgrade_schema()
        play(StandingClock(), sit(StandingClock(), "pebbles", 3), 10)
        db.engine.dispose()
    return folder


@pytest.fixture(scope="module")
def file(settled) -> Path:
    saved = settled / "house.zip"
    assert (
        CliRunner().invoke(main, ["backup", str(saved)], env={"PROCACCIO_DATA": str(settled)}).exit_code == 0
    )
    return saved


@pytest.fixture
def at(monkeypatch):
    """Runs a command in a house: `output = at(folder, "restore", file)`."""
    for name in [name for name in os.environ if name.startswith("PROCACCIO_")]:
        monkeypatch.delenv(name)

    def run(folder: Path, *arguments: object, fails: bool = False, **environment: str) -> str:
        told = {"PROCACCIO_DATA": str(folder), **environment}
        answer = CliRunner().invoke(main, [str(each) for each in arguments], env=told)
        assert answer.exception is None or isinstance(answer.exception, SystemExit), answer.exception
        assert bool(answer.exit_code) is fails, answer.output
        return answer.output

    return run


def line_of(output: str) -> str:
    """The one line that an end has, without its progress."""
    (line,) = [each for each in output.splitlines() if each and not each.startswith("Replaying")]
    return line


def forged(file: Path, to: Path, change) -> Path:
    """The backup with some members changed by somebody who knows its form: the checksums fit."""
    with ZipFile(file) as before:
        members = {name: before.read(name) for name in before.namelist()}
    about = msgspec.json.decode(members.pop("about.json"))
    change(members, about)
    for name in about["checksums"]:
        about["checksums"][name] = sha256(members.get(f"{name}.jsonl", b"")).hexdigest()
    with ZipFile(to, "w") as after:
        for name, data in {**members, "about.json": msgspec.json.encode(about)}.items():
            after.writestr(name, data)
    return to


def test_saved_tried_and_brought_back(at, settled, file, tmp_path):
    assert "one table was replayed" in at(tmp_path / "nowhere", "restore", "--test", file)
    assert not (tmp_path / "nowhere").exists(), "trying needs no house"
    assert f"move {settled / 'procaccio.db'}* away" in at(settled, "restore", file, fails=True)
    for each in settled.glob("procaccio.db*"):
        each.rename(tmp_path / each.name)
    assert "one table was replayed" in at(settled, "restore", file)
    (tmp_path / "new").mkdir()
    assert "one table was replayed" in at(tmp_path / "new", "restore", file)
    assert (tmp_path / "new" / "secret").read_text() == (settled / "secret").read_text()


def test_a_backup_of_the_version_before_is_brought_back(at, tmp_path):
    told = at(tmp_path, "restore", BEFORE)
    assert "has no checksums, because version 0.1.0 made none" in told
    assert "2 tables were replayed" in told


def test_there_is_nothing_to_save(at, tmp_path):
    assert "no database yet" in at(tmp_path, "backup", tmp_path / "x.zip", fails=True)
    assert not (tmp_path / "x.zip").exists()


@pytest.mark.parametrize("environment", [{}, {"PROCACCIO_SECRET": SECRET}])
def test_a_folder_that_is_not_there_is_not_made(at, file, tmp_path, environment):
    missing = tmp_path / "mistyped"
    told = {
        command[0]: line_of(at(missing, *command, fails=True, **environment))
        for command in (["backup", tmp_path / "x.zip"], ["restore", file])
    }
    start, end = f"Error: There is no folder {missing}.", "or name another in PROCACCIO_DATA."
    assert told == {
        "backup": f"{start} Create it, {end}",
        "restore": f"{start} Add --make to create it, {end}",
    }
    assert not missing.exists()
    assert not (tmp_path / "x.zip").exists()


def test_a_restore_makes_the_folder_where_one_says_so(at, file, settled, tmp_path):
    new = tmp_path / "of" / "another"
    assert "one table was replayed" in at(new, "restore", "--make", file)
    assert (new / "secret").read_text() == (settled / "secret").read_text()


def test_a_database_that_cannot_be_opened(at, file, tmp_path):
    address = {"PROCACCIO_DATABASE_URL": f"sqlite:///{tmp_path}/mistyped/procaccio.db"}
    for command in (["backup", tmp_path / "x.zip"], ["restore", file]):
        told = line_of(at(tmp_path, *command, fails=True, **address))
        assert told.startswith("Error: The database reports an error: unable to open database file.")


def test_a_backup_cannot_be_written_there(at, settled, tmp_path):
    told = at(settled, "backup", tmp_path / "nowhere" / "house.zip", fails=True)
    assert "No such file or directory" in line_of(told)


def flip(members, _about):
    members["move.jsonl"] = members["move.jsonl"].replace(b"0", b"1", 1)


def lose(members, _about):
    del members["move.jsonl"]


def shorten(members, _about):
    members["move.jsonl"] = members["move.jsonl"].partition(b"\n")[2]


def of_another_format(_members, about):
    about["format"] = 99


def of_no_format(_members, about):
    del about["format"]


def of_a_newer_version(_members, about):
    about["revision"], about["version"] = "ffffffffffff", "9.9"


def with_another_table(members, about):
    members["weather.jsonl"] = b""
    about["rows"]["weather"], about["checksums"]["weather"] = 0, ""


def with_junk(members, _about):
    rows = [msgspec.json.decode(line) for line in members["tables.jsonl"].splitlines()]
    members["tables.jsonl"] = b"".join(msgspec.json.encode(row | {"dump": "AAAA"}) + b"\n" for row in rows)


def with_another_move(members, _about):
    first, second, *rest = [msgspec.json.decode(line) for line in members["move.jsonl"].splitlines()]
    changed = [first | {"text": second["text"]}, second, *rest]
    members["move.jsonl"] = b"".join(msgspec.json.encode(row) + b"\n" for row in changed)


def without_players(members, about):
    members["player.jsonl"], about["rows"]["player"] = b"", 0


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (lose, "is not complete: move.jsonl is missing."),
        (shorten, "is damaged: move has 9 of 10 rows."),
        (of_another_format, "has format 99, and this version reads formats up to 2."),
        (of_no_format, "is not a backup, or it is damaged: Object missing required field `format`."),
        (of_a_newer_version, "has a database that this version does not know."),
        (with_another_table, "does not fit the database of its version. These tables differ: weather."),
        (without_players, "The database reports an error: FOREIGN KEY constraint failed."),
    ],
)
def test_what_is_wrong_is_one_line_and_nothing_is_brought_back(at, file, tmp_path, harm, told):
    bad = forged(file, tmp_path / "bad.zip", harm)
    line = line_of(at(tmp_path, "restore", bad, fails=True))
    assert told in line
    assert line.startswith("Error: ")
    with create_app(Settings(data=tmp_path)).app_context():
        assert current_revision() is None
        db.engine.dispose()


@pytest.mark.parametrize("harm", [with_junk, with_another_move])
def test_tables_that_do_not_replay_are_named(at, file, tmp_path, harm):
    bad = forged(file, tmp_path / "bad.zip", harm)
    for test in ([], ["--test"]):
        told = at(tmp_path, "restore", *test, bad, fails=True)
        assert "one table does not replay to the saved position. Nothing was restored." in told
        assert "Table 1: " in told
    at(tmp_path, "restore", file)


def test_a_changed_member_is_known_by_its_checksum(at, file, tmp_path):
    bad = tmp_path / "bad.zip"
    with ZipFile(file) as before, ZipFile(bad, "w") as after:
        members = {name: before.read(name) for name in before.namelist()}
        flip(members, None)
        for name, data in members.items():
            after.writestr(name, data)
    told = line_of(at(tmp_path, "restore", "--test", bad, fails=True))
    assert "is damaged: the checksum of move.jsonl differs." in told


def test_of_many_faults_some_are_named(at, monkeypatch, file, tmp_path):
    from service.admin.maintenance.replay import Fault
    from service.cli.backup import format_replay_faults

    told = format_replay_faults(file, [Fault(number, "it is junk") for number in range(1, 105)]).splitlines()
    assert "104 tables do not" in told[0]
    assert told[1:] == [f"Table {number}: it is junk" for number in range(1, 11)] + ["… and 94 more tables."]
