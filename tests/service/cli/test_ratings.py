"""`procaccio ratings rebuild` says whether reckoning everything again made anything different."""

import pytest
from click.testing import CliRunner
from sqlalchemy import update

from service.admin.maintenance import schema_steps
from service.app import create_app
from service.cli import main
from service.platform.settings import Settings
from service.platform.transaction import transaction
from service.seasons.ratings.models import PlayerStanding
from tests.parts.service import StandingClock
from tests.service.seasons.ratings.conftest import Hall


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    app = create_app(Settings(data=tmp_path))
    with app.app_context():
        schema_steps.upgrade_schema()
    return app


def rebuild() -> str:
    answer = CliRunner().invoke(main, ["ratings", "rebuild"])
    assert answer.exit_code == 0, answer.output
    return answer.output


def test_it_says_whether_anything_was_otherwise(app):
    with app.app_context():
        hall = Hall(StandingClock())
        hall.play(hall.people(2), [1, 2])
    assert "from one rated table" in rebuild()
    assert "Nothing has changed" in rebuild()
    with app.app_context(), transaction() as session:
        session.execute(update(PlayerStanding).values(mu=99.0))
    assert "ratings have changed" in rebuild()
    assert "Nothing has changed" in rebuild()
