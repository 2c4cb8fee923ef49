"""Headers on every response: the security policy for browsers, and CORS for programs on other sites."""

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
    # Not "no-referrer": it would make a form's own Origin "null".
    # Over plain HTTP nothing else distinguishes such a form from a foreign one.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Programs of any site may call with a token. Cookies are never sent, since credentials are not allowed.
CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Deprecation, ETag, Idempotent-Replayed, Link, Location, Preference-Applied, Retry-After, Sunset, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id",
}
ASKED_FIRST = {
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Prefer, X-Request-Id",
    "Access-Control-Max-Age": "600",
}
"""The headers of a preflight response, which a browser needs before a program of another site may call."""

API = {**ALWAYS, **CORS, "Cache-Control": "private, no-cache"}


def register(app: Flask) -> None:
    app.after_request(add_headers)


def add_headers(response: Response) -> Response:
    """Add the default headers; headers that a response has set itself are kept."""
    wanted = API if request.path.startswith(f"{PREFIX}/") else ALWAYS
    worn = {name.lower() for name, _ in response.headers}
    response.headers.extend({name: value for name, value in wanted.items() if name.lower() not in worn})
    if request.method == "OPTIONS" and wanted is API:
        response.headers.extend(ASKED_FIRST)
    if deps().settings.secure:
        response.headers["Strict-Transport-Security"] = "max-age=31536000"
    return response
