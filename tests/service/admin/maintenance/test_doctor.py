"""The doctor finds what was broken on purpose, and says only that."""

import re
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread

import pytest
import time_machine
from click.testing import CliRunner
from redis import Redis
from sqlalchemy import update

from service.admin.desk.heartbeats import BACKUP, BACKUP_TOO_OLD, TaskRuns, record_heartbeat
from service.admin.desk.models import Heartbeat
from service.admin.maintenance import schema
from service.admin.maintenance.doctor import connections, examine, tasks
from service.admin.maintenance.doctor.configuration import check_data_folder, check_settings
from service.admin.maintenance.doctor.connections import (
    check_broker,
    check_incoming_server,
    check_outgoing_server,
    check_public_url,
)
from service.admin.maintenance.doctor.database import check_database, clock_findings
from service.admin.maintenance.doctor.tasks import check_backup, check_outbox, check_table_clocks, check_tasks
from service.admin.maintenance.doctor.verdict import Verdict
from service.cli.doctor import doctor, format_finding
from service.platform.outbox.models import Letter, LetterState
from service.platform.settings import Settings
from service.platform.transaction import transaction
from service.platform.words import words
from service.play.tables.models import Seat
from tests.parts.letters import sit
from tests.parts.servers import free_port
from tests.parts.service import DAWN, SECRET

pytestmark = pytest.mark.both_databases


def whats(found) -> list[str]:
    told = list(found)
    for finding in told:
        format_finding(finding)  # every finding has its sentence, with all that it speaks of
    return [finding.what for finding in told]


def house(tmp_path, **changes) -> Settings:
    return Settings(data=tmp_path, secret=SECRET, **changes)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, ["settings"]),
        ({"public_url": "http://play.example.org"}, ["no-tls"]),
        ({"public_url": "https://play.example.org"}, ["no-proxies"]),
        ({"public_url": "https://play.example.org", "proxies": 1}, ["settings"]),
        ({"smtp_url": "smtp://127.0.0.1"}, ["local-links", "local-sender"]),
        ({"database_url": "postgresql+psycopg://u@h/d"}, ["drawn-secret"]),
    ],
)
def test_settings_that_do_not_fit_together(tmp_path, monkeypatch, changes, expected):
    monkeypatch.delenv("PROCACCIO_SECRET", raising=False)
    assert whats(check_settings(house(tmp_path, **changes), DAWN)) == expected


def test_variables_that_set_nothing_are_named(tmp_path, monkeypatch):
    monkeypatch.setenv("PROCACCIO_SMTP_HOST", "mail.example.org")
    (found,) = check_settings(house(tmp_path), DAWN)
    assert found.what == "unknown-settings"
    assert "PROCACCIO_SMTP_HOST" in format_finding(found)


def test_the_data_folder(tmp_path, monkeypatch):
    assert whats(check_data_folder(house(tmp_path), DAWN)) == ["data"]
    (tmp_path / "file").touch()
    assert whats(
        check_data_folder(
            Settings(data=tmp_path / "file" / "x", secret=SECRET, database_url="sqlite://"), DAWN
        )
    ) == ["data-closed"]


def test_the_database(app, tmp_path, monkeypatch):
    assert whats(check_database(house(tmp_path), DAWN)) == ["database"]
    assert whats(clock_findings(timedelta(seconds=1), "database")) == ["clock"]
    assert whats(clock_findings(timedelta(seconds=9), "broker")) == ["clock-off"]
    assert whats(clock_findings(timedelta(minutes=9), "broker")) == ["clock-far"]


def test_what_hangs_on_the_schema_is_not_looked_at_without_it(app, clock, tmp_path, monkeypatch):
    monkeypatch.setattr(schema, "current_revision", lambda: None)
    found = whats(examine(house(tmp_path, public_url=f"http://127.0.0.1:{free_port()}"), clock()))
    assert "schema-none" in found
    assert not {"tables-replayed", "work", "clocks", "mail-leaves"} & set(found)
    monkeypatch.setattr(schema, "current_revision", lambda: "f00dfeedbeef")
    assert "schema-later" in whats(examine(house(tmp_path), clock()))
    monkeypatch.setattr(schema, "current_revision", schema.newest_revision)
    found = whats(examine(house(tmp_path, public_url=f"http://127.0.0.1:{free_port()}"), clock()))
    assert {"schema", "tables-replayed", "no-work-yet", "clocks", "mail-leaves", "nobody-there"} <= set(found)


def test_work_that_nobody_does(app, clock, tmp_path):
    settings = house(tmp_path)
    sit(clock, "pebbles", 2)
    assert whats(check_outbox(settings, clock())) == ["mail-leaves"]
    with transaction() as session:
        session.add(Heartbeat(job="post", at=clock()))
        session.execute(
            update(Seat).where(Seat.ring_at.is_not(None)).values(ring_at=clock() + timedelta(minutes=1))
        )
    assert whats(check_tasks(settings, clock())) == ["work"]
    assert whats(check_table_clocks(settings, clock())) == ["clocks"]
    clock.tick(minutes=30)
    assert whats(check_tasks(settings, clock())) == ["no-work"]
    assert whats(check_outbox(settings, clock())) == ["mail-waits"]
    assert whats(check_table_clocks(settings, clock())) == ["clocks-late"]
    with transaction() as session:
        session.execute(update(Letter).values(state=LetterState.DEAD))
        session.execute(update(Seat).values(ring_at=None, failures=2))
    assert whats(check_outbox(settings, clock())) == ["mail-leaves", "dead-letters"]
    assert whats(check_table_clocks(settings, clock())) == ["clocks", "clocks-stuck"]


