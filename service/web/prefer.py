"""What a caller would like of an answer (RFC 7240): the new state with it, so that they need not ask for it."""

from flask import request
from werkzeug.http import parse_list_header

HEADER, APPLIED = "Prefer", "Preference-Applied"
REPRESENTATION = "return=representation"


def prefers_representation() -> bool:
    """Of two wishes of one name the first counts; what is not known is let pass, as the RFC wants it."""
    for wish in parse_list_header(", ".join(request.headers.getlist(HEADER))):
        name, _, value = wish.partition(";")[0].partition("=")
        if name.strip().lower() == "return":
            return value.strip().strip('"').lower() == "representation"
    return False
