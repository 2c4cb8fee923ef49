"""Headers on every answer: what a browser may do with it, and what a program on another site may read."""

from flask import Flask, Response, request

from service.platform.deps import deps
from service.web import PREFIX

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # Not "no-referrer": under it a form's own Origin is "null", and over plain http nothing else tells it from a foreign one.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Any site's program may call with a token; a cookie is never sent along, since credentials are not allowed.
CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Deprecation, ETag, Idempotent-Replayed, Link, Location, Preference-Applied, Retry-After, Sunset, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id",
}
ASKED_FIRST = {
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Prefer, X-Request-Id",
    "Access-Control-Max-Age": "600",
}
"""What a browser wants to know before it lets a program of another site call at all."""

API = {**ALWAYS, **CORS, "Cache-Control": "private, no-cache"}


def register(app: Flask) -> None:
    app.after_request(add_headers)


def add_headers(response: Response) -> Response:
    """What an answer has put on by itself it keeps."""
    wanted = API if request.path.startswith(f"{PREFIX}/") else ALWAYS
    worn = {name.lower() for name, _ in response.headers}
    response.headers.extend({name: value for name, value in wanted.items() if name.lower() not in worn})
    if request.method == "OPTIONS" and wanted is API:
        response.headers.extend(ASKED_FIRST)
    if deps().settings.secure:
        response.headers["Strict-Transport-Security"] = "max-age=31536000"
    return response
