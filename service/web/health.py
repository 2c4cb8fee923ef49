"""For those who watch the house from outside: is it alive, is it ready, and how does it go.

`/healthz` asks nobody and says that the process answers; `/readyz` also asks the database and whether its schema is this
version's; `/metrics` is for Prometheus and whoever has its key.
"""

from hmac import compare_digest
from http import HTTPStatus
from time import perf_counter
from typing import Any

from flask import Blueprint, Flask, Response, abort, current_app, g, jsonify, request
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from service.core.deps import deps
from service.core.transaction import reading
from service.desk.queries import heartbeats, tallies
from service.maintenance.upgrade import newest_revision, schema_found

METER = "procaccio-meter"
pages = Blueprint("health", __name__)


class Meter:
    """What one process counts of its requests."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "procaccio_requests", "Requests.", ["endpoint", "method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "procaccio_request_seconds", "How long they took.", ["endpoint"], registry=self.registry
        )


def register(app: Flask) -> None:
    app.extensions[METER] = Meter()
    app.before_request(begin)
    app.after_request(note)
    app.register_blueprint(pages)


def begin() -> None:
    g.began = perf_counter()


def note(response: Response) -> Response:
    meter: Meter = current_app.extensions[METER]
    endpoint = request.endpoint or "none"
    meter.requests.labels(endpoint, request.method, str(response.status_code)).inc()
    if "began" in g:
        meter.seconds.labels(endpoint).observe(perf_counter() - g.began)
    return response


@pages.get("/healthz")
def alive() -> Response:
    return jsonify({"alive": True})


@pages.get("/readyz")
def ready() -> tuple[Response, int]:
    """Whether requests may be sent here."""
    found = {"database": database_answers(), "schema": False}
    found["schema"] = found["database"] and schema_found() == newest_revision()
    good = all(found.values())
    return jsonify({"ready": good, **found}), HTTPStatus.OK if good else HTTPStatus.SERVICE_UNAVAILABLE


def database_answers() -> bool:
    try:
        with reading() as session:
            session.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return False
    return True


@pages.get("/metrics")
def metrics() -> Response:
    """The figures of this process and of the whole house; without a key of its own there is no such page."""
    key = deps().settings.metrics_key
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not key or not compare_digest(given.encode(), key.encode()):
        abort(HTTPStatus.NOT_FOUND)
    meter: Meter = current_app.extensions[METER]
    told = generate_latest(meter.registry) + generate_latest(house())
    return Response(told, content_type=CONTENT_TYPE_LATEST)


def house() -> CollectorRegistry:
    """What the workers counted last, and when they gave their last signs of life."""
    registry = CollectorRegistry()

    def gauge(name: str, about: str, label: str) -> Any:
        return Gauge(f"procaccio_{name}", about, [label], registry=registry)

    counted = gauge("count", "How much there is.", "what")
    done = gauge("job_done_timestamp_seconds", "When a job was last done.", "job")
    failed = gauge("job_failed_timestamp_seconds", "When a job last failed.", "job")
    with reading() as session:
        for name, days in tallies(session, 1).items():
            counted.labels(name).set(days[0][1])
        for beat in heartbeats(session):
            done.labels(beat.job).set(beat.at.timestamp())
            if beat.failed_at is not None:
                failed.labels(beat.job).set(beat.failed_at.timestamp())
    return registry
