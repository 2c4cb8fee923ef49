"""What the clients are made of is what the document says today, and they have every operation of it."""

import json
import tomllib

import pytest

from clients.generate import python_client, typescript_client
from clients.generate.document import document_of_this_tree
from procaccio_client import AsyncClient, Client

WRITTEN = ("models.py", *python_client.FACES)
RENEW = "the document is another: `make clients` writes the clients anew"


@pytest.fixture(scope="module")
def document():
    return document_of_this_tree()


def test_the_generated_files_of_the_python_client_are_those_of_the_document(document, tmp_path):
    python_client.write_python(document, tmp_path)
    different = [
        name
        for name in WRITTEN
        if (tmp_path / name).read_text() != (python_client.PACKAGE / name).read_text()
    ]
    assert different == [], RENEW


def test_the_typescript_client_is_of_the_same_document(document):
    """Without Node: what it is made of names the document that it was made from."""
    source = typescript_client.PACKAGE / "src"
    assert (source / "calls.ts").read_text() == typescript_client.calls(document), RENEW
    assert (source / "schema.ts").read_text().startswith(typescript_client.mark(document)), RENEW


@pytest.mark.usefixtures("typescript")
def test_its_types_are_those_of_the_document(document, tmp_path):
    """Where Node is."""
    today = typescript_client.schema(document, tmp_path)
    assert today == (typescript_client.PACKAGE / "src" / "schema.ts").read_text(), RENEW


def test_all_that_is_published_has_one_version():
    told = json.loads((typescript_client.PACKAGE / "package.json").read_text())["version"]
    needs = tomllib.loads((typescript_client.ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert {f"procaccio-engine=={told}", f"procaccio-client=={told}"} <= set(needs)


def test_both_python_clients_have_every_operation(document):
    named = {
        operation["operationId"]
        for path in document["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict)
    }
    for client in (Client, AsyncClient):
        assert {name for name in named if not callable(getattr(client, name, None))} == set()
