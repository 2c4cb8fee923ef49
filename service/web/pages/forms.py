"""A form as it was sent: checked by the schemas of the API, its faults told field by field in the reader's language."""

from collections.abc import Mapping
from typing import Any

from flask import request
from marshmallow import EXCLUDE, Schema, ValidationError

from service.platform.words import Words

Faults = dict[str, str]


def checked_form(schema: Schema, sent: Mapping[str, Any], said: Words) -> tuple[dict[str, Any], Faults]:
    """What the schema makes of the form; or nothing, and for each wrong field what would be right."""
    try:
        loaded: dict[str, Any] = schema.load(dict(sent), unknown=EXCLUDE)
    except ValidationError as error:
        return {}, {str(name): wrong(str(name), said) for name in error.messages_dict}
    return loaded, {}


def wrong(field: str, said: Words) -> str:
    """What would be right in a field: `wrong-…` in the catalogue."""
    name = f"wrong-{field.replace('_', '-')}"
    return said.say(name if said.has(name) else "wrong-other")


def number_or_text(text: str) -> int | str:
    """Forms know text only; what is no number is left for the schema to refuse."""
    return int(text) if text.isascii() and text.isdigit() else text


def number_asked(name: str) -> int | None:
    """A number that the address names, such as the place after which a list goes on."""
    given = request.args.get(name, "")
    return int(given) if given.isdecimal() else None
