"""Alive, ready, and the figures for whoever has their key."""

import flask_migrate
import pytest

from service.app import create_app
from service.core.settings import Settings
from workers.jobs import job_named, run_job

pytestmark = pytest.mark.both_databases

KEY = "only for tests, and long enough for one"


@pytest.fixture
def scraped(tmp_path):
    """A house of its own, with a key to its figures."""
    app = create_app(Settings(data=tmp_path, metrics_key=KEY))
    with app.app_context():
        yield app


def test_a_process_is_alive_before_its_database_is(scraped):
    client = scraped.test_client()
    assert client.get("/healthz").json == {"alive": True}
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json) == (503, {"ready": False, "database": True, "schema": False})
    flask_migrate.upgrade()
    assert client.get("/readyz").json == {"ready": True, "database": True, "schema": True}


def test_metrics_are_for_whoever_has_the_key(scraped, monkeypatch):
    monkeypatch.setattr(
        "workers.jobs.BEATEN", {}
    )  # whatever the houses of other tests have done a moment ago
    flask_migrate.upgrade()
    client = scraped.test_client()
    assert client.get("/metrics").status_code == 404
    for name in ("tally", "post"):
        run_job(job_named(name))
    client.get("/healthz")
    told = client.get("/metrics", headers={"Authorization": f"Bearer {KEY}"})
    assert told.content_type.startswith("text/plain")
    assert 'procaccio_count{what="players"} 0.0' in told.text
    assert 'procaccio_job_done_timestamp_seconds{job="tally"}' in told.text
    assert 'endpoint="health.alive",method="GET",status="200"' in told.text


def test_without_a_key_there_is_no_such_page(client):
    assert client.get("/metrics").status_code == 404
