"""The document holds: whatever fits or does not fit it is answered as it says, and never by a fault."""

import re

import pytest
from jsonschema_rs import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from service.api.all_resources import RESOURCES
from service.api.resource import Part
from service.web import PREFIX
from service.web.gzip import unzipped
from tests.service.api.kept_requests import documents_of, operation_in, requests_of

pytestmark = pytest.mark.sweep

OPERATIONS = [operation.name for resource in RESOURCES for operation in resource.operations]


@pytest.fixture(scope="session")
def documents(built):
    """Read once: that takes longer than to replay an operation's requests."""
    return documents_of(built)


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_answers_as_it_is_described(documents, house, person, subtests, name):
    for mode, cases in requests_of(operation_in(documents, name)).items():
        anna = person(f"anna-{mode.value}")  # whose session may call all of it
        for number, case in enumerate(cases, 1):
            with subtests.test(f"{mode.value} {number}"):
                case.call_and_validate(headers=anna.keys)


DOCUMENTS = [f"{PREFIX}/{part}.json" for part in Part]


def operations_of(document):
    for path in document["paths"].values():
        yield from (operation for operation in path.values() if isinstance(operation, dict))


@pytest.mark.parametrize("address", DOCUMENTS)
def test_the_document_is_openapi_3_1_with_an_example_for_every_body_and_answer(client, address):
    served = client.get(address).json
    OpenAPIV31SpecValidator(served).validate()
    shared = served["components"]["responses"]
    for operation in operations_of(served):
        assert operation["summary"]
        assert operation["description"]
        answers = [
            shared.get(each.get("$ref", "").split("/")[-1], each) for each in operation["responses"].values()
        ]
        for content in (operation.get("requestBody", {}), *answers):
            for kind in content.get("content", {}).values():
                assert "example" in kind or "examples" in kind


def test_every_operation_stands_in_one_document(client):
    told = [
        operation["operationId"] for each in DOCUMENTS for operation in operations_of(client.get(each).json)
    ]
    assert sorted(told) == sorted(OPERATIONS)


@pytest.mark.parametrize("address", DOCUMENTS)
def test_every_example_fits_what_is_said_of_it(client, address):
    served = client.get(address).json
    components = served["components"]
    for name, operation in ((each["operationId"], each) for each in operations_of(served)):
        answers = [
            components["responses"].get(each.get("$ref", "").split("/")[-1], each)
            for each in operation["responses"].values()
        ]
        for content in (operation.get("requestBody", {}), *answers):
            for media, kind in content.get("content", {}).items():
                if "json" not in media:
                    continue
                shown = kind.get("examples", {}).get("usual", {}).get("$ref", "").split("/")[-1]
                value = components["examples"][shown]["value"] if shown else kind["example"]
                fits = Draft202012Validator({**kind["schema"], "components": components})
                assert fits.is_valid(value), (name, next(fits.iter_errors(value)).message)


@pytest.mark.parametrize("address", DOCUMENTS)
def test_it_is_light_and_sent_once(client, address):
    whole = client.get(address)
    assert len(whole.data) < 250_000
    zipped = client.get(address, headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert unzipped(zipped.data) == whole.data
    assert len(zipped.data) < 50_000
    again = client.get(address, headers={"If-None-Match": whole.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_it_tells_of_calls(client):
    (told,) = [each["webhooks"] for each in (client.get(at).json for at in DOCUMENTS) if "webhooks" in each]
    assert set(told) == {"turn", "finished", "talk", "invitation", "contest", "ping"}


@pytest.mark.parametrize("address", DOCUMENTS)
def test_it_tells_of_languages_and_rates(client, address):
    served = client.get(address).json
    shared = served["components"]["responses"]
    for path in served["paths"].values():
        assert {"$ref": "#/components/parameters/Language"} in path["parameters"]
    for operation in operations_of(served):
        answer = next(iter(operation["responses"].values()))
        headers = shared.get(answer.get("$ref", "").split("/")[-1], answer)["headers"]
        assert {"X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"} <= headers.keys()


def test_people_can_read_it_without_any_foreign_host(client):
    page = client.get(f"{PREFIX}/").text
    assert "POST /api/v1/me/tokens" in page
    assert "POST /api/v1/desk/" in page
    assert "http://" not in re.sub(r"http://127.0.0.1:8000", "", page)
    assert "https://" not in re.sub(r"https://(play|bot)\.example\.org", "", page)  # those of the examples


def test_every_problem_has_its_page(client):
    page = client.get("/problems/link-spent").text
    assert "<code>link-spent</code> (410)" in page
    assert "unknown-key" not in page


def test_a_problem_may_say_more_than_is_declared(client):
    problem = client.get(DOCUMENTS[0]).json["components"]["schemas"]["Problem"]
    assert "additionalProperties" not in problem
    assert {"legal", "rule", "section", "facts", "events", "question", "free", "why"} <= problem[
        "properties"
    ].keys()
