"""Each alert is tried by causing what it is for in a house, and judged by Prometheus' own promtool; no other one may come with it.

What a test cannot cause it stands in for, and says so beside it: the clock that times requests, and the disk.
"""

import re
import subprocess
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace

import pytest
import yaml
from sqlalchemy import update
from structlog.testing import capture_logs

from service.admin.desk.heartbeats import BACKUP, BACKUP_TOO_OLD, TaskRuns, record_heartbeat
from service.platform.deps import EXTENSION
from service.platform.outbox.outbox import post_letter
from service.platform.ports import DeliveryError
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction
from service.play.tables.models import Table
from tests.parts.prometheus import Watch, promtool
from tests.parts.tasks import run_task
from tests.service.play.clocks.rows import open_clocks
from workers.celery_app import RUNS

__all__ = ["promtool"]  # a fixture

FOLDER = Path(__file__).parents[2] / "deploy" / "observability"
RULES = FOLDER / "alerts.yml"
EVERY = {rule["alert"] for rule in yaml.safe_load(RULES.read_text())["groups"][0]["rules"]}
STEP = 4
"""Minutes between two looks, within the five for which Prometheus believes a figure."""
SEATS = 3
STEADY = (
    TaskName.SEND_DUE_LETTERS,
    TaskName.CHECK_DEADLINES,
    TaskName.POLL_MAILBOX,
    TaskName.COUNT_DESK_FIGURES,
)


