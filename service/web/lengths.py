"""Limits on the length of addresses and headers, refused with our own problem documents.

The web server accepts twice as much. It refuses anything longer with its own message.
"""

from flask import Flask, request
from werkzeug.exceptions import RequestHeaderFieldsTooLarge, RequestURITooLarge

LONGEST_ADDRESS = 8_192
LONGEST_HEAD = 32_768
"""The limit for all header fields together, with their names."""


def register(app: Flask) -> None:
    app.before_request(refuse_long_requests)


def refuse_long_requests() -> None:
    if len(request.environ.get("PATH_INFO", "")) + len(request.query_string) > LONGEST_ADDRESS:
        raise RequestURITooLarge
    if sum(len(name) + len(value) for name, value in request.headers) > LONGEST_HEAD:
        raise RequestHeaderFieldsTooLarge
