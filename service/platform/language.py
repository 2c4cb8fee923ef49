"""The language of a response: that of the player or, for an unknown caller, what the client accepts."""

from flask import g, has_request_context, request

from service.platform.words import FALLBACK, best_language


def reader_language() -> str:
    if not has_request_context():
        return FALLBACK
    caller = g.get("caller")
    return str(caller.language) if caller else best_language(request.accept_languages)
