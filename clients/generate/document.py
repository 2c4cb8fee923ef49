"""The OpenAPI document of this tree, as it is served, and as generators of clients can read it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from service.app.resources import CORE, RESOURCES
from service.site.document.openapi_document import build_document
from service.web.api.resource import ApiDocument, select_operations

Document = dict[str, Any]
ROOT = Path(__file__).parents[2]


def served_document() -> Document:
    """What everybody may use, in one: a client has all of it."""
    described = [
        each
        for each in select_operations(ApiDocument.ALL, RESOURCES, CORE)
        if each[0].part != ApiDocument.DESK
    ]
    document: Document = json.loads(
        msgspec.json.encode(build_document("Procaccio", described, "https://play.example.org"))
    )
    return document


def document_of_this_tree() -> Document:
    """In a process of its own: the document is of the games that are there, and tests bring one along."""
    script = (
        "import json; from clients.generate import document; print(json.dumps(document.served_document()))"
    )
    told = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, cwd=ROOT)
    document: Document = json.loads(told.stdout)
    return document


def with_read_content(document: Document) -> Document:
    """The data of a stream's message are JSON in a text; whoever has the client has them read, as types with a name."""
    schemas = document["components"]["schemas"]
    read = {name: read_message(name, shape) for name, shape in schemas.items()}
    return {**document, "components": {**document["components"], "schemas": read}}


def read_message(name: str, shape: Document) -> Document:
    data = shape.get("properties", {}).get("data", {}).get("contentSchema")
    if data is None:
        return shape
    if "$ref" not in data:
        data = named(data, name.removesuffix("Message"))
    return {**shape, "properties": {**shape["properties"], "data": data}}


def named(data: Document, name: str) -> Document:
    """The data of a message, and where they are a list, each thing in it."""
    titled = {"title": f"{name}Data", **data}
    if "items" in data["properties"]:
        items = data["properties"]["items"]
        items = {**items, "items": {"title": f"{name}Item", **items["items"]}}
        titled["properties"] = {**data["properties"], "items": items}
    return titled
