"""A circle of friends, and their requests over the API."""

import pytest

from service.mail.deliver import deliver_mail
from tests.parts.letters import play

ROOT = "/api/v1"
USUAL = {"game": "pebbles", "seats": 2}


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


class Friends:
    """A circle and the keys of its members, by name. The first looks after it."""

    def __init__(self, client, person, clock, names) -> None:
        self.client, self.clock = client, clock
        self.people = {name: person(name) for name in names}
        self.keys = {name: who.keys for name, who in self.people.items()}
        self.owner = names[0]
        made = client.post(f"{ROOT}/circles", json={"name": "Thursday"}, headers=self.keys[self.owner])
        assert made.status_code == 201, made.json
        self.number = made.json["id"]
        self.path = f"{ROOT}/circles/{self.number}"
        for name in names[1:]:
            clock.tick(hours=1)
            assert self.join(name).status_code == 200

    def link(self, name: str | None = None) -> str:
        return self.client.get(f"{self.path}/link", headers=self.keys[name or self.owner]).json["secret"]

    def join(self, name: str, secret: str | None = None):
        body = {"secret": secret or self.link()}
        return self.client.post(f"{ROOT}/circle-joins", json=body, headers=self.keys[name])

    def shown(self, name: str | None = None) -> dict:
        return self.client.get(self.path, headers=self.keys[name or self.owner]).json

    def names(self) -> list[str]:
        return [member["player"].lower() for member in self.shown()["members"]]

    def change(self, who: str, /, **changes):
        return self.client.patch(self.path, json=changes, headers=self.keys[who])

    def usually(self, **usual) -> None:
        assert self.change(self.owner, usual=USUAL | usual).status_code == 200

    def again(self, name: str) -> int:
        opened = self.client.post(f"{self.path}/again", json={}, headers=self.keys[name])
        assert opened.status_code == 201, opened.json
        return opened.json["id"]

    def answer(self, name: str, table: int, *, coming: bool):
        body = {"coming": coming}
        return self.client.put(f"{self.path}/tables/{table}/answer", json=body, headers=self.keys[name])

    def open(self, name: str, **wish) -> dict:
        body = USUAL | {"circle": self.number} | wish
        return self.client.post(f"{ROOT}/tables", json=body, headers=self.keys[name])

    def table(self, number: int, name: str | None = None):
        return self.client.get(f"{ROOT}/tables/{number}", headers=self.keys[name or self.owner])

    def seated(self, number: int) -> set[str]:
        return {seat["player"].lower() for seat in self.table(number).json["seats"] if seat["player"]}

    def played(self, *names: str, **wish) -> int:
        """Return the number of a table that these friends have played to the end."""
        number = self.open(names[0], seats=len(names), **wish).json["id"]
        for name in names[1:]:
            sat = self.client.post(f"{ROOT}/tables/{number}/seats", json={}, headers=self.keys[name])
            assert sat.status_code == 200, sat.json
        assert play(self.clock, number, 10_000).over
        return number

    def standings(self, name: str | None = None) -> list[dict]:
        found = self.client.get(f"{self.path}/standings", headers=self.keys[name or self.owner]).json
        return found["games"][0]["standings"] if found["games"] else []


@pytest.fixture
def friends(app, client, person, clock, request):
    """`circle = friends("anna", "bob")`."""
    request.getfixturevalue("unhurried")

    def make(*names: str) -> Friends:
        return Friends(client, person, clock, names)

    return make


@pytest.fixture
def letters(app, clock, mailer):
    """Sends due letters and returns them."""

    def leave() -> list:
        before = len(mailer.mails)
        deliver_mail(now=clock())
        return mailer.mails[before:]

    return leave
