"""ETags: hashes of the response body, so that equal responses have equal tags."""

from hashlib import sha256

from flask import Request

from service.web.problems import Problem


def make_etag(text: bytes) -> str:
    return sha256(text).hexdigest()[:24]


def check_if_match(request: Request, tag: str) -> None:
    """Refuse a change that was based on another state. Without If-Match the last write wins."""
    if request.if_match and tag not in request.if_match:
        raise Problem("changed-meanwhile")
