"""Migrations: up, down and up again on both databases, and equal to the models."""

import flask_migrate
import pytest
from sqlalchemy import inspect, text

from service.app import create_app
from service.core.database import Base, db
from service.core.settings import Settings

pytestmark = pytest.mark.sweep


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def empty(request, tmp_path):
    """An application with a database that nobody has touched."""
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_beside")
    app = create_app(Settings(data=tmp_path, database_url=url))
    with app.app_context():
        yield app
        db.engine.dispose()


def tables() -> set[str]:
    return set(inspect(db.engine).get_table_names()) - {"alembic_version"}


@pytest.mark.usefixtures("empty")
def test_up_down_and_up_again():
    flask_migrate.upgrade()
    assert tables() == set(Base.metadata.tables)
    flask_migrate.downgrade(revision="base")
    assert tables() == set()
    flask_migrate.upgrade()
    flask_migrate.check()  # fails where models and migrations disagree


@pytest.mark.usefixtures("empty")
def test_there_is_one_line_of_migrations():
    flask_migrate.upgrade()
    with db.engine.connect() as connection:
        assert len(connection.execute(text("SELECT version_num FROM alembic_version")).all()) == 1
