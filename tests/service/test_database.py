"""The line to the database: one that the server has closed is replaced before anybody uses it."""

import pytest
from sqlalchemy import create_engine, text

from service.core.database import db


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
