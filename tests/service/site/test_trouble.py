"""The house's own trouble on a page: said in words, drawn without the database, never with its reasons."""

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from service.platform.database import db


def is_gone(*_args, **_more):
    raise OperationalError("SELECT 1", {}, ConnectionError("refused"))


def is_broken(*_args, **_more):
    raise ZeroDivisionError("the secret reason")


@pytest.fixture
def broken(app):
    """From now on whatever asks the database meets this."""
    hung = []

    def breaking(how):
        event.listen(db.engine, "before_cursor_execute", how)
        hung.append(how)

    yield breaking
    for how in hung:
        event.remove(db.engine, "before_cursor_execute", how)


@pytest.mark.parametrize("path", ["/", "/open", "/tables/1", "/me"])
def test_a_database_that_is_away_is_a_page_that_says_when_to_come_back(browser_of, person, broken, path):
    browser = browser_of(person("anna"))
    broken(is_gone)
    answer = browser.get(path)
    assert answer.status_code == 503
    assert int(answer.headers["Retry-After"]) > 0
    assert "The service cannot reach its database now." in answer.text
    assert 'id="content"' in answer.text


def test_a_fault_is_a_page_without_its_reason(browser_of, person, broken):
    browser = browser_of(person("anna"))
    broken(is_broken)
    answer = browser.get("/open")
    assert answer.status_code == 500
    assert "we have logged it" in answer.text
    assert "secret reason" not in answer.text


def test_programs_get_the_document(client, broken):
    broken(is_gone)
    answer = client.get("/open", headers={"Accept": "*/*"})
    assert answer.content_type == "application/problem+json"
    assert answer.status_code == 503
