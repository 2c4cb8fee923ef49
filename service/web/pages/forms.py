"""Form handling: forms are validated by the API's schemas, with one message for each wrong field."""

from collections.abc import Mapping
from typing import Any

from flask import request
from marshmallow import EXCLUDE, Schema, ValidationError

from service.platform.words import Words

Faults = dict[str, str]


def validate_form(schema: Schema, sent: Mapping[str, Any], said: Words) -> tuple[dict[str, Any], Faults]:
    """Return the loaded form and no faults, or no data and a message for each wrong field."""
    try:
        loaded: dict[str, Any] = schema.load(dict(sent), unknown=EXCLUDE)
    except ValidationError as error:
        return {}, {str(name): get_field_hint(str(name), said) for name in error.messages_dict}
    return loaded, {}


def get_field_hint(field: str, said: Words) -> str:
    """Return the hint for a wrong field: `wrong-…` in the catalogue, in the reader's language."""
    name = f"wrong-{field.replace('_', '-')}"
    return said.say(name if said.has(name) else "wrong-other")


def number_or_text(text: str) -> int | str:
    """Convert a form value, which is always text, to a number. Other text is left to the schema to refuse."""
    return int(text) if text.isascii() and text.isdigit() else text


def read_query_number(name: str) -> int | None:
    """Return a number from the query string, such as the offset of a list."""
    given = request.args.get(name, "")
    return int(given) if given.isdecimal() else None
