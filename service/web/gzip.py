"""Compression of responses: a table page with its boards shrinks to an eighth, a long question to a tenth.

Compression can leak a secret through the length of a response (BREACH). The attacker would have to put text
into it and make the reader's browser fetch it repeatedly. This fails here, since the cookie is never sent with
requests from another site.
"""

import gzip
from functools import lru_cache

from flask import Flask, Response, request
from werkzeug.http import parse_accept_header

COMPRESSED = {
    "text/html",
    "text/plain",
    "application/json",
    "application/problem+json",
    "application/x-ndjson",
}
LEAST = 1000
LEVEL = 4
"""The compression level. The default of 6 would save 6 % of the bytes and take twice as long."""
REMEMBERED = 256


def register(app: Flask) -> None:
    app.after_request(compress_response)


def compress_response(response: Response) -> Response:
    """Compress pages, page fragments and the JSON of the API.

    Assets are stored compressed, and streams must not be delayed.
    """
    if response.mimetype not in COMPRESSED or response.is_streamed or response.content_encoding:
        return response
    response.vary.add("Accept-Encoding")
    if accepts_gzip() and (response.content_length or 0) >= LEAST:
        response.set_data(gzip_compress(response.get_data()))
        response.content_encoding = "gzip"
    return response


def gzip_compress(text: bytes) -> bytes:
    """Compress a text. The same text gives the same bytes."""
    return gzip.compress(text, LEVEL, mtime=0)


def gzip_decompress(text: bytes) -> bytes:
    return gzip.decompress(text)


def accepts_gzip() -> bool:
    """Return whether the client of this request accepts gzip."""
    return is_gzip_accepted(request.headers.get("Accept-Encoding", ""))


@lru_cache(REMEMBERED)
def is_gzip_accepted(accepted: str) -> bool:
    """Parse the header; cached, since there are few browsers and each always sends the same value."""
    return parse_accept_header(accepted).quality("gzip") > 0
