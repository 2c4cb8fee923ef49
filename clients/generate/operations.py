"""The operations of the document, as a client's calls: what each takes, and what its answer is read into."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from clients.generate.document import Document

STREAM = "text/event-stream"
CALL_HEADERS = ("IdempotencyKey", "IfMatch", "LastEventId")
"""Headers that belong to one call; the others belong to the client."""
TYPES = {"string": "str", "integer": "int", "boolean": "bool"}
IN_PATH = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class Parameter:
    """A part of a path, or of a query."""

    name: str
    type: str


@dataclass(frozen=True)
class Operation:
    """One call."""

    name: str
    method: str
    path: str
    told: list[str]
    """What it does, a paragraph each."""
    parts: list[Parameter]
    queries: list[Parameter]
    body: str | None
    gives: str
    stream: bool
    headers: list[str]
    """Which of CALL_HEADERS it takes."""


def operations(document: Document) -> list[Operation]:
    return [
        operation_of(document, method, path, entry, methods.get("parameters", []))
        for path, methods in document["paths"].items()
        for method, entry in methods.items()
        if isinstance(entry, dict)
    ]


def operation_of(
    document: Document, method: str, path: str, entry: dict[str, Any], common: list[Any]
) -> Operation:
    parameters = list(entry.get("parameters", []))
    resolved = [followed(document, each) for each in [*common, *parameters]]
    media, answer = answer_of(document, entry)
    in_path = {each["name"]: each for each in resolved if each["in"] == "path"}
    return Operation(
        name=entry["operationId"],
        method=method.upper(),
        path=path,
        told=[each for each in (entry["summary"], entry["description"], problems_of(entry)) if each],
        parts=[Parameter(name, type_of(in_path[name]["schema"])) for name in IN_PATH.findall(path)],
        queries=[
            Parameter(each["name"], type_of(each["schema"])) for each in resolved if each["in"] == "query"
        ],
        body=name_of(entry["requestBody"]["content"]["application/json"]) if "requestBody" in entry else None,
        gives=answer,
        stream=media == STREAM,
        headers=[name for name in CALL_HEADERS if {"$ref": f"#/components/parameters/{name}"} in parameters],
    )


def problems_of(entry: dict[str, Any]) -> str:
    """Return a sentence with the problems that only this operation and few others have."""
    names = ", ".join(f"`{name}`" for name in entry.get("x-problems", ()))
    return f"Possible problems: {names}." if names else ""


def answer_of(document: Document, entry: dict[str, Any]) -> tuple[str | None, str]:
    """The medium of the answer, and the name of its type; `None` where there is none."""
    success = next(answer for status, answer in sorted(entry["responses"].items()) if status.startswith("2"))
    for media, content in followed(document, success).get("content", {}).items():
        return media, name_of(content) if "$ref" in content["schema"] else "str"
    return None, "None"


def name_of(content: dict[str, Any]) -> str:
    return f"models.{content['schema']['$ref'].rpartition('/')[2]}"


def type_of(schema: dict[str, Any]) -> str:
    """A plain type, as it is written in a path or a query."""
    if "enum" in schema:
        return f"Literal[{', '.join(repr(each) for each in schema['enum'] if each is not None)}]"
    named = schema["type"]
    return TYPES[named if isinstance(named, str) else next(each for each in named if each != "null")]


def followed(document: Document, part: dict[str, Any]) -> dict[str, Any]:
    """A component for a reference to it."""
    while "$ref" in part:
        found: Any = document
        for step in path_steps(part["$ref"]):
            found = found[step]
        part = found
    return part


def path_steps(reference: str) -> Iterator[str]:
    yield from reference.removeprefix("#/").split("/")
