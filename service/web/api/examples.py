"""Examples for the OpenAPI document, from data files; those of the desk have their own file."""

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def load_examples() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in ("examples.json", "examples-desk.json"):
        found |= json.loads(Path(__file__).with_name(file).read_text())
    return found


def get_example(name: str) -> Any:
    try:
        return load_examples()[name]
    except KeyError as unknown:
        raise LookupError(f"no example {name!r}: write one into service/web/api/examples.json") from unknown
