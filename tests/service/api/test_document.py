"""The document holds: whatever fits or does not fit it is answered as it says, and never by a fault."""

import re

import pytest
from jsonschema_rs import Draft202012Validator

import engine
from service.api.all_resources import RESOURCES
from service.web import PREFIX
from tests.service.api.kept_requests import document_of, requests_of

pytestmark = pytest.mark.sweep

OPERATIONS = [operation.name for resource in RESOURCES for operation in resource.operations]


@pytest.fixture(scope="session")
def document(built):
    """Read once: that takes longer than to replay an operation's requests."""
    return document_of(built)


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_answers_as_it_is_described(document, house, person, subtests, name):
    for mode, cases in requests_of(document.find_operation_by_id(name)).items():
        anna = person(f"anna-{mode.value}")  # whose session may call all of it
        for number, case in enumerate(cases, 1):
            with subtests.test(f"{mode.value} {number}"):
                case.call_and_validate(headers=anna.keys)


def test_the_document_is_openapi_3_1_with_an_example_for_every_body_and_answer(client):
    served = client.get(f"{PREFIX}/openapi.json").json
    assert served["openapi"].startswith("3.1")
    for path in served["paths"].values():
        for method, operation in path.items():
            if method == "parameters":
                continue
            assert operation["summary"]
            for content in (operation.get("requestBody", {}), *operation["responses"].values()):
                for kind in content.get("content", {}).values():
                    assert "example" in kind or "examples" in kind


def test_people_can_read_it_without_any_foreign_host(client):
    page = client.get(f"{PREFIX}/").text
    assert "POST /api/v1/me/tokens" in page
    assert "http://" not in page
    assert "https://" not in re.sub(r"https://(play|bot)\.example\.org", "", page)  # those of the examples


def test_every_problem_has_its_page(client):
    page = client.get("/problems/link-spent").text
    assert "<code>link-spent</code> (410)" in page
    assert "unknown-key" not in page


def test_it_says_how_each_move_of_each_game_looks(client, house):
    """Every legal answer of every game fits the component of its game, and that of a move as such."""
    shapes = client.get(f"{PREFIX}/openapi.json").json["components"]["schemas"]
    for game in engine.games().values():
        table = engine.new_table(game.name, seats=game.seats[-1], seed=bytes(32))
        fits = Draft202012Validator(
            {"$ref": f"#/components/schemas/{game.name.title()}Move", "components": {"schemas": shapes}}
        )
        while table.waiting and table.count < 20:
            seat = table.waiting[0]
            for move in table.moves(seat):
                fits.validate(move.data())
            table.play(seat, table.moves(seat)[-1])
        assert not fits.is_valid({"do": "nothing of the kind"})
