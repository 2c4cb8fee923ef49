"""Form handling: forms are validated by the API's schemas, with one message for each wrong field."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from flask import request
from marshmallow import EXCLUDE, Schema, ValidationError, fields
from werkzeug.datastructures import MultiDict

from service.platform.words import Words

Faults = dict[str, str]
SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False}


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


def convert_form(schema: type[Schema], typed: Mapping[str, str], zone: str) -> dict[str, Any]:
    """Convert a form to what JSON would hold: numbers, booleans, times and lists get their types."""
    return {
        name: convert_list(each, typed.getlist(name), zone)
        if isinstance(each, fields.List) and isinstance(typed, MultiDict)
        else convert_field(each, typed[name].strip(), zone)
        for name, each in schema().fields.items()
        if name in typed
    }


def convert_list(each: fields.List[Any], texts: list[str], zone: str) -> list[Any]:
    return [convert_field(each.inner, text, zone) for text in texts]


def convert_field(each: fields.Field[Any], text: str, zone: str) -> Any:
    if not text and each.allow_none:
        return None
    try:
        match each:
            case fields.Integer():
                return int(text)
            case fields.Boolean():
                return SWITCH.get(text, text)
            case fields.AwareDateTime():
                at = datetime.fromisoformat(text)
                return (at if at.tzinfo else at.replace(tzinfo=ZoneInfo(zone))).isoformat()
            case fields.Nested():
                return json.loads(text)
    except ValueError:
        return text  # the schema rejects it
    return text
