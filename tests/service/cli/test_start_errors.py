"""A start that cannot be ends with one line that says what to do, and leaves nothing half done."""

import os
import pwd
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp

import pytest
from click.testing import CliRunner
from sqlalchemy.engine import make_url

from service.admin.maintenance.schema import newest_revision
from service.cli import main
from service.platform.settings import Settings

ROOT = Path(__file__).parents[3]
SELF = (sys.executable, "-m", "service.cli")
PATIENCE = 120
NAMESPACE = ("unshare", "--mount", "--map-root-user")


def run(*command, limit=None, **settings):
    """One command as somebody calls it; `limit` is how many bytes it may write into a file, as `ulimit -f` has it."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PROCACCIO_", "MAKE"))}
    told = {f"PROCACCIO_{name.upper()}": str(value) for name, value in settings.items()}
    return subprocess.run(
        command,
        cwd=ROOT,
        env=bare | told | {"LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=limit and (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))),
    )


def complaint(ran):
    """The one line of a command that has refused."""
    assert ran.returncode == 1, ran
    (line,) = ran.stderr.splitlines()
    return line


@pytest.fixture
def taken():
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


@pytest.fixture
def refused(monkeypatch, tmp_path):
    """The same for a command that is not worth a process of its own."""

    def call(*command, **settings):
        for name, value in {"data": tmp_path, **settings}.items():
            monkeypatch.setenv(f"PROCACCIO_{name.upper()}", str(value))
        ran = CliRunner().invoke(main, command)
        assert ran.exit_code == 1, ran.output
        (line,) = ran.stderr.splitlines()
        return line

    return call


@pytest.mark.parametrize("command", [("up",), ("up", "--full"), ("serve",), ("receive",)])
def test_a_port_in_use_is_told_before_anything_is_made(tmp_path, taken, refused, command):
    told = refused(*command, f"--bind={taken}")
    assert told.startswith(f"Error: {taken} is in use")
    assert "--bind" in told
    assert {file.name for file in tmp_path.iterdir()} <= {"secret"}


def test_the_door_for_mail_may_be_taken_too(taken, refused):
    told = refused("up", "--bind=127.0.0.1:0", lmtp=taken)
    assert told.startswith(f"Error: {taken} is in use")


@pytest.mark.parametrize("place", ["127.0.0.1:99999", "192.0.2.1:8000", "127.0.0.1:http"])
def test_a_place_that_is_none_is_told(refused, place):
    assert refused("serve", f"--bind={place}").startswith(f"Error: {place} cannot be used (")


@pytest.mark.parametrize("command", [("db", "upgrade"), ("serve", "--bind=127.0.0.1:0")])
def test_a_database_in_a_folder_that_is_not_there_is_told(tmp_path, refused, command):
    nowhere = tmp_path / "nowhere" / "procaccio.db"
    told = refused(*command, database_url=f"sqlite:///{nowhere}")
    assert told.startswith(f"Error: {nowhere} cannot be written (unable to open database file)")
    assert f"Make {pwd.getpwuid(os.geteuid()).pw_name} the owner" in told


@pytest.mark.parametrize("command", [("db", "upgrade"), ("serve", "--bind=127.0.0.1:0"), ("db", "downgrade")])
def test_a_database_of_a_later_version_is_told_with_what_helps(tmp_path, refused, command):
    file = tmp_path / "procaccio.db"
    with closing(sqlite3.connect(file)) as later:
        later.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        later.execute("INSERT INTO alembic_version VALUES ('f00dfeedbeef')")
        later.commit()
    told = refused(*command, database_url=f"sqlite:///{file}")
    assert "f00dfeedbeef" in told
    assert f"procaccio db downgrade {newest_revision()}" in told


@pytest.mark.postgres
@pytest.mark.parametrize("command", [("db", "upgrade"), ("serve", "--bind=127.0.0.1:0")])
def test_a_database_that_does_not_let_us_in_is_told(postgres, refused, command):
    told = refused(*command, database_url=make_url(postgres).set(database="nowhere").render_as_string(False))
    assert "refuses the connection (" in told
    assert 'database "nowhere" does not exist' in told
    assert "PROCACCIO_DATABASE_URL" in told


LOCKED = """
CREATE ROLE locked LOGIN PASSWORD 'the right one';
SELECT pg_reload_conf();
"""


@pytest.fixture
def locked(postgres_server):
    """A role of the server that is asked for its password."""
    import psycopg

    with psycopg.connect(postgres_server.get_uri(), autocommit=True) as connection:
        rules = Path(connection.execute("SHOW hba_file").fetchone()[0])
        before = rules.read_text()
        rules.write_text(f"local all locked scram-sha-256\nhost all locked all scram-sha-256\n{before}")
        connection.execute(LOCKED)
        yield make_url(postgres_server.get_uri()).set(username="locked", password="a slip of the finger")
        connection.execute("DROP ROLE locked")
        rules.write_text(before)
        connection.execute("SELECT pg_reload_conf()")


@pytest.mark.postgres
def test_a_wrong_password_is_told_and_not_shown(locked, refused):
    """All in one test: the server whose rules are changed is that of every test process."""
    for command in (("db", "upgrade"), ("serve", "--bind=127.0.0.1:0"), ("db", "downgrade")):
        told = refused(*command, database_url=locked.render_as_string(hide_password=False))
        assert "refuses the connection (" in told
        assert "password authentication failed" in told
        assert locked.password not in told


NOWHERE = "127.0.0.1:0"


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("db", "upgrade"), 0),
        (("serve", f"--bind={NOWHERE}"), 1),
        (("streams", f"--bind={NOWHERE}"), 1),
        (("worker",), 1),
        (("receive", f"--bind={NOWHERE}"), 1),
    ],
    ids=lambda each: "-".join(each[:2]) if isinstance(each, tuple) else None,
)
def test_a_database_that_is_away_is_waited_for(postgres_beside, tmp_path, command, code):
    """Told of once. As soon as it is there it is upgraded, and whatever else would serve from it says that it waits for that."""
    url, folder = make_url(postgres_beside), Path(mkdtemp(dir="/tmp"))
    sockets = folder / "sockets"
    away = url.set(query={"host": str(sockets)}).render_as_string(hide_password=False)
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PROCACCIO_", "MAKE"))}
    settings = {
        "PROCACCIO_DATA": str(tmp_path),
        "PROCACCIO_DATABASE_URL": away,
        "PROCACCIO_REDIS_URL": "redis://127.0.0.1:1/0",
        "LC_ALL": "C.UTF-8",
    }
    with subprocess.Popen(
        (*SELF, *command),
        cwd=ROOT,
        env=bare | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as waiting:
        told = waiting.stderr.readline()
        assert "does not answer (" in told
        sockets.symlink_to(url.query["host"])
        out, more = waiting.communicate(timeout=PATIENCE)
    shutil.rmtree(folder)
    assert waiting.returncode == code, (out, more)
    assert len(more.splitlines()) == code, more
    assert "procaccio upgrade" in more or not code


def test_a_mistyped_setting_is_one_line_with_what_may_be_meant(tmp_path):
    ran = run(*SELF, "db", "upgrade", data=tmp_path, smtp_ulr="smtp://127.0.0.1:25")
    assert ran.returncode == 0
    (line,) = [line for line in ran.stderr.splitlines() if "PROCACCIO_SMTP_ULR" in line]
    assert "PROCACCIO_SMTP_URL" in line


def test_a_secret_that_could_not_be_written_is_not_taken_for_one(tmp_path):
    """No file may grow at all."""
    told = complaint(run(*SELF, "up", "--bind=127.0.0.1:0", data=tmp_path, limit=1))
    assert told.startswith(f"Error: {tmp_path / 'secret'} cannot be written (File too large)")
    assert len(Settings(data=tmp_path).secret) > 32


def test_a_database_that_cannot_grow_is_told(tmp_path):
    told = complaint(run(*SELF, "up", "--bind=127.0.0.1:0", data=tmp_path, limit=20_000))
    assert told.startswith(f"Error: {tmp_path / 'procaccio.db'} cannot be written (disk I/O error)")


@pytest.fixture
def mounted(tmp_path):
    """Runs a command that sees a small file system of its own in the folder, after some lines of shell."""
    if shutil.which(NAMESPACE[0]) is None or subprocess.run([*NAMESPACE, "true"], check=False).returncode:
        pytest.skip("needs a mount namespace of one's own")

    def start(prepare, *command, size="64k"):
        script = f'mount -t tmpfs -o size={size} tmpfs {tmp_path} && cd {ROOT} && {prepare}; exec "$@"'
        return run(*NAMESPACE, "sh", "-c", script, "sh", *command, data=tmp_path)

    return start


FILL = "head -c 1m /dev/zero > {0}/fill 2> {0}/none"


@pytest.mark.parametrize(
    ("prepare", "file"), [(FILL, "secret"), ("printf %040d 0 > {0}/secret", "procaccio.db")]
)
def test_a_full_disk_is_told(tmp_path, mounted, prepare, file):
    told = complaint(mounted(prepare.format(tmp_path), *SELF, "up", "--bind=127.0.0.1:0"))
    assert told.startswith(f"Error: {tmp_path / file} cannot be written because the disk is full. Make room")


@pytest.mark.parametrize(
    ("prepare", "file"), [("true", "secret"), ("printf %040d 0 > {0}/secret", "procaccio.db")]
)
def test_a_read_only_folder_is_told(tmp_path, mounted, prepare, file):
    read_only = f"{prepare} && mount -o remount,ro {{0}}"
    told = complaint(mounted(read_only.format(tmp_path), *SELF, "up", "--bind=127.0.0.1:0"))
    assert told.startswith(f"Error: {tmp_path / file}")
    assert "PROCACCIO_DATA" in told


@pytest.mark.parametrize("version", ["(3, 10, 13)", None])
def test_an_unfit_python_is_told_with_another_to_choose(tmp_path, version):
    """One that is too old, and none at all."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "requirements.lock").touch()
    for part in ("packaging/engine", "clients/python"):
        (tmp_path / part).mkdir(parents=True)
        (tmp_path / part / "pyproject.toml").touch()
    python = tmp_path / "python3.10"
    if version:
        pretend = f"import sys; sys.version_info = {version}; "
        python.write_text(f'#!/bin/sh\ntest "$1" = -c && exec {sys.executable} -c "{pretend}$2"\n')
        python.chmod(0o755)
    ran = run("make", "-C", str(tmp_path), "setup", f"PYTHON={python}")
    assert ran.returncode == 2
    told, _make = ran.stderr.splitlines()
    assert told == (
        f"Procaccio needs Python 3.11 or newer, and {python} is none. Choose another: make setup PYTHON=python3.12"
    )
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, "set PROCACCIO_REDIS_URL=redis://"),
        ({"PROCACCIO_REDIS_URL": "redis://127.0.0.1:1/0"}, "are needed, "),
    ],
    ids=["no way to hear", "fewer files than streams"],
)
def test_streams_say_what_they_need(tmp_path, monkeypatch, settings, said):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (500, 1000))
    told = CliRunner().invoke(
        main,
        ["streams", "--bind=127.0.0.1:0", "--streams=1000000"],
        env={"PROCACCIO_DATA": str(tmp_path), **settings},
    )
    assert told.exit_code == 1
    assert said in told.output
