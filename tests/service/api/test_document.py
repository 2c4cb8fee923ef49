"""The document holds: whatever fits or does not fit it is answered as it says, and never by a fault."""

import re

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from jsonschema_rs import Draft202012Validator
from schemathesis import GenerationMode

import engine
from service.api.rooms import PREFIX
from service.app import ROOMS

OPERATIONS = [operation.name for room in ROOMS for operation in room.operations]

# The matrix covers access; and a schema cannot say all that a name or an address must be.
LEFT_OUT = ("ignored_auth", "positive_data_acceptance")
CHECKS = {check: {"enabled": False} for check in LEFT_OUT}
# What is wrong may also be too long to be read to its end, which the library does not count as a refusal.
REFUSALS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
CHECKS["negative_data_rejection"] = {"expected-statuses": REFUSALS}
CONFIG = schemathesis.Config.from_dict({"checks": CHECKS})


class Served:
    """The document, read once, and the cases drawn from it: to draw them costs ten times what calling does."""

    def __init__(self) -> None:
        self.document = None
        self.cases = {}

    def by(self, app):
        """Read by way of either application: both serve the same."""
        if self.document is None:
            self.document = schemathesis.openapi.from_wsgi(f"{PREFIX}/openapi.json", app, config=CONFIG)
        return self

    def drawn(self, name, mode):
        """Cases of an operation, the same on both databases; none where nothing can be sent wrong."""
        if (name, mode) not in self.cases:
            self.cases[name, mode] = list(self.draw(name, mode))
        return self.cases[name, mode]

    def draw(self, name, mode):
        found = []

        @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=self.document.find_operation_by_id(name).as_strategy(generation_mode=mode))
        def keep(case):
            found.append(case)

        try:
            keep()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE  # where nothing is sent, nothing can be sent wrong
        return found


def drawn_once(name, mode):
    """Both databases in one process: to draw the cases takes longest by far."""
    return pytest.param(name, mode, marks=pytest.mark.xdist_group(f"{name}-{mode}"))


@pytest.fixture(scope="session")
def read_once():
    return Served()


@pytest.fixture
def served(read_once, house):
    return read_once.by(house)


@pytest.mark.parametrize(
    ("name", "mode"), [drawn_once(name, mode) for name in OPERATIONS for mode in GenerationMode]
)
def test_every_operation_answers_as_it_is_described(served, house, person, name, mode):
    anna = person("anna")  # whose session may call all of it
    for case in served.drawn(name, mode):
        case.operation.app = house
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
