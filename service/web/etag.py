"""ETags: of an answer's own text, so that equal answers have equal tags."""

from hashlib import sha256

from flask import Request

from service.web.problems import Problem


def tag_of(text: bytes) -> str:
    return sha256(text).hexdigest()[:24]


def match(request: Request, tag: str) -> None:
    """Refuse a change that was decided on another state; without If-Match the last word counts."""
    if request.if_match and tag not in request.if_match:
        raise Problem("changed-meanwhile")
