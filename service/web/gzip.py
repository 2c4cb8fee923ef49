"""Pages leave squeezed: a table with its boards is an eighth of itself.

What repeats within a page can betray itself by the page's length only to somebody who may both put words into it and
let the reader's browser fetch it again and again; the cookie is never sent for another site's requests.
"""

import gzip
from functools import lru_cache

from flask import Flask, Response, request
from isal import igzip
from werkzeug.http import parse_accept_header

PAGES = {"text/html", "text/plain"}
LEAST = 1000
QUICKLY = 1
"""A slower way would save a twentieth of the bytes and take three times as long."""
REMEMBERED = 256


def register(app: Flask) -> None:
    app.after_request(squeeze)


def squeeze(response: Response) -> Response:
    """Only pages and their pieces: assets lie squeezed on their shelf, streams must not wait, and programs ask for little."""
    if response.mimetype not in PAGES or response.is_streamed or response.content_encoding:
        return response
    response.vary.add("Accept-Encoding")
    if accepts_gzip() and (response.content_length or 0) >= LEAST:
        response.set_data(squeezed(response.get_data()))
        response.content_encoding = "gzip"
    return response


def squeezed(page: bytes) -> bytes:
    """The same page gives the same bytes."""
    return igzip.compress(page, QUICKLY, mtime=0)


def unzipped(page: bytes) -> bytes:
    return gzip.decompress(page)


def accepts_gzip() -> bool:
    """Whether who asks can open what is squeezed."""
    return can_open(request.headers.get("Accept-Encoding", ""))


@lru_cache(REMEMBERED)
def can_open(accepted: str) -> bool:
    """There are few browsers, and each says the same every time."""
    return parse_accept_header(accepted).quality("gzip") > 0
