"""Structured logs: one JSON line per event, with the ids of the request or task that it belongs to."""

import logging
import re
from secrets import token_hex

import structlog
from flask import Flask, Response, g, request

REQUEST_ID = "X-Request-Id"
SAFE = re.compile(r"[A-Za-z0-9._-]{8,64}")


def configure() -> None:
    """Set the process up once, at the start of a command."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def request_id() -> str:
    """The id of this request: the caller's own if it is a harmless one, else drawn."""
    if "request_id" not in g:
        given = request.headers.get(REQUEST_ID, "")
        g.request_id = given if SAFE.fullmatch(given) else token_hex(8)
    return str(g.request_id)


def register(app: Flask) -> None:
    """Bind the id to every log line of the request and send it back."""
    app.before_request(bind)
    app.after_request(send_back)
    app.teardown_request(unbind)


def bind() -> None:
    structlog.contextvars.bind_contextvars(request_id=request_id())


def send_back(response: Response) -> Response:
    response.headers[REQUEST_ID] = request_id()
    return response


def unbind(_error: BaseException | None) -> None:
    structlog.contextvars.unbind_contextvars("request_id")
