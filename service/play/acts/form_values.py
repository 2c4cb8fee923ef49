"""Convert form values to the input of an act's schema."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from marshmallow import Schema, fields


def convert_form(schema: type[Schema], typed: Mapping[str, str], zone: str) -> dict[str, Any]:
    """Convert a form to what JSON would hold: numbers, booleans and times get their types."""
    return {
        name: convert_field(each, typed[name].strip(), zone)
        for name, each in schema().fields.items()
        if name in typed
    }


def convert_field(each: fields.Field[Any], text: str, zone: str) -> Any:
    if not text and each.allow_none:
        return None
    try:
        match each:
            case fields.Integer():
                return int(text)
            case fields.Boolean():
                return {"true": True, "false": False}.get(text, text)
            case fields.AwareDateTime():
                at = datetime.fromisoformat(text)
                return (at if at.tzinfo else at.replace(tzinfo=ZoneInfo(zone))).isoformat()
            case fields.Nested():
                return json.loads(text)
    except ValueError:
        return text  # the schema rejects it
    return text
