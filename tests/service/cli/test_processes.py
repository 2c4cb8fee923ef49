"""The commands that a host's units start: what they need, and what they do with what comes in."""

import os

import pytest
from click.testing import CliRunner
from sqlalchemy import func, select

from service.app import create_app
from service.cli import main
from service.mail.incoming.models import IncomingMail
from service.mail.parse.message import MAX_OCTETS
from service.platform.database import Base, db
from service.platform.settings import Settings
from service.platform.transaction import read_session

MAIL = b"From: anna@example.org\r\nMessage-ID: <1@example.org>\r\n\r\nbid 4\r\n"


@pytest.mark.parametrize("command", ["worker", "beat"])
def test_what_hears_a_broker_says_that_there_is_none(command, tmp_path):
    run = CliRunner().invoke(
        main, [command], env={"PROCACCIO_DATA": str(tmp_path), "PROCACCIO_REDIS_URL": ""}
    )
    assert run.exit_code == 1
    assert "PROCACCIO_REDIS_URL" in run.output


@pytest.fixture
def hand_in(tmp_path):
    """Hands a mail to `procaccio ingest`; tells its exit status and how many mails are then kept."""
    app = create_app(Settings(data=tmp_path))
    with app.app_context():
        Base.metadata.create_all(db.engine)

    def ingest(*words, mail=MAIL):
        run = CliRunner().invoke(main, ["ingest", *words], input=mail, env={"PROCACCIO_DATA": str(tmp_path)})
        with app.app_context(), read_session() as session:
            return run.exit_code, session.scalar(select(func.count()).select_from(IncomingMail))

    yield ingest
    with app.app_context():
        db.engine.dispose()


def test_a_mail_is_taken_in_once(hand_in):
    house = Settings().mail_from.rpartition("<")[2].rstrip(">")
    assert hand_in(house) == (os.EX_OK, 1)
    assert hand_in(house) == (os.EX_OK, 1)


def test_a_mail_to_nobody_and_one_that_is_too_long_are_refused(hand_in):
    assert hand_in("nobody@example.org") == (os.EX_NOUSER, 0)
    assert hand_in("nobody@example.org", mail=MAIL + b"x" * MAX_OCTETS) == (os.EX_DATAERR, 0)
