"""Structured logs: one JSON line per event, with the ids of its request or task."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from time import perf_counter

import structlog
from flask import Flask, Response, g, request
from structlog.typing import Processor

from service.platform.deps import deps
from service.platform.settings import ON

REQUEST_ID = "X-Request-Id"
SAFE = re.compile(r"[A-Za-z0-9._-]{8,64}")
log = structlog.get_logger()


def configure_logging() -> None:
    """Configure logging once, at the start of a command.

    Logs of libraries become one JSON line each too, so that a name or traceback with line breaks cannot forge
    lines.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    # it logs every look at the schema, and each `/readyz` makes one
    logging.getLogger("alembic").setLevel(logging.WARNING)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def request_id() -> str:
    """Return the id of this request: the caller's own if it is safe, or else a random one."""
    if "request_id" not in g:
        given = request.headers.get(REQUEST_ID, "")
        g.request_id = given if SAFE.fullmatch(given) else token_hex(8)
    return str(g.request_id)


def register(app: Flask) -> None:
    """Bind the request id to every log line of the request, and send it back."""
    app.before_request(bind_log_context)
    app.after_request(add_request_id_header)
    app.teardown_request(unbind_log_context)


@contextmanager
def task_log_context(task: str, task_id: str | None) -> Iterator[None]:
    """Bind the name and id of a task to every log line of it. A task without a broker gets a random id."""
    with structlog.contextvars.bound_contextvars(task=task, task_id=task_id or token_hex(8)):
        yield


def bind_log_context() -> None:
    """Bind the request id, and the table if the path has one, so that all logs of a table can be found."""
    g.began = perf_counter()
    table = (request.view_args or {}).get("table")
    structlog.contextvars.bind_contextvars(request_id=request_id(), **({"table": table} if table else {}))


def add_request_id_header(response: Response) -> Response:
    response.headers[REQUEST_ID] = request_id()
    if deps().settings.access_log == ON:
        log_access(response)
    return response


def log_access(response: Response) -> None:
    """Log the request. It names the route, not the path, because links contain secrets."""
    route = request.url_rule.rule if request.url_rule else None
    milliseconds = round((perf_counter() - g.began) * 1000, 1)
    log.info(
        "request",
        method=request.method,
        route=route,
        status=response.status_code,
        milliseconds=milliseconds,
        octets=response.content_length,
    )


def unbind_log_context(_error: BaseException | None) -> None:
    structlog.contextvars.unbind_contextvars("request_id", "table")
