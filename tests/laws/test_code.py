"""Laws about the code itself: short files, one direction of imports, nothing left open, nothing of anybody's machine."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.parts.folders import sources

ROOT = Path(__file__).parents[2]
CODE = ("engine", "service", "workers", "tests", "bench")
FOLDERS = (*CODE, "templates", "docs", "deploy")
KINDS = {
    ".py",
    ".ftl",
    ".md",
    ".toml",
    ".txt",
    ".html",
    ".css",
    ".js",
    ".svg",
    ".yml",
    ".yaml",
    ".service",
    ".conf",
    ".sh",
}
CEILING = 400
MAY_IMPORT = {
    "engine": {"engine"},
    "service": {"service", "engine"},
    "workers": {"workers", "service", "engine"},
}
OPEN_ENDS = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home)/\w")


def texts():
    """Everything in the tree that somebody wrote, but for this page, which must name what it forbids."""
    inside = (file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in KINDS)
    files = {*inside, *ROOT.glob("*.md"), ROOT / "Makefile", ROOT / "pyproject.toml"}
    return sorted(file for file in files if file.is_file() and file != Path(__file__))


def name(file):
    return str(file.relative_to(ROOT))


def test_no_file_is_two_things():
    files = (file for room in CODE for file in (ROOT / room).rglob("*.py"))
    lengths = {name(file): len(file.read_text().splitlines()) for file in files}
    assert {file: length for file, length in lengths.items() if length > CEILING} == {}


def test_nothing_is_left_open():
    assert [name(file) for file in texts() if OPEN_ENDS.search(file.read_text())] == []


TYPED_READING = (
    "import msgspec\nmsgspec.convert(1, int)\n",
    "from msgspec import convert\nconvert(1, int)\n",
    "import msgspec\nmsgspec.json.decode(b'1', type=int)\n",
    "from msgspec.json import Decoder\nDecoder(int)\n",
    "from msgspec import msgpack\nmsgpack.decode(b'1', type=int)\n",
    "import msgspec\nmsgspec.toml.decode('', type=int)\n",
    "import msgspec\nmsgspec.yaml.decode('', type=int)\n",
)


@pytest.mark.parametrize("room", MAY_IMPORT)
@pytest.mark.parametrize("program", TYPED_READING)
def test_types_are_read_into_by_the_decoder_of_the_engine_alone(room, program):
    """`engine/decoder.py` says why. The linter watches it; this watches the linter."""
    check = (
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--select=TID251",
        "--stdin-filename",
        f"{room}/any.py",
        "-",
    )
    refused = subprocess.run(check, input=program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "TID251" in refused.stdout


def test_nothing_names_a_place_on_somebodys_machine():
    assert [name(file) for file in texts() if MACHINE.search(file.read_text())] == []


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room):
    """Imports inside functions count too."""
    wrong = {}
    for file in sources(room):
        if others := (set(imported(file)) & set(MAY_IMPORT)) - MAY_IMPORT[room]:
            wrong[name(file)] = others
    assert wrong == {}


def imported(file):
    """The top packages that a file imports."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_the_engine_reads_no_clock_and_rolls_no_dice():
    """The linter contract forbids modules; this forbids what would slip in by `datetime` and `os`."""
    clocks = {"datetime", "os", "random", "time", "sys", "zoneinfo"}
    found = {name(file): used for file in sources("engine") if (used := set(imported(file)) & clocks)}
    assert found == {}
