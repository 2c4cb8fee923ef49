"""Tables with a fixed seed at the first auction, and requests about plans."""

import pytest

from service.play.tables.schemas import USUAL_PACE
from tests.parts.tables import AtTable


class Planned:
    """A table and the plans of its seats."""

    def __init__(self, at) -> None:
        self.at = at

    def __getattr__(self, name):
        return getattr(self.at, name)

    @property
    def waiting(self) -> list[int]:
        return self.at.get(0, "view").json["view"]["waiting"]

    def kind(self) -> str:
        return self.question(self.waiting[0])["kind"]

    def default_until(self, kind: str) -> None:
        while self.kind() != kind:
            seat = self.waiting[0]
            assert self.answer(seat, self.question(seat)["default"]).status_code == 200

    def plan(self, seat: int, text: str, status: int = 201) -> dict:
        given = self.send("POST", seat, "plans", {"text": text})
        assert given.status_code == status, given.json
        return given.json

    def plans(self, seat: int) -> list[dict]:
        return self.get(seat, "plans").json["plans"]

    def states(self, seat: int) -> list[str]:
        return [plan["state"] for plan in self.plans(seat)]


@pytest.fixture
def florence(client, begin, chance, seated):
    """Four players, of whom the first must name a lot. Auctions are not simultaneous unless wanted."""

    chance.deal_alike()

    def make(seats: int = 4, pace: str | dict = USUAL_PACE, **wished) -> Planned:
        def play():
            table = Planned(seated("florence", seats, options=wished, pace=pace))
            table.default_until("name")
            return table.number, table.keys

        number, keys = begin(f"the first lot for {seats}, {pace}, {wished}", play)
        return Planned(AtTable(client, number, keys))

    return make
