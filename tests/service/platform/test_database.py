"""The line to the database, which is replaced where the server has closed it and keeps what it carries to itself,
and the file of SQLite, which is private."""

from traceback import format_exception

import pytest
from sqlalchemy import create_engine, insert, text
from sqlalchemy.exc import IntegrityError

from service.app import create_app
from service.platform.database import db
from service.platform.outbox.models import BoxedMail
from service.platform.settings import Settings
from service.platform.transaction import transaction
from tests.parts.service import SECRET


@pytest.mark.postgres
def test_lines_that_the_server_closed_are_replaced(app):
    with db.engine.connect() as line:
        number = line.scalar(text("SELECT pg_backend_pid()"))
    desk = create_engine(db.engine.url)
    with desk.connect() as other:
        other.execute(text("SELECT pg_terminate_backend(:number, 5000)"), {"number": number})
    desk.dispose()
    with db.engine.connect() as line:
        assert line.scalar(text("SELECT pg_backend_pid()")) != number


@pytest.mark.both_databases
def test_an_error_does_not_tell_what_was_to_be_stored(app, clock):
    """Neither the driver's nor ours: whatever is raised is logged with the errors that led to it."""
    row = {"message_id": "1", "recipient": None, "subject": "keep cartographer"}
    with pytest.raises(IntegrityError) as told, transaction() as session:
        session.execute(insert(BoxedMail).values(**row, raw=b"", created_at=clock()))
    logged = "".join(format_exception(told.value))
    assert "INSERT INTO boxed_mail" in logged
    assert "recipient" in logged
    assert "cartographer" not in logged


def test_the_file_and_those_beside_it_are_their_owners_alone(tmp_path):
    settings = Settings(data=tmp_path / "var", secret=SECRET)
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "procaccio.db").touch(mode=0o644)  # from before
    app = create_app(settings)
    with app.app_context(), db.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (x)")
        modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "var").glob("procaccio.db*")}
        assert modes == dict.fromkeys(("procaccio.db", "procaccio.db-wal", "procaccio.db-shm"), 0o600)
    with app.app_context():
        db.engine.dispose()


def test_the_folder_that_the_first_start_makes_is_its_owners_alone(tmp_path):
    Settings(data=tmp_path / "var")
    assert (tmp_path / "var").stat().st_mode & 0o777 == 0o700
