"""Pages leave squeezed: a table with its boards is an eighth of itself.

What repeats within a page can betray itself by the page's length only to somebody who may both put words into it and
let the reader's browser fetch it again and again; the cookie is never sent for another site's requests.
"""

import gzip

from flask import Flask, Response, request

LEAST = 1000
QUICKLY = 2
"""A slower way would save a tenth of the bytes and take twice as long."""


def register(app: Flask) -> None:
    app.after_request(squeeze)


def squeeze(response: Response) -> Response:
    """Only pages: assets lie squeezed on their shelf, streams must not wait, and programs ask for little."""
    if response.mimetype != "text/html" or response.is_streamed or response.content_encoding:
        return response
    response.vary.add("Accept-Encoding")
    if request.accept_encodings.quality("gzip") > 0 and (response.content_length or 0) >= LEAST:
        response.set_data(gzip.compress(response.get_data(), QUICKLY, mtime=0))
        response.content_encoding = "gzip"
    return response
