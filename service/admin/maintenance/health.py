"""For those who watch the house from outside: is it alive, is it ready, and how does it go.

`/healthz` asks nobody and says that the process answers; `/readyz` also asks the database and whether its schema is this
version's, and whether there is room to write; `/metrics` is for Prometheus and whoever has its key.
"""

import os
import shutil
from hmac import compare_digest
from http import HTTPStatus

from flask import Blueprint, Flask, Response, abort, jsonify, request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from service.admin.maintenance.house_figures import house
from service.admin.maintenance.schema import newest_revision, schema_found
from service.platform.database import db
from service.platform.deps import deps
from service.platform.transaction import reading
from service.web.meter import meter

LEAST_ROOM = 32 * 1024**2
"""Bytes; SQLite refuses to write some time before the last one is gone."""
pages = Blueprint("health", __name__)


def register(app: Flask) -> None:
    app.register_blueprint(pages)


@pages.get("/healthz")
def alive() -> Response:
    return jsonify({"alive": True})


@pages.get("/readyz")
def ready() -> tuple[Response, int]:
    """Whether requests may be sent here."""
    found = {"database": database_answers(), "schema": False, "room": there_is_room()}
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


def there_is_room() -> bool:
    """For the database, where it lies beside us and may be written; another machine's disk is its own to watch."""
    if db.engine.dialect.name != "sqlite":
        return True
    folder = deps().settings.data
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free >= LEAST_ROOM


@pages.get("/metrics")
def metrics() -> Response:
    """The figures of this process and of the whole house; without a key of its own there is no such page."""
    key = deps().settings.metrics_key
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not key or not compare_digest(given.encode(), key.encode()):
        abort(HTTPStatus.NOT_FOUND)
    told = generate_latest(meter().registry) + generate_latest(house())
    return Response(told, content_type=CONTENT_TYPE_LATEST)
