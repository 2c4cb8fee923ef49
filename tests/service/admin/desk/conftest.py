"""The desk as its people use it: a moderator with a proved second factor, and acts by name."""

import pytest

from service.admin.desk.all_acts import ACTS
from service.admin.desk.api import PATHS
from service.platform.accounts.models import Role

REASON = "because the table asked for it"


class Desk:
    """A moderator at work."""

    def __init__(self, client, who, prove) -> None:
        self.client, self.who, self.prove = client, who, prove

    def do(self, act: str, number: int = 0, *, key: str | None = None, reason: str = REASON, **given):
        path = (PATHS[ACTS[act].about] + act).replace("<id:number>", str(number))
        headers = self.who.keys | ({"Idempotency-Key": key} if key else {})
        return self.client.post(f"/api/v1{path}", json={"reason": reason, **given}, headers=headers)

    def done(self, act: str, number: int = 0, **given):
        answer = self.do(act, number, **given)
        assert answer.status_code == 200, answer.json
        return answer.json["deed"]

    def get(self, path: str, **query):
        return self.client.get(f"/api/v1/desk/{path}", headers=self.who.keys, query_string=query)

    def deeds(self, **query):
        return self.get("deeds", **query).json["items"]


@pytest.fixture
def staff(client, person, prove):
    """Makes people of the desk: `mod = staff("mod")`."""

    def make(name: str, role: Role = Role.MODERATOR) -> Desk:
        who = person(name, role)
        prove(who)
        return Desk(client, who, prove)

    return make


@pytest.fixture
def desk(staff):
    return staff("mod")


@pytest.fixture
def host(staff):
    return staff("landlord", Role.HOST)
