"""A mail is drawn of its own values alone, also while somebody opens a page."""

import pytest
from sqlalchemy import select

from service.mail.compose import compose_mail
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from tests.parts.letters import sit


@pytest.fixture
def letter(app, clock):
    sit(clock, "pebbles", 2, preferences={"mail": {"form": "short"}})
    with read_session() as session:
        found = session.scalars(select(Letter).where(Letter.kind == "decision")).first()
        session.expunge(found)
        return found


def test_what_stands_around_pages_is_not_asked_for_a_mail(app, clock, letter, monkeypatch):
    def around():
        raise AssertionError("a mail asks for what stands around pages")

    elsewhere = compose_mail(letter, clock()).octets
    monkeypatch.setitem(app.template_context_processors, None, [around])
    with app.test_request_context("/me/mail/sample"):
        assert compose_mail(letter, clock()).octets == elsewhere
