"""Addresses and headers longer than anybody needs, refused in our words.

The web server lets twice as much through to us. It refuses what is longer still in its own words.
"""

from flask import Flask, request
from werkzeug.exceptions import RequestHeaderFieldsTooLarge, RequestURITooLarge

LONGEST_ADDRESS = 8_192
LONGEST_HEAD = 32_768
"""All header fields together, with their names."""


def register(app: Flask) -> None:
    app.before_request(must_not_be_longer)


def must_not_be_longer() -> None:
    if len(request.environ.get("PATH_INFO", "")) + len(request.query_string) > LONGEST_ADDRESS:
        raise RequestURITooLarge
    if sum(len(name) + len(value) for name, value in request.headers) > LONGEST_HEAD:
        raise RequestHeaderFieldsTooLarge