def note(job: str, now, **runs) -> None:
    with transaction() as session:
        record_heartbeat(session, job, now, TaskRuns(**runs))


def test_backups_that_stop(app, clock, tmp_path):
    settings = house(tmp_path)
    assert whats(check_backup(settings, clock())) == []
    note(BACKUP, clock(), faults=1, error="age could not encrypt it")
    assert whats(check_backup(settings, clock())) == ["backup-old"]
    note(BACKUP, clock(), runs=1)
    assert whats(check_backup(settings, clock.tick(seconds=BACKUP_TOO_OLD.total_seconds()))) == ["backup"]
    assert whats(check_backup(settings, clock.tick(minutes=1))) == ["backup-old"]
    assert whats(check_tasks(settings, clock())) == ["no-work-yet"], "a backup is no work of a worker"


def test_a_timer_that_never_made_a_backup(app, tmp_path, monkeypatch):
    (tmp_path / "timer").symlink_to(tmp_path / "nowhere")
    monkeypatch.setattr(tasks, "BACKUP_TIMER", tmp_path / "timer")
    enabled = tasks.backup_set_up_at()
    assert whats(check_backup(house(tmp_path), enabled + BACKUP_TOO_OLD)) == []
    late = enabled + BACKUP_TOO_OLD + timedelta(minutes=1)
    assert whats(check_backup(house(tmp_path), late)) == ["backup-old"]


def test_a_site_that_nobody_reaches_is_wrong_once_the_service_has_run(app, clock, tmp_path):
    settings = house(tmp_path, public_url=f"http://127.0.0.1:{free_port()}")
    (before,) = check_public_url(settings, clock())
    note("mail.send_due_letters", clock(), runs=1)
    (after,) = check_public_url(settings, clock())
    assert (before.what, before.verdict, after.verdict) == ("nobody-there", Verdict.MIND, Verdict.WRONG)


def test_mail_out(tmp_path, smtp):
    assert whats(check_outgoing_server(house(tmp_path), DAWN)) == ["letter-box"]
    assert whats(check_outgoing_server(house(tmp_path, smtp_url=smtp.url), DAWN)) == ["mail-out"]
    assert whats(
        check_outgoing_server(house(tmp_path, smtp_url=f"smtp://127.0.0.1:{free_port()}"), DAWN)
    ) == ["mail-out-refused"]


@pytest.mark.parametrize(("greeting", "expected"), [(b"220 here", "mail-in"), (b"SSH-2.0", "mail-in-other")])
def test_mail_in(tmp_path, greeting, expected):
    port = free_port()
    settings = house(tmp_path, lmtp=f"127.0.0.1:{port}")
    assert whats(check_incoming_server(settings, DAWN)) == ["no-mail-in"]
    with socket.create_server(("127.0.0.1", port)) as door:

        def greet() -> None:
            line, _ = door.accept()
            with line:
                line.sendall(greeting)

        waiting = Thread(target=greet)
        waiting.start()
        assert whats(check_incoming_server(settings, DAWN)) == [expected]
        waiting.join()


def test_a_mailbox_that_cannot_be_opened(tmp_path):
    url = f"imap://anna:secret@127.0.0.1:{free_port()}/INBOX"
    (found,) = check_incoming_server(house(tmp_path, imap_url=url), DAWN)
    assert found.what == "mailbox-closed"
    assert "127.0.0.1" in format_finding(found)


def test_the_broker(tmp_path, valkey):
    assert whats(check_broker(house(tmp_path), DAWN)) == ["no-broker"]
    with Redis.from_url(valkey) as server:
        its_clock = datetime.fromtimestamp(server.time()[0], UTC)
    for ours, expected in ((its_clock, "clock"), (its_clock + timedelta(hours=1), "clock-far")):
        with time_machine.travel(ours, tick=True):
            assert whats(check_broker(house(tmp_path, redis_url=valkey), DAWN)) == ["broker", expected]
    away = f"redis://127.0.0.1:{free_port()}/0"
    assert whats(check_broker(house(tmp_path, redis_url=away), DAWN)) == ["broker-away"]


@pytest.mark.parametrize(
    ("sent_back", "server", "expected"),
    [
        (True, "waitress", "front-door"),
        (True, "nginx/1.2", "proxy-not-believed"),
        (False, "nginx", "another-there"),
    ],
)
def test_the_way_in(tmp_path, monkeypatch, sent_back, server, expected):
    class Answer:
        status_code = 200

        def __init__(self, headers):
            self.headers = {**(headers if sent_back else {}), "Server": server}

    monkeypatch.setattr(connections.httpx, "get", lambda _url, headers, **_: Answer(headers))
    assert whats(check_public_url(house(tmp_path), DAWN)) == [expected]


def test_the_command_ends_with_what_it_found(tmp_path, monkeypatch):
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    monkeypatch.setenv("PROCACCIO_PUBLIC_URL", f"http://127.0.0.1:{free_port()}")
    answer = CliRunner().invoke(doctor)
    assert answer.exit_code == 1
    assert "WRONG  The database is empty" in answer.output
    assert "One thing is wrong" in answer.output


def test_every_sentence_of_the_doctor_is_said_somewhere():
    code = "".join(file.read_text() for file in Path(connections.__file__).parent.glob("*.py"))
    said = set(re.findall(r'"([a-z-]+)"', code))
    sentences = {
        message.removeprefix("doctor-")
        for message in words("en").bundle._messages
        if message.startswith("doctor-")
    }
    assert sentences - said == {"sum"} | {verdict.value for verdict in Verdict} - said
