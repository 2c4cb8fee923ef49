"""Endpoints for monitoring: liveness, readiness and metrics.

`/healthz` only says that the process responds. `/readyz` also checks the database, its schema version and the
disk space. `/metrics` is for Prometheus and needs a key.
"""

import os
import shutil
from hmac import compare_digest
from http import HTTPStatus

from flask import Blueprint, Flask, Response, abort, jsonify, request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from service.admin.maintenance.house_figures import metrics_registry
from service.admin.maintenance.schema import current_revision, newest_revision
from service.platform.database import db
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.web.meter import get_meter

LEAST_ROOM = 32 * 1024**2
"""In bytes. SQLite refuses to write some time before the disk is full."""
pages = Blueprint("health", __name__)


def register(app: Flask) -> None:
    app.register_blueprint(pages)


@pages.get("/healthz")
def alive() -> Response:
    return jsonify({"alive": True})


@pages.get("/readyz")
def ready() -> tuple[Response, int]:
    """Return whether requests may be sent to this process."""
    found = {"database": database_answers(), "schema": False, "room": has_disk_room()}
    found["schema"] = found["database"] and current_revision() == newest_revision()
    good = all(found.values())
    return jsonify({"ready": good, **found}), HTTPStatus.OK if good else HTTPStatus.SERVICE_UNAVAILABLE


def database_answers() -> bool:
    try:
        with read_session() as session:
            session.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return False
    return True


def has_disk_room() -> bool:
    """Return whether the disk has room for an SQLite database.

    A database on another machine is not checked.
    """
    if db.engine.dialect.name != "sqlite":
        return True
    folder = deps().settings.data
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free >= LEAST_ROOM


@pages.get("/metrics")
def metrics() -> Response:
    """Return the metrics of this process and of the installation.

    Without a configured key the page does not exist.
    """
    key = deps().settings.metrics_key
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not key or not compare_digest(given.encode(), key.encode()):
        abort(HTTPStatus.NOT_FOUND)
    told = generate_latest(get_meter().registry) + generate_latest(metrics_registry())
    return Response(told, content_type=CONTENT_TYPE_LATEST)
