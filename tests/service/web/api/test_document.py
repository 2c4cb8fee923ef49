"""The document holds: whatever fits or does not fit it is answered as it says, and never by a fault."""

import re
from os import environ

import pytest
from jsonschema_rs import Draft202012Validator

from service.app.resources import CORE, RESOURCES
from service.site.document.openapi_document import PATH_PART
from service.web import PREFIX
from service.web.api.resource import ApiDocument
from service.web.gzip import gzip_decompress
from tests.service.web.api.kept_requests import documents_of, operation_in, requests_of

ON = {
    "sqlite": (),
    "postgres": (pytest.mark.postgres,),
    "both": (pytest.mark.both_databases,),
}
pytestmark = [*ON[environ.get("PROCACCIO_DATABASE", "sqlite")]]
"""`make fuzz-api DATABASE=both` sends the drawn requests to PostgreSQL as well; what is kept is replayed on one."""

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
                # Called without a socket, the library does not read what is compressed
                case.call_and_validate(headers=anna.keys | {"Accept-Encoding": "identity"})


DOCUMENTS = [f"{PREFIX}/{part}.json" for part in ApiDocument]
PARTS = [each for each in DOCUMENTS if not each.endswith(f"{ApiDocument.ALL}.json")]


def operations_of(document):
    for path in document["paths"].values():
        yield from (operation for operation in path.values() if isinstance(operation, dict))


@pytest.mark.parametrize("address", DOCUMENTS)
def test_the_document_is_openapi_3_1_with_an_example_for_every_body_and_answer(client, address):
    # Not above: to import it takes a third of the time in which all tests are collected
    from openapi_spec_validator import OpenAPIV31SpecValidator

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


@pytest.mark.parametrize("address", DOCUMENTS)
def test_no_description_depends_on_the_python_that_serves_it(client, address):
    """Since 3.13 Python drops the indentation of a docstring: one of several lines would be another text."""
    described = re.findall(r'"description":\s?"(?:[^"\\]|\\.)*"', client.get(address).text)
    assert described
    assert [text for text in described if r"\n " in text] == []


def ids_of(client, part):
    return [each["operationId"] for each in operations_of(client.get(f"{PREFIX}/{part}.json").json)]


def test_the_whole_document_has_every_operation_and_the_others_are_parts_of_it(client):
    parts = [part for part in ApiDocument if part != ApiDocument.ALL]
    assert sorted(ids_of(client, ApiDocument.ALL)) == sorted(OPERATIONS)
    assert {each for part in parts for each in ids_of(client, part)} == {*OPERATIONS}


@pytest.mark.parametrize("part", [ApiDocument.PLAY, ApiDocument.ALL])
def test_the_core_comes_first(client, part):
    """An operation may share its path with an earlier one, and then stands there."""
    core = [operation.name for operation in CORE]
    first = dict.fromkeys(ids_of(client, part))
    paths = {operation.path for operation in CORE}
    assert {*core} <= {*[*first][: len(core) + len(OPERATIONS) // 10]}
    listed = [*client.get(f"{PREFIX}/{part}.json").json["paths"]]
    assert {PATH_PART.sub(r"{\2}", PREFIX + path) for path in paths} == {*listed[: len(paths)]}


def test_every_refusal_has_a_status_and_a_name(client):
    whole = client.get(f"{PREFIX}/{ApiDocument.ALL}.json").json
    shared = whole["components"]["responses"]
    for operation in operations_of(whole):
        statuses = [status for status in operation["responses"] if status >= "400"]
        told = {name for status in statuses for name in shared[f"Problem{status}"]["x-problems"]}
        assert {*operation.get("x-problems", ())} <= told
        assert all(status.isdecimal() for status in operation["responses"])


@pytest.mark.parametrize("address", PARTS)
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
                fits = Draft202012Validator(
                    {**kind["schema"], "components": components}, validate_formats=True
                )
                assert fits.is_valid(value), (name, next(fits.iter_errors(value)).message)


@pytest.mark.parametrize("address", DOCUMENTS)
def test_it_is_light_and_sent_once(client, address):
    whole = client.get(address)
    complete = address.endswith(f"{ApiDocument.ALL}.json")
    assert len(whole.data) < (690_000 if complete else 360_000)
    zipped = client.get(address, headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert gzip_decompress(zipped.data) == whole.data
    assert len(zipped.data) < (100_000 if complete else 56_000)
    again = client.get(address, headers={"If-None-Match": whole.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_it_tells_of_calls(client):
    told = [each["webhooks"] for each in (client.get(at).json for at in DOCUMENTS) if "webhooks" in each]
    assert {frozenset(each) for each in told} == {
        frozenset({"turn", "finished", "talk", "invitation", "contest", "ping"})
    }


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
    problems = [client.get(each).json["components"]["schemas"]["Problem"] for each in DOCUMENTS]
    assert all("additionalProperties" not in each for each in problems)
    declared = set().union(*(each["properties"] for each in problems))
    assert {"legal", "rule", "section", "facts", "events", "question", "free", "why"} <= declared


FREE = {
    "Deed/after": "each act of the desk changes something else",
    "Deed/before": "the same",
    "Deed/given": "each act of the desk is given something else",
    "Export/incoming_mail/items": "rows as they are stored, for whoever takes them along",
    "Export/letters/items": "the same",
    "Export/player": "the same",
    "Export/records/items": "a record, or part of one, of any game and of any version of it",
    "Game/moves": "a JSON Schema",
    "Game/options": "a JSON Schema",
    "Problem/errors": "as deep as what was sent",
    "WholeEdition/data": "the file of an edition: who writes one adds what they like",
    "WholeEdition/map": "the same",
}
"""What a client cannot know beforehand, and why."""


def test_everything_has_a_type_but_what_nobody_can_know(client):
    found = {place for address in DOCUMENTS for place in untyped(client.get(address).json)}
    assert found == FREE.keys()


def untyped(document):
    """Where anything may stand: an object without properties, a list of whatever, no type at all."""
    for name, shape in document["components"]["schemas"].items():
        yield from untyped_in(shape, name)
    for path, operations in document["paths"].items():
        for operation in (each for each in operations.values() if isinstance(each, dict)):
            for holder in (operation.get("requestBody", {}), *operation["responses"].values()):
                for media in holder.get("content", {}).values():
                    yield from untyped_in(media["schema"], path)


def untyped_in(shape, place):
    if TYPED.isdisjoint(shape) or shape.get("enum") == []:
        yield place
    kinds = shape.get("type", ())
    if "object" in ([kinds] if isinstance(kinds, str) else kinds) and "properties" not in shape:
        values = shape.get("additionalProperties", {})
        yield from untyped_in(values, place) if values else (place,)
    for part in ("anyOf", "oneOf", "allOf", "prefixItems"):
        for each in shape.get(part, ()):
            yield from untyped_in(each, place)
    for name, each in shape.get("properties", {}).items():
        yield from untyped_in(each, f"{place}/{name}")
    if "array" in kinds and "prefixItems" not in shape:
        yield from untyped_in(shape.get("items", {}), f"{place}/items")


TYPED = {"type", "anyOf", "oneOf", "allOf", "enum", "const", "$ref"}
