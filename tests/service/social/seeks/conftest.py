"""People who look for a table, and one who opens tables."""

from datetime import timedelta

import pytest

from service.mail.deliver import deliver_mail
from service.web.access import COOKIE
from tests.parts.tables import ROOT

GAME = "pebbles"


class Seekers:
    """Requests of people who look for tables, over the API."""

    def __init__(self, client, clock, mailer) -> None:
        self.client, self.clock, self.mailer = client, clock, mailer

    def send(self, who, method: str, path: str, body=None):
        return self.client.open(f"{ROOT}{path}", method=method, json=body, headers=who.keys)

    def seek(self, who, game: str = GAME):
        return self.send(who, "POST", "/seeks", {"game": game})

    def listed(self, who, query: str = "") -> list[str]:
        return [each["player"] for each in self.send(who, "GET", f"/seeks{query}").json["items"]]

    def open(self, who, **wish) -> int:
        made = self.send(who, "POST", "/tables", {"game": GAME, "seats": 3, **wish})
        assert made.status_code == 201, made.json
        return made.json["id"]

    def sit(self, who, table: int) -> None:
        assert self.send(who, "POST", f"/tables/{table}/seats", {}).status_code == 200

    def told(self, **later) -> dict[str, str]:
        """Return the letters about open tables that are due later: text by the first part of the address."""
        before = len(self.mailer.mails)
        self.clock.now += timedelta(**(later or {"minutes": 3}))
        deliver_mail(now=self.clock())
        told = {
            str(mail["To"]).partition("@")[0]: mail.get_body(("plain",)).get_content()
            for mail in self.mailer.mails[before:]
        }
        return {who: text for who, text in told.items() if "/stop-seek/" in text}


@pytest.fixture
def seekers(app, client, clock, mailer, request) -> Seekers:
    request.getfixturevalue("unhurried")
    return Seekers(client, clock, mailer)


@pytest.fixture
def people(person):
    return [person(name) for name in ("anna", "bob", "chris")]


@pytest.fixture
def browser(house, people):
    """Anna's browser."""
    client = house.test_client()
    client.environ_base.update(HTTP_SEC_FETCH_SITE="same-origin", HTTP_ACCEPT="text/html,*/*;q=0.8")
    client.set_cookie(COOKIE, people[0].session)
    return client
