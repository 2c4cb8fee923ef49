"""What was made elsewhere is shipped exactly as it came, with its licence beside it."""

import hashlib
import tomllib
from pathlib import Path

import pytest

VENDOR = Path(__file__).parents[2] / "templates" / "static" / "vendor"
FILES = tomllib.loads((VENDOR / "vendor.toml").read_text())["file"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file["name"])
def test_a_vendored_file_is_what_its_maker_published(file):
    assert hashlib.sha256((VENDOR / file["name"]).read_bytes()).hexdigest() == file["sha256"]
    assert (VENDOR / file["licence"]).stat().st_size > 500


def test_nothing_is_there_that_the_list_does_not_name():
    named = {part for file in FILES for part in (file["name"], file["licence"])}
    assert {file.name for file in VENDOR.iterdir()} == {"vendor.toml", *named}
