"""The generator of an OpenAPI document from the declarations of its operations.

Only `service/site/document/openapi.py` imports it, at the first request for a document. With its libraries
and an instance of every schema it would take a tenth of a process's memory. Most processes never need it.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin

from service.platform.database import LARGEST_KEY
from service.play.games.shapes import ANY_COMPONENT, game_components
from service.play.tables.schemas import TableSettingsSchema
from service.play.tables.view_schemas import (
    AskedQuestionSchema,
    ComponentSchema,
    QuestionSchema,
    WaitingSchema,
)
from service.play.talk.schemas import SaidSchema
from service.site.document.openapi_components import (
    HEADERS,
    PARAMETERS,
    describe_webhooks,
    make_response_components,
    make_stream_schemas,
    security_schemes,
)
from service.site.document.openapi_examples import share_examples, share_responses
from service.site.document.openapi_games import (
    add_game_components,
    replace_shape_markers,
    select_referenced_components,
)
from service.site.document.problem_schema import problem_schema
from service.web import PREFIX
from service.web.api.openapi_operation import SECURITY, describe_operation, list_possible_problems
from service.web.api.operation import Operation
from service.web.api.resource import DescribedOperation, Resource

VERSION = "1.2.0"
TOLD_ANYWAY: Final = {
    "AskedQuestion": AskedQuestionSchema,
    "Question": QuestionSchema,
    "Said": SaidSchema,
    "TableSettings": TableSettingsSchema,
    "Waiting": WaitingSchema,
    ANY_COMPONENT: ComponentSchema,
}
"""Schemas that no operation of the document uses, but streams, problems, circles and games refer to."""
INFO: Final = {
    "description": "Slow Renaissance strategy games by e-mail, web page, REST client or terminal.",
    "contact": {"name": "The Procaccio maintainers"},
    "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
}
PATH_PARTS: Final = {
    "contest": "The number of the contest.",
    "league": "The number of the league.",
    "table": "The number of a table.",
    "seat": "A place at the table, counted from 0.",
    "game": "The name of a game.",
    "edition": "The name of an edition of the game.",
    "number": "The number of the thing that the path names.",
    "motion": "The number of a motion.",
    "circle": "The number of a circle.",
    "player": "The number of a player.",
    "plan": "The number of a plan.",
    "delivery": "The number of a call.",
    "secret": "The last part of a link.",
}
PATH_PART: Final = re.compile(r"<(\w+):(\w+)>")
PATH_SCHEMAS: Final = {
    "string": {"type": "string", "minLength": 1},
    "int": {"type": "integer", "minimum": 0},
    "id": {"type": "integer", "minimum": 1, "maximum": LARGEST_KEY},
}
"""The values of a path parameter, by its converter."""
PAGED: Final = ("limit", "cursor", "since", "text")


def build_document(title: str, described: Sequence[DescribedOperation], public_url: str) -> dict[str, Any]:
    """Build a document of these operations, in their order."""
    operations = [operation for _, operation in described]
    components = {
        "securitySchemes": security_schemes(public_url),
        "headers": dict(HEADERS),
        "parameters": dict(PARAMETERS),
        "responses": make_response_components(operations),
        "schemas": game_components() | make_stream_schemas(),
    }
    spec = APISpec(
        title,
        VERSION,
        "3.1.1",
        plugins=[MarshmallowPlugin()],
        info=INFO,
        servers=[{"url": public_url}],
        components=components,
    )
    spec.components.schema(
        "Problem",
        schema=problem_schema({name for each in operations for name in list_possible_problems(each)}),
    )
    for name, schema in TOLD_ANYWAY.items():
        if name not in spec.components.schemas:
            spec.components.schema(name, schema=schema)
    for resource, operation in described:
        add_operation(spec, resource, operation)
    for resource in dict.fromkeys(resource for resource, _ in described):
        spec.tag({"name": resource.name, "description": resource.description})
    calls = any(resource.name == "hooks" for resource, _ in described)
    return finish_document(spec.to_dict(), with_calls=calls)


def add_operation(spec: APISpec, resource: Resource, operation: Operation) -> None:
    entry = describe_operation(operation)
    entry = {"summary": entry["summary"], "tags": [resource.name], **entry}
    spec.path(
        PATH_PART.sub(r"{\2}", PREFIX + operation.path),
        operations={operation.method.lower(): entry},
        parameters=[
            {"in": "path", "name": name, "required": True, "schema": dict(PATH_SCHEMAS[kind])}
            for kind, name in PATH_PART.findall(operation.path)
        ],
    )


def finish_document(written: dict[str, Any], *, with_calls: bool) -> dict[str, Any]:
    """Add the parts that the library cannot know: types by game, shared components, open response schemas."""
    paths, components = written["paths"], written["components"]
    if with_calls:
        written["webhooks"] = describe_webhooks()
    written["security"] = SECURITY
    for path in paths.values():
        parts = [share_parameter(each, components["parameters"]) for each in path.get("parameters", [])]
        share_pagination_parameters(path, components["parameters"])
        path["parameters"] = [*parts, {"$ref": "#/components/parameters/Language"}]
    components["examples"] = share_examples(paths)
    paths = written["paths"] = replace_shape_markers(paths)
    schemas = {name: replace_shape_markers(shape) for name, shape in components["schemas"].items()}
    sent = select_referenced_components(schemas, list_request_bodies(paths))
    schemas = add_game_components(
        {name: each if name in sent else allow_more_properties(each) for name, each in schemas.items()}
    )
    components["responses"] |= share_responses(paths)
    components["schemas"] = select_referenced_components(schemas, [paths, components["responses"]])
    return remove_unused_components(written)


def remove_unused_components(written: dict[str, Any]) -> dict[str, Any]:
    """Remove the components that only operations of other documents use."""
    text = msgspec.json.encode(written).decode()
    for kind in ("parameters", "headers", "responses"):
        parts = written["components"][kind]
        used = {name: part for name, part in parts.items() if f'"#/components/{kind}/{name}"' in text}
        written["components"][kind] = used
    return written


def share_parameter(parameter: dict[str, Any], shared: dict[str, Any]) -> dict[str, str]:
    """Move a path parameter to the shared ones. Parameters of the same name must be equal."""
    parameter.setdefault("description", PATH_PARTS[parameter["name"]])
    name = parameter["name"]
    if shared.setdefault(name, parameter) != parameter:
        raise AssertionError(f"{parameter['name']} means two things")
    return {"$ref": f"#/components/parameters/{name}"}


def share_pagination_parameters(path: dict[str, Any], shared: dict[str, Any]) -> None:
    """Replace equal pagination parameters with references to shared ones."""
    for operation in (each for each in path.values() if isinstance(each, dict)):
        for at, parameter in enumerate(operation.get("parameters", ())):
            if (
                parameter.get("name") in PAGED
                and shared.setdefault(parameter["name"], parameter) == parameter
            ):
                operation["parameters"][at] = {"$ref": f"#/components/parameters/{parameter['name']}"}


def list_request_bodies(paths: dict[str, Any]) -> list[Any]:
    return [
        operation.get("requestBody")
        for path in paths.values()
        for operation in path.values()
        if isinstance(operation, dict)
    ]


def allow_more_properties(shape: dict[str, Any]) -> dict[str, Any]:
    """Allow additional properties in a response schema. A later server may add some; clients ignore them."""
    return {key: part for key, part in shape.items() if key != "additionalProperties" or part is not False}
