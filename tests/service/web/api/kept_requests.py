"""Stores generated requests, valid and invalid ones for every operation of the API.

Drawing requests from the document takes ten times as long as sending them, so each operation has a file in
`tests/service/web/api/requests`, which every run replays. `make fuzz-api` draws new ones, sends all of them, and stores some of
each operation.

If several threads run it, schemathesis may end with "AST constructor recursion depth mismatch". This is a bug of Python up to
3.11.8 (gh-106905), independent of the schema: two threads parse source at once.
"""

import json
from base64 import b64decode, b64encode
from os import environ
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core import NOT_SET
from schemathesis.generation.case import Case
from schemathesis.generation.meta import CaseMetadata

from service.app.resources import RESOURCES
from service.web import PREFIX
from service.web.api.resource import ApiDocument

KEPT = Path(__file__).with_name("requests")
KEPT_OF_EACH = 10
DRAWN = int(environ.get("PROCACCIO_REQUESTS", "0"))
"""New requests for each operation; with none, the stored ones are replayed."""

# Another test covers access. A schema cannot describe all rules of names and addresses.
LEFT_OUT = ("ignored_auth", "positive_data_acceptance")
CHECKS = {check: {"enabled": False} for check in LEFT_OUT}
# An invalid body may also be too long to be read, which the library does not count as a refusal.
REFUSALS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
CHECKS["negative_data_rejection"] = {"expected-statuses": REFUSALS}
CONFIG = schemathesis.Config.from_dict({"checks": CHECKS})

SENT = ("path_parameters", "headers", "cookies", "query", "media_type")
UNKNOWN = {"description": None, "location": None, "parameter": None, "parameter_location": None}


def documents_of(app):
    """Return the documents of all operations."""
    return [
        schemathesis.openapi.from_wsgi(f"{PREFIX}/{part}.json", app, config=CONFIG)
        for part in ApiDocument
        if part != ApiDocument.ALL
    ]


def operation_in(documents, name: str):
    (part,) = (resource.part for resource in RESOURCES for each in resource.operations if each.name == name)
    return documents[[*ApiDocument].index(part)].find_operation_by_id(name)


def requests_of(operation) -> dict[GenerationMode, list[Case]]:
    """Return the stored requests, or new ones, of which some are stored."""
    file = KEPT / f"{operation.definition.raw['operationId']}.json"
    if DRAWN:
        drawn = {mode: draw(operation, mode) for mode in GenerationMode}
        file.write_text(laid_out(drawn))
        return drawn
    assert file.is_file(), f"{file.name} is missing: `make fuzz-api` draws requests for new operations"
    kept = json.loads(file.read_text())
    return {mode: [restored(operation, mode, each) for each in kept[mode.value]] for mode in GenerationMode}


def draw(operation, mode: GenerationMode) -> list[Case]:
    """Draw requests. Operations without input have no invalid ones."""
    found = []

    @settings(max_examples=DRAWN, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def note(case):
        found.append(case)

    try:
        note()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE
    return found


def laid_out(drawn: dict[GenerationMode, list[Case]]) -> str:
    """Return some requests of each mode, one per line, so that changes can be read. The simplest come first."""
    modes = []
    for mode, cases in drawn.items():
        different = list(dict.fromkeys(json.dumps(as_data(case), sort_keys=True) for case in cases))
        step = max(1, len(different) // KEPT_OF_EACH)
        lines = "".join(f"\n  {line}," for line in different[::step][:KEPT_OF_EACH])
        modes.append(f' "{mode.value}": [{lines.removesuffix(",")}]')
    return "{\n" + ",\n".join(modes) + "\n}\n"


def as_data(case: Case) -> dict:
    """Return the request, and the data for the checks: the invalid parts, and how they were made."""
    told = case.meta.to_dict()
    sent = {name: value for name in SENT if (value := getattr(case, name))}
    if "headers" in sent:
        sent["headers"] = dict(case.headers)
    if isinstance(case.body, bytes):
        sent["octets"] = b64encode(case.body).decode()
    elif case.body is not NOT_SET:
        sent["body"] = case.body
    why = {name: value for name, value in told["phase"]["data"].items() if name != "type" and value}
    return {**sent, "components": told["components"], "why": why}


def restored(operation, mode: GenerationMode, data: dict) -> Case:
    body = b64decode(data["octets"]) if "octets" in data else data.get("body", NOT_SET)
    why = {"type": "FuzzingPhaseData", **UNKNOWN, "mutations": [], **data["why"]}
    meta = {
        "generation": {"time": 0.0, "mode": mode.value},
        "components": data["components"],
        "phase": {"name": "fuzzing", "data": why},
    }
    sent = {name: data[name] for name in SENT if name in data}
    return operation.Case(**sent, body=body, _meta=CaseMetadata.from_dict(meta))
