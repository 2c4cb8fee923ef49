"""Files of a readable length, and nothing that names a place on one machine."""

import re
from pathlib import Path

from tests.parts.source_files import place_of, python_files, written_texts

CODE = ("engine", "service", "workers", "clients/generate", "clients/python", "tests", "bench")
GENERATED = "change nothing here"
"""So says the first line of what `make clients` writes."""
LONGEST = 600
SECRET = re.compile(r"settings\.(secret|all_secrets)\b")
READS_SECRET = {"service/platform/signing.py", "service/admin/maintenance/backup.py", "service/cli/backup.py"}
"""All keys are derived in one module; a backup has the secret itself."""
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home)/\w")


def test_files_have_at_most_600_lines():
    texts = {place_of(file): file.read_text().splitlines() for file in python_files(*CODE)}
    lengths = {file: len(lines) for file, lines in texts.items() if GENERATED not in "".join(lines[:1])}
    assert {file: length for file, length in lengths.items() if length > LONGEST} == {}


def test_no_text_names_a_place_on_one_machine():
    """This page must name what it forbids."""
    texts = [file for file in written_texts(*CODE, "templates", "docs", "deploy") if file != Path(__file__)]
    assert [place_of(file) for file in texts if MACHINE.search(file.read_text())] == []


def test_keys_are_derived_from_the_secret_in_one_module():
    found = {place_of(file) for file in python_files("service", "workers") if SECRET.search(file.read_text())}
    assert found == READS_SECRET