class House:
    """A house at work, whose days pass in steps; `idle` names the tasks that nobody runs."""

    def __init__(self, app, clock, mailer, monkeypatch) -> None:
        self.app, self.clock, self.mailer, self.monkeypatch = app, clock, mailer, monkeypatch
        self.watch = Watch(app, clock)
        self.client = app.test_client()
        self.idle: set[str] = set()

    def live(self, minutes: int, each_step=lambda: None) -> None:
        for _ in range(minutes // STEP):
            self.clock.tick(minutes=STEP)
            each_step()
            with self.app.app_context(), capture_logs():
                for name in STEADY:
                    if name not in self.idle:
                        try:
                            run_task(name)
                        except OSError:
                            assert name == TaskName.POLL_MAILBOX
                RUNS.save(self.clock())
            self.watch.scrape()

    def begin_anew(self) -> None:
        """Long after: what Prometheus saw before lies behind it, and the nights had their backups."""
        self.watch.scrapes.clear()
        self.note_backup()

    def note_backup(self, error: str = "") -> None:
        with self.app.app_context(), transaction() as session:
            pulse = TaskRuns(faults=1, error=error) if error else TaskRuns(runs=1)
            record_heartbeat(session, BACKUP, self.clock(), pulse)

    def post(self, count: int) -> None:
        with self.app.app_context(), transaction() as session:
            for number in range(count):
                post_letter(
                    session,
                    key=f"{self.clock()}:{number}",
                    kind="sign-in",
                    channel="mail",
                    recipient=f"reader{number}@example.org",
                    payload={"secret": "s", "language": "en", "minutes": 20},
                    now=self.clock(),
                )


@pytest.fixture
def at_work(app, house, clock, mailer, monkeypatch, runs):
    made = House(house, clock, mailer, monkeypatch)
    made.note_backup()
    made.live(12)
    return made


@pytest.fixture
def fires(promtool, tmp_path):
    def judge(house: House, *alerts: str) -> None:
        house.watch.must_fire(promtool, RULES, tmp_path, *alerts)

    return judge


def test_prometheus_takes_our_rules_and_configuration(promtool, tmp_path):
    for name in ("prometheus.yml", "alerts.yml"):
        (tmp_path / name).write_text((FOLDER / name).read_text())
    key = tmp_path / "key"
    key.write_text("k" * 32)
    config = tmp_path / "prometheus.yml"
    config.write_text(re.sub(r"credentials_file: [^ }]+", f"credentials_file: {key}", config.read_text()))
    done = subprocess.run([promtool, "check", "config", config], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(EVERY)} rules found" in done.stdout


def test_no_label_of_ours_is_one_of_prometheus(at_work):
    assert [name for name in at_work.watch.scrapes[-1][1] if "exported_" in name] == []


def test_a_house_that_is_well_is_quiet(at_work, fires):
    at_work.post(30)
    at_work.live(120)
    fires(at_work)


def test_away(at_work, fires):
    """The key of Prometheus is another one than the house's: the page is not there for it."""
    at_work.watch.answers = lambda: at_work.client.get("/metrics").status_code == 200
    at_work.live(8)
    fires(at_work, "ProcaccioAway")


def test_nobody_works(at_work, fires):
    at_work.idle = {*STEADY}
    at_work.live(12)
    fires(at_work, "ProcaccioNobodyWorks")


def test_a_job_fails(at_work, fires):
    """A mailbox that cannot be reached; the other jobs go on."""
    fitted = at_work.app.extensions[EXTENSION]
    settings = replace(fitted.settings, imap_url="imap://us:secret@127.0.0.1:9/INBOX")
    at_work.monkeypatch.setitem(at_work.app.extensions, EXTENSION, replace(fitted, settings=settings))
    at_work.live(20)
    fires(at_work, "ProcaccioJobFails")


def test_clocks_overdue(at_work, clock, seated, client, fires):
    """Deadlines pass, and no worker looks at clocks."""
    at_work.idle = {TaskName.CHECK_DEADLINES}
    at = seated("pebbles", SEATS)
    for _ in range(50 // SEATS):
        made = client.post(
            "/api/v1/tables", json={"game": "pebbles", "seats": SEATS}, headers=at.keys[0]
        ).json
        for key in at.keys[1:]:
            client.post(f"/api/v1/tables/{made['id']}/seats", json={}, headers=key)
    clock.tick(days=40)
    at_work.begin_anew()
    at_work.live(16)
    fires(at_work, "ProcaccioClocksOverdue")


def test_clocks_stuck(at_work, seated, clock, fires):
    """A table whose position cannot be read any more. It is found when time is up, and both were reminded before."""
    seated("pebbles", 2, pace="relaxed")
    with transaction() as session:
        session.execute(update(Table).values(dump=b"{}"))
    at_work.app.extensions[EXTENSION].shelf.clear()
    while not any(each.failures for each in open_clocks()):
        clock.now = min(each.ring_at for each in open_clocks())
        at_work.live(STEP)
    at_work.begin_anew()
    at_work.live(24)
    fires(at_work, "ProcaccioClocksStuck")


def test_mail_is_late(at_work, fires):
    at_work.idle = {TaskName.SEND_DUE_LETTERS}
    at_work.post(1)
    at_work.live(28)
    fires(at_work, "ProcaccioMailLate")


def test_mail_waits(at_work, fires):
    at_work.mailer.refusal = DeliveryError("450 later")
    at_work.post(21)
    at_work.live(24)
    fires(at_work, "ProcaccioMailWaits")


def test_mail_is_dead(at_work, fires):
    at_work.mailer.refusal = DeliveryError("550 never", final=True)
    at_work.post(6)
    at_work.live(8)
    fires(at_work, "ProcaccioMailDead")


def test_errors(at_work, fires):
    def broken(**_):
        raise RuntimeError("nobody foresaw this")

    at_work.monkeypatch.setitem(at_work.app.view_functions, "games.list_games", broken)
    at_work.live(16, lambda: [at_work.client.get("/api/v1/games") for _ in range(30)])
    fires(at_work, "ProcaccioErrors")


def test_slow(at_work, fires):
    """The clock that times requests leaps by three seconds before each answer."""
    at_work.monkeypatch.setattr("service.web.meter.perf_counter", lambda: perf_counter() + 3)
    at_work.live(28, lambda: [at_work.client.get("/healthz") for _ in range(5)])
    fires(at_work, "ProcaccioSlow")


def test_streams_full(at_work, person, token, fires):
    places = at_work.app.extensions[EXTENSION].places
    anna = token(person("anna"), "play")
    held = [places.take(f"reader{number}") for number in range(places.together)]
    at_work.live(24, lambda: at_work.client.get("/api/v1/me/stream", headers=anna))
    for each in held:
        each.give_back()
    fires(at_work, "ProcaccioStreamsFull")


def test_disk_full(at_work, fires):
    """Half of what the alert asks for, said in the disk's place."""
    usage = SimpleNamespace(total=2**40, used=2**40, free=500_000_000)
    at_work.monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    at_work.live(16)
    fires(at_work, "ProcaccioDiskFull")


@pytest.mark.parametrize("ever", [True, False])
def test_backups_stop(app, house, clock, mailer, monkeypatch, runs, fires, ever):
    made = House(house, clock, mailer, monkeypatch)
    if ever:
        made.note_backup()
        clock.tick(seconds=BACKUP_TOO_OLD.total_seconds())
    made.live(72)
    fires(made, "ProcaccioBackupOld")


@pytest.mark.parametrize("before", [True, False])
def test_a_backup_fails(app, house, clock, mailer, monkeypatch, runs, fires, before):
    made = House(house, clock, mailer, monkeypatch)
    if before:
        made.note_backup()
    made.live(8)
    made.note_backup("age could not encrypt it")
    made.live(8)
    fires(made, "ProcaccioBackupFailed")


def test_every_alert_has_its_trial():
    """Held against the names above, so that it holds whichever of them ran here."""
    text = Path(__file__).read_text()
    assert set(re.findall(r'"(Procaccio\w+)"', text)) == EVERY
