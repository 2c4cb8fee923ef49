"""Laws about the code itself: short files, one direction of imports, nothing left open, nothing of anybody's machine."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.parts.source_files import ROOT, imported, place_of, python_files, sources, written_texts

CODE = ("engine", "service", "workers", "clients/generate", "clients/python", "tests", "bench")
GENERATED = "change nothing here"
"""So says the first line of what `make clients` writes."""
CEILING = 350
MAY_IMPORT = {
    "engine": {"engine"},
    "service": {"service", "engine"},
    "workers": {"workers", "service", "engine"},
}
OPEN_ENDS = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home)/\w")


def texts():
    """Everything in the tree that somebody wrote, but for this page, which must name what it forbids."""
    return [file for file in written_texts(*CODE, "templates", "docs", "deploy") if file != Path(__file__)]


def test_no_file_is_two_things():
    texts = {place_of(file): file.read_text().splitlines() for file in python_files(*CODE)}
    lengths = {file: len(lines) for file, lines in texts.items() if GENERATED not in "".join(lines[:1])}
    assert {file: length for file, length in lengths.items() if length > CEILING} == {}


def test_nothing_is_left_open():
    assert [place_of(file) for file in texts() if OPEN_ENDS.search(file.read_text())] == []


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
    assert [place_of(file) for file in texts() if MACHINE.search(file.read_text())] == []


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room):
    wrong = {}
    for file in python_files(room):
        if others := (set(imported(file)) & set(MAY_IMPORT)) - MAY_IMPORT[room]:
            wrong[place_of(file)] = others
    assert wrong == {}


def test_the_engine_reads_no_clock_and_rolls_no_dice():
    """The linter contract forbids modules; this forbids what would slip in by `datetime` and `os`."""
    clocks = {"datetime", "os", "random", "time", "sys", "zoneinfo"}
    found = {place_of(file): used for file in sources("engine") if (used := set(imported(file)) & clocks)}
    assert found == {}
