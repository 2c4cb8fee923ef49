"""A table that the desk takes back takes its plans back too."""

import pytest

from tests.service.play.plans.conftest import Planned


@pytest.fixture
def table(chance, seated):
    chance.deal_alike()
    at = Planned(seated("florence", 4))
    at.default_until("name")
    return at


def test_a_plan_is_where_it_was_and_goes_on_from_there(table, desk):
    first = table.waiting[0]
    second = (first + 1) % 4
    count = table.shown["count"]
    table.plan(second, "jester up to 300")
    table.answer(first, "auction jester")
    assert table.plans(second)[0]["moves"]
    revision = table.get(first, "view").json["revision"]
    deed = desk.done("rewind", table.number, count=count, revision=revision)
    assert deed["after"]["count"] == count
    assert table.waiting == [first]
    assert (table.states(second), table.plans(second)[0]["moves"]) == (["standing"], [])
    table.answer(first, "auction jester")
    assert [move["text"] for move in table.plans(second)[0]["moves"]] == ["bid 300"]
