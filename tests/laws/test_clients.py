"""What the Python client is made of is what the document says today; both clients have every operation of it."""

import json
import re
import tomllib

import pytest

from clients.generate import python_client, typescript_client
from clients.generate.document import document_of_this_tree
from procaccio_client import AsyncClient, Client
from tests.clients.typescript.building import compile_program

WRITTEN = ("models.py", *python_client.FACES)
RENEW = "the document is another: `make clients` writes the clients anew"


@pytest.fixture(scope="module")
def document():
    return document_of_this_tree()


@pytest.fixture(scope="module")
def places(document):
    """Method and path of each operation, by its name."""
    return {
        operation["operationId"]: (method.upper(), path)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    }


def test_the_generated_files_of_the_python_client_are_those_of_the_document(document, tmp_path):
    python_client.write_python(document, tmp_path)
    different = [
        name
        for name in WRITTEN
        if (tmp_path / name).read_text() != (python_client.PACKAGE / name).read_text()
    ]
    assert different == [], RENEW


def test_the_typescript_client_asks_where_the_document_says(document, places):
    """Without Node."""
    written = re.findall(r'^  (\w+): \["(\w+)", "(.+)"\],$', typescript_client.calls(document), re.MULTILINE)
    assert {name: (method, path) for name, method, path in written} == places


@pytest.mark.usefixtures("typescript")
def test_the_typescript_client_is_of_the_same_document(document, places, tmp_path):
    """What is generated compiles, and has these operations and no other."""
    source = typescript_client.PACKAGE / "src"
    assert (source / "calls.ts").read_text() == typescript_client.calls(document)
    assert (source / "schema.ts").read_text().startswith(typescript_client.mark(document))
    every = json.dumps(dict.fromkeys(places, True))
    program = (
        'import type { Operation } from "procaccio-client";\n'
        f"export const every: Record<Operation, true> = {every};\n"
    )
    compiled = compile_program(tmp_path, "every", program)
    assert compiled.returncode == 0, compiled.stdout


def test_all_that_is_published_has_one_version():
    told = json.loads((typescript_client.PACKAGE / "package.json").read_text())["version"]
    needs = tomllib.loads((typescript_client.ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert {f"procaccio-engine=={told}", f"procaccio-client=={told}"} <= set(needs)


def test_both_python_clients_have_every_operation(places):
    for client in (Client, AsyncClient):
        assert {name for name in places if not callable(getattr(client, name, None))} == set()
