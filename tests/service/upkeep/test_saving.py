"""Backup, wipe, restore: everything is as it was, in either kind of database, and every table goes on."""

import json
import os
import stat
from zipfile import ZipFile

import pytest
from click.testing import CliRunner
from sqlalchemy import func, select, text

from service.accounts.models import Player
from service.app import create_app
from service.command.saving import backup, bring_back
from service.database import Base, db
from service.settings import Settings
from service.tables.models import Table
from service.transaction import reading, transaction
from service.upkeep.archive import Archive, BrokenArchive
from service.upkeep.saving import NotEmpty, restore, save, tables
from tests.parts.letters import play, sit
from tests.parts.service import SECRET, StandingClock

KINDS = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))


@pytest.fixture
def at_head(built):
    """The tests' schema is made from the models; a backup wants to know which version of it that is."""
    with built.app_context(), db.engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        head = text("INSERT INTO alembic_version VALUES (:head)")
        connection.execute(head, {"head": newest()})
    yield
    with built.app_context(), db.engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))


def newest():
    from service.upkeep.upgrading import newest_revision

    return newest_revision()


@pytest.fixture
def saved(app, clock, tmp_path, request):
    """A backup of a table in the middle of its game, and what was in the database."""
    request.getfixturevalue("at_head")
    play(clock, sit(clock, "florence", 3), 25)
    file = tmp_path / "house.zip"
    about = save(file, settings=Settings(data=tmp_path, secret=SECRET), now=clock())
    with db.engine.connect() as connection:
        return file, about, contents(connection)


def contents(connection):
    """Every row of every table, as Python has it."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in Base.metadata.sorted_tables
    }


@pytest.fixture(params=KINDS)
def beside(request, tmp_path):
    """An empty database of either kind, whatever the backup came from."""
    url = request.getfixturevalue("postgres_beside") if request.param == "postgres" else ""
    other = create_app(
        Settings(data=tmp_path / "beside", database_url=url, secret=SECRET), clock=StandingClock()
    )
    (tmp_path / "beside").mkdir(exist_ok=True)
    with other.app_context():
        yield other
        db.engine.dispose()


def test_all_of_it_comes_back_and_goes_on(saved, beside):
    file, about, before = saved
    assert restore(Archive(file)) == sum(about.rows.values()) == sum(map(len, before.values()))
    with db.engine.connect() as connection:
        assert contents(connection) == before
    clock = StandingClock()
    clock.tick(days=30)
    game = play(clock, 1, 40)
    assert game.count >= 40
    with transaction() as session:  # new rows are numbered beyond the old ones
        session.add(Player(kind="person", email="new@example.org", name="New", created_at=clock()))
    with reading() as session:
        assert session.scalar(select(func.count()).select_from(Player)) == len(before["player"]) + 1
        assert session.get(Table, 1).count == game.count


def test_two_houses_are_never_mixed(saved, beside):
    file, _about, _before = saved
    restore(Archive(file))
    with pytest.raises(NotEmpty):
        restore(Archive(file))


def test_only_its_owner_may_read_a_backup(saved):
    file, _about, _before = saved
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(file.parent.glob("*.part"))


@pytest.mark.parametrize("harm", ["cut", "short", "format", "other"])
def test_a_damaged_backup_is_refused(saved, beside, harm, tmp_path):
    file, _about, _before = saved
    broken = tmp_path / "broken.zip"
    if harm == "cut":
        broken.write_bytes(file.read_bytes()[:-200])
    elif harm == "other":
        broken.write_text("not a backup")
    else:
        rewritten(file, broken, harm)
    with pytest.raises(BrokenArchive) as refused:
        restore(Archive(broken))
    assert refused.value.why.startswith("archive-")


def rewritten(file, broken, harm):
    with ZipFile(file) as before, ZipFile(broken, "w") as after:
        for name in before.namelist():
            data = before.read(name)
            if name == "about.json" and harm == "format":
                data = json.dumps({**json.loads(data), "format": 99}).encode()
            if name == "player.jsonl" and harm == "short":
                data = b"\n".join(data.splitlines()[:-1])
            after.writestr(name, data)


def test_the_commands_save_try_and_bring_back(tmp_path, monkeypatch):
    for name in [name for name in os.environ if name.startswith("PROCACCIO_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path / "old"))
    assert "no database" in ran(backup, str(tmp_path / "x.zip"), fails=True)
    with create_app(Settings(data=tmp_path / "old")).app_context():
        import flask_migrate

        flask_migrate.upgrade()
        play(StandingClock(), sit(StandingClock(), "principe", 3), 10)
        db.engine.dispose()
    file = str(tmp_path / "house.zip")
    assert "restore --test" in ran(backup, file)
    assert "one running table was replayed" in ran(bring_back, file, "--test")
    assert "something in this database" in ran(bring_back, file, fails=True)
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path / "new"))
    assert "one running table was replayed" in ran(bring_back, file)
    assert (tmp_path / "new" / "secret").read_text() == (tmp_path / "old" / "secret").read_text()


def ran(command, *arguments, fails=False):
    answer = CliRunner().invoke(command, arguments, catch_exceptions=False)
    assert bool(answer.exit_code) is fails, answer.output
    return answer.output


@pytest.mark.usefixtures("app", "at_head")
def test_every_table_of_the_models_is_saved():
    with db.engine.connect() as connection:
        assert {table.name for table in tables(connection)} == set(Base.metadata.tables)
