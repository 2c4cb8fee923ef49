"""A house goes from SQLite into PostgreSQL in one command."""

import pytest
from click.testing import CliRunner
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from service.app import create_app
from service.cli import main
from service.cli.move_house import block_writes
from service.platform.accounts.models import Player
from service.platform.database import db
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from tests.parts.letters import play, sit
from tests.parts.service import DAWN, StandingClock

pytestmark = pytest.mark.postgres


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A house of SQLite with a table that runs."""
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    monkeypatch.delenv("PROCACCIO_DATABASE_URL", raising=False)
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    with create_app(Settings(data=tmp_path)).app_context():
        number = sit(StandingClock(), "pebbles", 3)
        play(StandingClock(), number, 6)
        db.engine.dispose()
    return tmp_path, number


def players(settings):
    with create_app(settings).app_context():
        with read_session() as session:
            found = [(each.id, each.name) for each in session.scalars(select(Player).order_by(Player.id))]
        db.engine.dispose()
    return found


def test_everything_is_there_afterwards_and_the_old_house_as_it_was(house, postgres_beside):
    folder, number = house
    before = players(Settings(data=folder))
    moved = CliRunner().invoke(main, ["move-house", postgres_beside.replace("+psycopg", "")])
    assert moved.exit_code == 0, moved.output
    assert "PROCACCIO_DATABASE_URL" in moved.output
    new = Settings(data=folder, database_url=postgres_beside)
    assert players(new) == players(Settings(data=folder)) == before
    with create_app(new).app_context():
        assert play(StandingClock(), number, 9).count > 6
        db.engine.dispose()


def test_what_is_there_already_is_not_mixed_with_ours(house, postgres_beside):
    assert CliRunner().invoke(main, ["move-house", postgres_beside]).exit_code == 0
    again = CliRunner().invoke(main, ["move-house", postgres_beside])
    assert again.exit_code == 1
    assert "This database is not empty" in again.output


@pytest.mark.parametrize("url", ["", "mysql://root@localhost/x", "nowhere"])
def test_an_address_that_is_none_is_told(house, url):
    refused = CliRunner().invoke(main, ["move-house", url])
    assert refused.exit_code == 2
    assert "postgresql://user:password@host/name" in refused.output


def test_a_house_on_a_server_has_better_tools(house, postgres_beside, monkeypatch):
    monkeypatch.setenv("PROCACCIO_DATABASE_URL", postgres_beside)
    refused = CliRunner().invoke(main, ["move-house", postgres_beside])
    assert refused.exit_code == 1
    assert "pg_dump" in refused.output


def test_nobody_writes_meanwhile(house, monkeypatch):
    monkeypatch.setattr("service.platform.database.PRAGMAS", ("PRAGMA busy_timeout = 50",))
    folder, _ = house
    with create_app(Settings(data=folder)).app_context():
        with block_writes():
            with read_session() as session:
                assert session.scalar(select(Table.id)) is not None
            with pytest.raises(OperationalError, match="locked"), transaction() as session:
                session.add(Player(kind="person", email="new@example.org", name="New", created_at=DAWN))
        db.engine.dispose()
