"""Migrations: up, down and up again on both databases, and equal to the models."""

import json
import shutil

import pytest
from sqlalchemy import inspect, text

from service.admin.maintenance import schema_steps
from service.admin.maintenance.schema import is_known_revision, newest_revision
from service.app import create_app
from service.platform.database import Base, db
from service.platform.paths import MIGRATIONS
from service.platform.settings import Settings


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
    schema_steps.upgrade_schema()
    assert tables() == set(Base.metadata.tables)
    schema_steps.downgrade_schema(revision="base")
    assert tables() == set()
    schema_steps.upgrade_schema()
    schema_steps.check_models()  # fails where models and migrations disagree


@pytest.mark.usefixtures("empty")
def test_a_step_that_is_written_is_the_newest_from_then_on(monkeypatch, tmp_path):
    copy = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, copy)
    monkeypatch.setattr(schema_steps, "MIGRATIONS", copy)
    monkeypatch.setattr(schema_steps, "NEWEST", copy / "newest")
    schema_steps.upgrade_schema()
    schema_steps.write_step("nothing has changed")
    steps = schema_steps.steps_from(None)
    assert (copy / "newest").read_text() == f"{steps[-1].revision}\n"
    assert steps[-1].revision != newest_revision() == steps[-2].revision


EMPTIED_FIRST = "sa.Column(new, sa.LargeBinary(), nullable=False)"
"""The only such column without a default: of try-outs, which the migration deletes before."""


def test_a_column_for_rows_that_exist_has_a_default():
    """Without one the migration works on an empty database, and fails on every other."""
    files = (MIGRATIONS / "versions").glob("*.py")
    added = [line for file in files for line in file.read_text().splitlines() if ".add_column(" in line]
    needed = [line.strip() for line in added if "nullable=False" in line and EMPTIED_FIRST not in line]
    assert needed
    assert [line for line in needed if "server_default=" not in line] == []


def test_the_newest_step_is_the_one_that_is_written_down():
    """`procaccio db revision` writes it; who adds a step by hand writes it into `service/migrations/newest`."""
    steps = schema_steps.steps_from(None)
    assert steps[-1].revision == newest_revision()
    assert all(is_known_revision(step.revision) for step in steps)
    assert not is_known_revision("f00dfeedbeef")


@pytest.mark.usefixtures("empty")
def test_there_is_one_line_of_migrations():
    schema_steps.upgrade_schema()
    with db.engine.connect() as connection:
        assert len(connection.execute(text("SELECT version_num FROM alembic_version")).all()) == 1


OLDEST, OLDER = "a9d3e6f41c58", "daea76a1d1fb"
"""Heads of older states of the product, whose databases are still upgraded."""
BEFORE = {
    "anna": ({"when": "gathered", "minutes": 30, "brief": True}, {"rhythm": "now", "form": "short"}),
    "bob": ({"when": "both", "plain": True, "heard": True}, {"rhythm": "both", "form": "heard"}),
    "chris": (
        {"when": "digest", "hours": [7], "plain": False},
        {"rhythm": "digest", "hours": [7], "form": "full"},
    ),
    "david": ({"when": "never"}, {"rhythm": "never"}),
}
NOW = "2026-03-02 09:00:00+00:00"
PLAYER = text(
    "INSERT INTO player (kind, role, email, name, language, time_zone, preferences, created_at, warnings) "
    "VALUES ('person', 'player', :email, :name, 'en', 'UTC', :wishes, :now, 0)"
)


@pytest.mark.usefixtures("empty")
def test_old_wishes_of_the_mail_are_told_in_the_new_words():
    schema_steps.upgrade_schema(revision=OLDEST)
    with db.engine.begin() as connection:
        for name, (wishes, _) in BEFORE.items():
            add_player(connection, name, {"theme": "dark", "mail": wishes})
        add_player(connection, "eva", {"pictures": False})
    schema_steps.upgrade_schema(revision=OLDER)
    assert wishes_kept() == {
        **{name: {"theme": "dark", "mail": after} for name, (_, after) in BEFORE.items()},
        "eva": {"mail": {"form": "short"}},
    }
    schema_steps.downgrade_schema(revision=OLDEST)
    assert wishes_kept()["chris"]["mail"]["when"] == "digest"
    assert wishes_kept()["bob"]["mail"]["when"] == "both"


LETTER = text(
    "INSERT INTO outbox (key, kind, channel, recipient, payload, state, attempts, created_at, not_before, last_error) "
    "VALUES ('a letter', 'default-played', 'mail', 'anna@example.org', '{}', 'sent', 1, :now, :now, '')"
)


@pytest.mark.usefixtures("empty")
@pytest.mark.parametrize(
    ("revision", "wishes"),
    [(OLDEST, {"when": "at-once", "brief": True}), (OLDER, {"rhythm": "now", "form": "short"})],
)
def test_an_old_database_is_upgraded_with_its_rows(revision, wishes):
    schema_steps.upgrade_schema(revision=revision)
    with db.engine.begin() as connection:
        add_player(connection, "anna", {"mail": wishes})
        connection.execute(LETTER, {"now": NOW})
    schema_steps.upgrade_schema()
    schema_steps.check_models()
    assert wishes_kept() == {"anna": {"mail": {"rhythm": "now", "form": "short"}}}
    with db.engine.connect() as connection:
        assert connection.scalar(text("SELECT kind FROM outbox")) == "late"


def add_player(connection, name: str, preferences: dict) -> None:
    kept = json.dumps(preferences)
    connection.execute(PLAYER, {"email": f"{name}@example.org", "name": name, "wishes": kept, "now": NOW})


def wishes_kept() -> dict[str, dict]:
    with db.engine.connect() as connection:
        rows = connection.execute(text("SELECT name, preferences FROM player")).all()
    return {name: json.loads(kept) if isinstance(kept, str) else kept for name, kept in rows}


HEARTBEATS = text(
    "INSERT INTO heartbeat (job, at, runs, faults, seconds, error)"
    " VALUES ('post', :now, 1, 0, 1, ''), ('backup', :now, 1, 0, 1, '')"
)


@pytest.mark.usefixtures("empty")
def test_heartbeats_of_tasks_with_old_names_go_and_that_of_the_backup_stays():
    schema_steps.upgrade_schema(revision="c7e2f94a1b38")
    with db.engine.begin() as connection:
        connection.execute(HEARTBEATS, {"now": NOW})
    schema_steps.upgrade_schema()
    with db.engine.connect() as connection:
        assert connection.scalars(text("SELECT job FROM heartbeat")).all() == ["backup"]
