"""`deploy/backup.sh` as a timer runs it: what proves good is kept, sealed and copied, and the house is told how it ended."""

import io
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from service.admin.desk.models import Heartbeat
from service.admin.maintenance.house_figures import metrics_registry as figures
from service.app import create_app
from service.platform.database import db
from service.platform.settings import PREFIX, Settings
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from tests.parts.letters import play, sit
from tests.parts.service import StandingClock

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OLD = "procaccio-20200101T000000Z.zip"


@pytest.fixture
def backed_up(tmp_path):
    """Runs the real script with the real command, over an old backup: `ended, files = backed_up()`."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(PREFIX)},
        "PROCACCIO_DATA": str(tmp_path / "house"),
        "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}",
        "KEEP_DAYS": "1",
    }
    subprocess.run(["procaccio", "db", "upgrade"], env=environment, check=True, capture_output=True)
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (OLD, "procaccio-20200101T000000Z.zip.x.part"):
        (folder / name).touch()
        os.utime(folder / name, (0, 0))

    def run(**more):
        script = ["sh", str(DEPLOY / "backup.sh"), str(folder)]
        ended = subprocess.run(script, env=environment | more, check=False, capture_output=True, text=True)
        return ended, sorted(each.name for each in folder.iterdir())

    return run


def test_the_backup_script_tries_what_it_saved(backed_up):
    """Old ones go, and what was left of one that was killed."""
    ended, (made,) = backed_up()
    assert ended.returncode == 0, ended.stderr
    assert made != OLD


def outcome(tmp_path):
    """What the house was told of its backup, and what its figures say."""
    with create_app(Settings(data=tmp_path / "house")).app_context():
        with read_session() as session:
            told = session.get(Heartbeat, "backup")
            session.expunge(told)
        text = generate_latest(figures()).decode()
        db.engine.dispose()
    return told, text


def test_the_house_is_told_how_its_backup_ended(backed_up, tmp_path):
    backed_up()
    told, text = outcome(tmp_path)
    assert told.at is not None
    assert 'procaccio_job_done_timestamp_seconds{what="backup"}' in text
    backed_up(COPY_TO="nowhere:at-all", PATH=without("rclone"))
    told, text = outcome(tmp_path)
    assert "rclone could not copy" in told.error
    assert 'procaccio_job_faults_total{what="backup"} 1.0' in text


def without(tool):
    """A path of programs on which one of them is missing, wherever it may lie otherwise."""
    folders = os.environ["PATH"].split(":")
    return ":".join(
        [str(ROOT / ".venv" / "bin"), *[f for f in folders if not (Path(f) / tool).exists()], "/bin"]
    )


@pytest.fixture
def kept(tmp_path):
    """A secret key of gpg, or of age, made for the test: whom to encrypt for, and how it is opened again."""

    def age(file):
        key = tmp_path / "key.txt"
        return subprocess.run(
            ["age", "--decrypt", "--identity", key, file], check=True, capture_output=True
        ).stdout

    def gpg(file):
        return subprocess.run(
            ["gpg", "--batch", "--decrypt", file], env=os.environ | home, check=True, capture_output=True
        ).stdout

    home = {"GNUPGHOME": str(tmp_path / "keys")}
    (tmp_path / "keys").mkdir(mode=0o700)

    def make(tool):
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}")
        if tool == "gpg":
            wish = [
                "--batch",
                "--passphrase",
                "",
                "--quick-generate-key",
                "host@example.org",
                "default",
                "default",
            ]
            subprocess.run(["gpg", *wish], env=os.environ | home, check=True, capture_output=True)
            return {**home, "GPG_RECIPIENT": "host@example.org"}, gpg
        made = subprocess.run(["age-keygen"], check=True, capture_output=True, text=True).stdout
        (tmp_path / "key.txt").write_text(made)
        return {"AGE_RECIPIENT": re.search("age1[a-z0-9]+", made)[0]}, age

    yield make
    if shutil.which("gpgconf"):
        subprocess.run(["gpgconf", "--kill", "all"], env=os.environ | home, check=False, capture_output=True)


@pytest.mark.parametrize("tool", ["age", "gpg"])
def test_a_backup_may_be_encrypted_for_somebody(backed_up, kept, tmp_path, tool):
    wish, opened = kept(tool)
    ended, (made,) = backed_up(**wish)
    assert ended.returncode == 0, ended.stderr
    assert made.endswith(f".zip.{tool}")
    sealed = tmp_path / "backups" / made
    assert not zipfile.is_zipfile(sealed)
    assert zipfile.is_zipfile(io.BytesIO(opened(sealed)))


@pytest.mark.parametrize("tool", ["age", "gpg"])
def test_what_cannot_be_encrypted_throws_no_backup_away(backed_up, tool):
    if shutil.which(tool) is None:
        pytest.skip(f"needs {tool}")
    ended, files = backed_up(**{f"{tool.upper()}_RECIPIENT": "nobody"})
    assert ended.returncode == 1
    assert f"{tool} could not encrypt" in ended.stderr
    assert OLD in files


def test_a_backup_may_be_copied_elsewhere(backed_up, tmp_path):
    if shutil.which("rclone") is None:
        pytest.skip("needs rclone")
    store = {"RCLONE_CONFIG_STORE_TYPE": "alias", "RCLONE_CONFIG_STORE_REMOTE": str(tmp_path / "store")}
    ended, (made,) = backed_up(**store, COPY_TO="store:backups")
    assert ended.returncode == 0, ended.stderr
    assert zipfile.is_zipfile(tmp_path / "store" / "backups" / made)


def test_no_backup_is_thrown_away_for_one_that_does_not_replay(backed_up, tmp_path):
    with create_app(Settings(data=tmp_path / "house")).app_context():
        number = sit(StandingClock(), "principe", 2)
        play(StandingClock(), number, 10)
        with transaction() as session:
            session.get(Table, number).dump = b"AAAA"
        db.engine.dispose()
    ended, files = backed_up()
    assert ended.returncode == 1
    assert "Table 1: BadTable" in ended.stderr
    assert OLD in files
    assert [name for name in files if name.endswith(".zip")] == [OLD]
    assert [name for name in files if name.endswith(".bad")]


def test_no_backup_is_thrown_away_where_none_was_made(backed_up, tmp_path):
    for more in ({"PROCACCIO_DATA": str(tmp_path / "mistyped")}, {"KEEP_DAYS": "a month"}):
        ended, files = backed_up(**more)
        assert ended.returncode != 0
        assert [name for name in files if name.endswith((".zip", ".bad"))] == [OLD]
