"""Examples for the document, from one data file."""

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def rows() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text())
    return found


def example(name: str) -> Any:
    return rows()[name]
