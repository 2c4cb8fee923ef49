"""Plans on the page of a table, through either door, and nowhere on anybody else's page."""

import re

import pytest

from tests.service.site.table.conftest import OURS, look, press, seat_link

__all__ = ["look", "press", "seat_link"]
TEXT = "jester up to 300; never more than 500 in all"


@pytest.fixture
def table(florence):
    return florence()


def test_a_plan_is_looked_at_given_and_withdrawn(table, press, look):
    second = (table.waiting[0] + 1) % 4
    checked = press(table, second, "plans", text=TEXT, do="check")
    assert checked.status_code == 200
    assert "Never spend more than 500 in all." in checked.text
    assert table.plans(second) == []
    assert press(table, second, "plans", text=TEXT, do="give").status_code == 303
    assert TEXT in look(table, second).text
    assert all(TEXT not in look(table, other).text for other in (None, *range(4)) if other != second)
    number = table.plans(second)[0]["id"]
    assert press(table, second, f"plans/{number}/withdraw").status_code == 303
    assert table.states(second) == ["withdrawn"]


def test_a_bid_is_planned_with_fields_beside_the_question(table, press, look):
    second = (table.waiting[0] + 1) % 4
    page = look(table, table.waiting[0]).text
    assert re.search(r'<option value="jester">jester</option>', page)
    first = table.waiting[0]
    table.answer(first, "auction builder")
    offered = re.findall(r'<option value="(\w+)"', look(table, second).text.partition('name="lot"')[2])
    assert offered[0] == "builder", "the lot on auction comes first"
    fields = {"lot": "jester", "most": "300", "total": "500"}
    checked = press(table, second, "plans", **fields, do="check")
    assert "Never spend more than 500 in all." in checked.text
    assert press(table, second, "plans", **fields, do="give").status_code == 303
    (plan,) = table.plans(second)
    assert plan["text"] == f"{TEXT}; until round 2", "it bids at no auction of a later round"
    assert press(table, second, "plans", lot="jester", most="", do="give").status_code == 422


def test_what_is_no_plan_stays_in_the_form_with_its_reason(table, press):
    wrong = press(table, 0, "plans", text="tower up to 5", do="give")
    assert wrong.status_code == 422
    assert "tower up to 5" in wrong.text
    assert "You cannot bid for" in wrong.text


def test_a_link_gives_plans_too(table, client, seat_link):
    first = table.waiting[0]
    given = client.post(f"{seat_link(table, first)}/plans", data={"text": "if I name: jester", "do": "give"})
    assert given.status_code == 303
    assert table.plans(first)[0]["moves"][0]["text"] == "auction jester"


def test_onlookers_give_none(table, client):
    assert client.post(f"/tables/{table.number}/plans", data={"text": TEXT}, headers=OURS).status_code >= 400
    assert table.plans(0) == []


def test_a_plan_is_changed_where_it_stands(table, press, look):
    second = (table.waiting[0] + 1) % 4
    number = table.plan(second, TEXT)["id"]
    assert f"/plans/{number}" in look(table, second).text
    other = "builder up to 400"
    checked = press(table, second, f"plans/{number}", text=other, do="check")
    assert f'action="/tables/{table.number}/plans/{number}"' in checked.text
    assert table.plans(second)[0]["text"] == TEXT
    wrong = press(table, second, f"plans/{number}", text="tower up to 5", do="give")
    assert wrong.status_code == 422
    assert press(table, second, f"plans/{number}", text=other, do="give").status_code == 303
    assert [(plan["id"], plan["text"]) for plan in table.plans(second)] == [(number, other)]
    assert press(table, (second + 1) % 4, f"plans/{number}", text=TEXT, do="give").status_code == 409
    assert table.plans(second)[0]["text"] == other
