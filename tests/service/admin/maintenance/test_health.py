"""Alive, ready, and the figures for whoever has their key."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from service.admin.maintenance import health, schema_steps
from service.app import create_app
from service.platform.deps import deps
from service.platform.settings import OFF, ON, Settings
from service.platform.tasks.names import TaskName
from tests.parts.servers import free_port
from tests.parts.tasks import run_task
from tests.parts.waiting import PATIENCE, until

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
    assert (answer.status_code, answer.json) == (
        503,
        {"ready": False, "database": True, "schema": False, "room": True},
    )
    schema_steps.upgrade_schema()
    assert client.get("/readyz").json == {"ready": True, "database": True, "schema": True, "room": True}


def test_a_full_disk_is_not_ready(scraped, monkeypatch):
    schema_steps.upgrade_schema()
    monkeypatch.setattr(health, "LEAST_ROOM", 2**80)
    answer = scraped.test_client().get("/readyz")
    assert (answer.status_code, answer.json["room"]) == (503, False)


SMALL = "unshare", "--mount", "--map-root-user"
"""A mount namespace of one's own, for a disk that is full with 80 MB."""


def filled(path) -> None:
    """Until nothing more goes in."""
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(2**20))


def test_a_house_whose_disk_fills_up_says_so_and_goes_on_when_there_is_room(tmp_path):
    if shutil.which(SMALL[0]) is None or subprocess.run([*SMALL, "true"], check=False).returncode:
        pytest.skip("needs a mount namespace of one's own")
    port = free_port()
    up = f"{sys.executable} -m service.cli up --bind=127.0.0.1:{port}"
    script = f"mount -t tmpfs -o size=80m tmpfs {tmp_path} && exec {up}"
    told = os.environ | {"PROCACCIO_DATA": str(tmp_path)}
    with (
        subprocess.Popen([*SMALL, "sh", "-c", script], env=told, stdout=subprocess.DEVNULL) as product,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
    ):
        try:
            until(lambda: client.get("/readyz").is_success)
            disk = Path(f"/proc/{product.pid}/root{tmp_path}")
            filled(disk / "rubbish")
            refused = client.get("/readyz")
            assert (refused.status_code, refused.json()["room"]) == (503, False)
            asked = {"email": "anna@example.org"}
            answer = client.post("/api/v1/sign-in/links", json=asked)
            assert answer.status_code in {202, 503}
            assert client.get("/api/v1/games").is_success  # who only reads is served
            (disk / "rubbish").unlink()
            assert client.get("/readyz").is_success
            assert client.post("/api/v1/sign-in/links", json=asked).status_code == 202
        finally:
            product.terminate()


BOUND = "setpriv", "--bounding-set", "-all"
"""Root without its powers, whom the modes of files bind like everybody."""


def test_a_house_whose_folder_may_not_be_written_any_more_says_so_and_goes_on_when_it_may(tmp_path):
    if os.geteuid() == 0 and shutil.which(BOUND[0]) is None:
        why = "root needs setpriv (util-linux) to lay its powers down"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)
    bound = BOUND if os.geteuid() == 0 else ()
    data, log, port = tmp_path / "data", tmp_path / "log", free_port()
    data.mkdir()
    command = (*bound, sys.executable, "-m", "service.cli", "up", f"--bind=127.0.0.1:{port}")
    with (
        log.open("wb") as said,
        subprocess.Popen(command, env=os.environ | {"PROCACCIO_DATA": str(data)}, stderr=said) as product,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
    ):
        try:
            until(lambda: client.get("/readyz").is_success)
            before = log.read_text()
            close(data)
            refused = client.get("/readyz")
            assert (refused.status_code, refused.json()["room"]) == (503, False)
            assert client.get("/api/v1/games").is_success  # who only reads is served
            answers = {ask_for_link(client) for _ in range(3)}
            assert answers <= {202, 503}
            open_again(data)
            assert client.get("/readyz").is_success
            assert ask_for_link(client) == 202
        finally:
            open_again(data)
            product.terminate()
    assert "Traceback" not in log.read_text().removeprefix(before)


def ask_for_link(client: httpx.Client) -> int:
    return client.post("/api/v1/sign-in/links", json={"email": "anna@example.org"}).status_code


def close(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o400)
    folder.chmod(0o500)


def open_again(folder: Path) -> None:
    folder.chmod(0o700)
    for file in folder.iterdir():
        file.chmod(0o600)


def test_metrics_are_for_whoever_has_the_key(scraped, runs):
    schema_steps.upgrade_schema()
    client = scraped.test_client()
    assert client.get("/metrics").status_code == 404
    for name in (TaskName.COUNT_DESK_FIGURES, TaskName.SEND_DUE_LETTERS):
        run_task(name)
    runs.save(deps().clock())
    client.get("/healthz")
    told = client.get("/metrics", headers={"Authorization": f"Bearer {KEY}"})
    assert told.content_type.startswith("text/plain")
    assert 'procaccio_count{what="players"} 0.0' in told.text
    assert 'procaccio_job_done_timestamp_seconds{what="admin.count_desk_figures"}' in told.text
    assert 'procaccio_job_runs_total{what="admin.count_desk_figures"} 1.0' in told.text
    assert 'procaccio_job_faults_total{what="admin.count_desk_figures"} 0.0' in told.text
    assert "procaccio_oldest_letter_seconds 0.0" in told.text
    assert "procaccio_disk_free_bytes" in told.text
    assert 'endpoint="health.alive",method="GET",status="200"' in told.text


def test_faults_are_counted_from_nothing(scraped):
    """Prometheus sees no rise in a figure that is not there before."""
    schema_steps.upgrade_schema()
    client = scraped.test_client()
    told = client.get("/metrics", headers={"Authorization": f"Bearer {KEY}"}).text
    assert "procaccio_request_faults_total 0.0" in told
    assert "procaccio_streams 0.0" in told


def test_without_a_key_there_is_no_such_page(client):
    assert client.get("/metrics").status_code == 404


def test_each_request_is_a_line_of_the_log_where_that_is_wished_without_what_a_link_opens(tmp_path):
    for wish, lines in ((OFF, 0), (ON, 1)):
        app = create_app(Settings(data=tmp_path, access_log=wish))
        with capture_logs() as said:
            app.test_client().get("/sign-in/pro_in_a-secret-of-somebody")
        found = [line for line in said if line["event"] == "request"]
        assert len(found) == lines
    assert found[0]["route"] == "/sign-in/<secret>"
    assert (found[0]["method"], found[0]["status"] >= 400) == ("GET", True)
    assert "a-secret-of-somebody" not in str(said)
