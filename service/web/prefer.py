"""The `Prefer` header (RFC 7240): callers can request the new state with the response and save a request."""

from flask import request
from werkzeug.http import parse_list_header

HEADER, APPLIED = "Prefer", "Preference-Applied"
REPRESENTATION = "return=representation"


def prefers_representation() -> bool:
    """Return whether the new state is requested.

    As the RFC requires, the first of two preferences with one name counts and unknown ones are ignored.
    """
    for wish in parse_list_header(", ".join(request.headers.getlist(HEADER))):
        name, _, value = wish.partition(";")[0].partition("=")
        if name.strip().lower() == "return":
            return value.strip().strip('"').lower() == "representation"
    return False
