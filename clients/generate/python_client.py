"""The generated files of the Python client: models of all that goes over the wire, and a method for each operation."""

import json
import re
import subprocess
import sys
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from clients.generate.document import Document, with_read_content
from clients.generate.operations import operations

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "clients" / "python" / "procaccio_client"
TOOLS = Path(sys.executable).parent
HEADER = '"""All that goes over the wire. Written by `make clients` from the OpenAPI document: change nothing here."""'
MODELS = (
    *("--input-file-type=openapi", "--output-model-type=msgspec.Struct", "--openapi-scopes=schemas"),
    *("--target-python-version=3.11", "--disable-timestamp", f"--custom-file-header={HEADER}"),
    *("--enum-field-as-literal=all", "--keyword-only", "--use-object-type", "--use-type-alias"),
    "--use-title-as-name",
    *("--use-tuple-for-closed-arrays", "--output-datetime-class=datetime", "--formatters=builtin"),
    "--type-mappings=duration=string",  # a default of a duration would else be a text beside a length of time
)
FACES = {
    "calls.py": {"name": "Calls", "define": "def ", "wait": "", "iterator": "Iterator"},
    "async_calls.py": {
        "name": "AsyncCalls",
        "define": "async def ",
        "wait": "await ",
        "iterator": "AsyncIterator",
    },
}


def write_python(document: Document, package: Path = PACKAGE) -> None:
    """Write all generated files of the package."""
    readable = with_read_content(document)
    write_models(readable, package / "models.py")
    templates = Environment(
        loader=FileSystemLoader(HERE),
        undefined=StrictUndefined,
        trim_blocks=True,
        autoescape=select_autoescape(),
    )
    templates.filters["snake"] = snake
    template = templates.get_template("calls.py.jinja")
    for file, face in FACES.items():
        text = template.render(operations=operations(readable), **face)
        (package / file).write_text(text, encoding="utf-8")
    lay_out([package / name for name in ("models.py", *FACES)])


def write_models(document: Document, file: Path) -> None:
    """Its warnings are about unions of all games' moves, which are sent and never read."""
    read = file.with_name("openapi.json")
    read.write_text(json.dumps(document), encoding="utf-8")
    run("datamodel-codegen", f"--input={read}", f"--output={file}", *MODELS)
    read.unlink()


def lay_out(files: list[Path]) -> None:
    """As everything else in this tree."""
    settings = f"--config={ROOT / 'pyproject.toml'}"
    run("ruff", "check", "--quiet", "--select=I,F401", "--fix", settings, *map(str, files))
    run(
        "ruff",
        "format",
        "--quiet",
        settings,
        "--config=format.skip-magic-trailing-comma=true",
        *map(str, files),
    )


def run(tool: str, *arguments: str) -> None:
    done = subprocess.run([TOOLS / tool, *arguments], check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
