"""The first host is named at the terminal, before anybody has signed in."""

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from service.admin.maintenance import schema_steps
from service.app import create_app
from service.cli import main
from service.platform.accounts.models import Player
from service.platform.settings import Settings
from service.platform.transaction import read_session


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Runs the command on a database of its own, and says who then has which role."""
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    app = create_app(Settings(data=tmp_path))
    with app.app_context():
        schema_steps.upgrade_schema()

    def call(*words: str):
        result = CliRunner().invoke(main, ["moderator", *words])
        with app.app_context(), read_session() as session:
            roles = {who.email: who.role for who in session.scalars(select(Player))}
        return result, roles

    return call


def test_named_raised_and_a_player_again(run):
    assert run("add", "Lea@Example.org")[1] == {"lea@example.org": "moderator"}
    assert run("add", "lea@example.org", "--host")[1] == {"lea@example.org": "host"}
    assert run("reset", "lea@example.org")[0].exit_code == 0
    assert run("remove", "lea@example.org")[1] == {"lea@example.org": "player"}


def test_what_is_no_address_is_said(run):
    assert "not an e-mail address" in run("add", "lea")[0].output
    assert "no player" in run("reset", "lea@example.org")[0].output
