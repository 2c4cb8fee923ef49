"""Three people at a running table. One of them mutes another."""

import pytest

from service.mail.deliver import deliver_mail
from tests.parts.tables import ROOT, AtTable


class Company(AtTable):
    """The table, and requests of its players."""

    def __init__(self, client, number: int, people) -> None:
        super().__init__(client, number, [who.keys for who in people])
        self.people = people

    def mute(self, by: int, whom: int, method: str = "PUT") -> int:
        path = f"{ROOT}/me/mutes/{self.people[whom].id}"
        return self.client.open(path, method=method, headers=self.keys[by]).status_code

    def lift(self, by: int, whom: int) -> int:
        return self.mute(by, whom, "DELETE")

    def muted(self, by: int) -> list[str]:
        listed = self.client.get(f"{ROOT}/me/mutes", headers=self.keys[by]).json["items"]
        return [each["player"] for each in listed]

    def say(self, seat: int, text: str, to: list[int] | None = None):
        return self.send("POST", seat, "talk", {"text": text, "to": to})

    def heard(self, seat: int) -> list[str]:
        return [line["text"] for line in self.get(seat, "talk").json["lines"]]

    def open_another(self, host: int, **wish) -> str:
        body = {"game": "pebbles", "seats": 3, **wish}
        made = self.client.post(f"{ROOT}/tables", json=body, headers=self.keys[host])
        assert made.status_code == 201, made.json
        return f"{ROOT}/tables/{made.json['id']}"

    def invite(self, path: str, by: int, whom: int):
        body = {"email": self.people[whom].email}
        return self.client.post(f"{path}/invitations", json=body, headers=self.keys[by])

    def invited(self, who: int) -> list[int]:
        found = self.client.get(f"{ROOT}/tables?which=invited", headers=self.keys[who]).json["items"]
        return [each["id"] for each in found]


@pytest.fixture
def at(app, client, person, request) -> Company:
    """Anna, Bob and Chris, on seats 0 to 2."""
    request.getfixturevalue("unhurried")
    people = [person(name) for name in ("anna", "bob", "chris")]
    made = client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 3}, headers=people[0].keys)
    for who in people[1:]:
        client.post(f"{ROOT}/tables/{made.json['id']}/seats", json={}, headers=who.keys)
    return Company(client, made.json["id"], people)


@pytest.fixture
def letters(app, clock, mailer):
    """Sends due letters and returns pairs of recipient and letter."""

    def leave() -> list:
        before = len(mailer.mails)
        while deliver_mail(now=clock(), limit=100):
            """Until nothing is left."""
        return [(str(mail["To"]).partition("@")[0], mail) for mail in mailer.mails[before:]]

    return leave
