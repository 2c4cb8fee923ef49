"""What `deploy/` says is held against the code: settings exist, commands parse, addresses answer, nobody is root."""

import json
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from prometheus_client import generate_latest

from service.admin.desk.heartbeats import BACKUP
from service.admin.desk.models import Heartbeat, Tally
from service.admin.desk.statistics import select_counts
from service.admin.maintenance.house_figures import metrics_registry as figures
from service.app import create_app
from service.cli.supervisor import PATIENCE as PATIENCE_OF_MEMBERS
from service.cli.web_server import IDLE
from service.mail.incoming.models import IncomingState as Incoming
from service.platform.outbox.models import LetterState as Sent
from service.platform.settings import LMTP_PLACE as LMTP
from service.platform.settings import PREFIX, Settings
from service.platform.tasks.names import BEAT
from service.platform.transaction import transaction
from service.play.tables.models import TableState
from service.web.meter import METER
from tests.parts.commands import parses
from tests.parts.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(file for file in DEPLOY.rglob("*") if file.is_file())
UNITS = sorted((DEPLOY / "systemd").glob("*.*"))
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
OURS = {name: part for name, part in COMPOSE["services"].items() if part.get("image") == "procaccio:latest"}


def read_settings(text: str) -> dict[str, str]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {
        name: shlex.split(value)[0] if value else ""
        for name, _, value in (line.partition("=") for line in lines)
    }


EXAMPLE = read_settings((DEPLOY / "settings.env.example").read_text())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(DEPLOY)))
def test_every_setting_that_is_named_exists(file):
    known = {f"{PREFIX}{each.name.upper()}" for each in fields(Settings)}
    assert set(re.findall(rf"{PREFIX}[A-Z_]+", file.read_text())) <= known


def test_the_example_of_settings_can_be_sourced():
    """By a shell, too: systemd and compose read the same lines."""
    script = f'. {DEPLOY / "settings.env.example"} && printf %s "$PROCACCIO_MAIL_FROM"'
    ran = subprocess.run(["sh", "-c", script], check=True, capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("Procaccio <play@example.org>", "")


@pytest.mark.parametrize(
    "page", [DEPLOY / "README.md", *(ROOT / "docs").glob("*.md")], ids=lambda page: page.name
)
def test_compose_is_always_told_where_its_settings_are(page):
    """Without them it stops: its file asks for some."""
    for call in re.findall("docker compose [^`\n]+", page.read_text()):
        assert call.startswith("docker compose --env-file settings.env "), call


def test_the_example_of_settings_is_one_to_start_from(monkeypatch, tmp_path):
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    for name, value in EXAMPLE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    assert Settings.from_env().secure


class TestCompose:
    @pytest.mark.parametrize("name", [name for name in OURS if name != "backup"])
    def test_each_part_is_a_command_of_ours(self, name):
        parses(OURS[name]["command"])

    def test_the_whole_service_is_one_part_that_starts_after_its_servers(self):
        app = OURS["app"]
        assert app["command"][0] == "up"
        assert set(OURS) == {"app", "backup"}
        assert {name: each["condition"] for name, each in app["depends_on"].items()} == {
            "postgres": "service_healthy",
            "valkey": "service_healthy",
        }
        assert app["environment"]["PROCACCIO_LMTP"].endswith(LMTP.partition(":")[2])

    @pytest.mark.parametrize("name", OURS)
    def test_ours_have_no_rights_to_lose(self, name):
        part = OURS[name]
        assert part["read_only"]
        assert part["cap_drop"] == ["ALL"]
        assert part["security_opt"] == ["no-new-privileges:true"]

    def test_a_backup_is_made_every_day_whether_or_not_the_last_one_succeeded(self, tmp_path):
        part = OURS["backup"]
        assert part["restart"] == "unless-stopped"
        assert "profiles" not in part
        for name, does in {
            "backup.sh": 'echo "$1" >> made; exit 1',
            "sleep": 'echo "$1" >> slept; test "$(wc -l < slept)" -lt 3 || kill $PPID',
        }.items():
            (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
            (tmp_path / name).chmod(0o755)
        flag, loop = part["command"]
        shell = [*part["entrypoint"], flag, loop.replace("/backup.sh", "./backup.sh")]
        path = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
        subprocess.run(shell, cwd=tmp_path, env=path, check=False, timeout=PATIENCE)
        assert (tmp_path / "made").read_text().split() == ["/backups"] * 3
        assert (tmp_path / "slept").read_text().split() == ["86400"] * 3

    def test_only_the_proxy_is_open_to_the_world(self):
        for name, part in COMPOSE["services"].items():
            for port in part.get("ports", ()):
                assert name == "proxy" or port.startswith("127.0.0.1:")

    def test_what_is_referred_to_is_there(self):
        services, volumes = set(COMPOSE["services"]), set(COMPOSE["volumes"])
        for part in COMPOSE["services"].values():
            assert set(part.get("depends_on", ())) <= services
            for volume in part.get("volumes", ()):
                source = volume.split(":")[0]
                assert source in volumes or (DEPLOY / source).is_file()

    def test_its_variables_are_in_the_example(self):
        text = (DEPLOY / "compose.yaml").read_text() + (DEPLOY / "Caddyfile").read_text()
        assert set(re.findall(r"\{\$?([A-Z_]+)", text)) <= set(EXAMPLE)


def test_the_proxy_starts_again_after_its_certificate_is_renewed():
    """certbot keeps the hooks of the first certificate for each renewal."""
    (line,) = re.findall("^certbot .+$", (ROOT / "docs" / "deploying.md").read_text(), re.MULTILINE)
    told = shlex.split(line)
    hooks = [told[told.index(f"--{name}-hook") + 1] for name in ("pre", "post")]
    assert hooks == ["systemctl stop nginx", "systemctl start nginx"]


class TestContainer:
    text = (DEPLOY / "Containerfile").read_text()

    def test_it_runs_as_nobody_special(self):
        assert re.search(r"^USER 10001:10001$", self.text, re.MULTILINE)
        assert self.text.index("USER ") < self.text.index("ENTRYPOINT")

    def test_it_may_write_into_the_volumes_of_compose(self):
        """A volume has the owner of the folder that it is mounted at, or root where there is none."""
        made = set(re.findall(r"--home-dir (\S+)|install -d -m 700 -o procaccio (\S+)", self.text))
        mounted = {
            volume.split(":")[1] for part in OURS.values() for volume in part["volumes"] if volume[0] != "."
        }
        assert mounted == {"".join(each) for each in made}

    def test_what_it_copies_exists(self):
        for line in re.findall(r"^COPY (?!--)(.+)$", self.text, re.MULTILINE):
            for name in line.split()[:-1]:
                assert (ROOT / name).exists(), name

    def test_all_that_the_package_needs_is_copied(self):
        copied = {
            name
            for line in re.findall(r"^COPY (?!--)(.+)$", self.text, re.MULTILINE)
            for name in line.split()
        }
        assert copied >= {
            "engine",
            "packaging",
            "service",
            "workers",
            "templates",
            "pyproject.toml",
            "README.md",
        }

    def test_its_command_is_ours(self):
        parses(yaml.safe_load(re.search(r"^CMD (.+)$", self.text, re.MULTILINE)[1]))


class TestFly:
    """The platform itself cannot be asked; that it is told commands and paths of ours can."""

    file = tomllib.loads((DEPLOY / "fly.toml").read_text())

    def test_each_part_is_a_command_of_ours(self):
        parses(shlex.split(self.file["deploy"]["release_command"]))
        for command in self.file["processes"].values():
            parses(shlex.split(command))

    def test_what_is_not_said_in_the_open_is_said_by_the_page(self):
        page = (ROOT / "docs" / "deploying.md").read_text()
        named = set(self.file["env"]) | set(re.findall(rf"({PREFIX}\w+)=…", page))
        assert named >= set(EXAMPLE) - {"POSTGRES_PASSWORD", "PROCACCIO_LMTP", "SITE"}

    def test_every_process_has_a_machine_and_only_the_web_is_open(self):
        sized = {name for each in self.file["vm"] for name in each["processes"]}
        assert sized == set(self.file["processes"])
        assert self.file["http_service"]["processes"] == ["web"]
        assert f":{self.file['http_service']['internal_port']} " in self.file["processes"]["web"]


class TestSystemd:
    @pytest.mark.parametrize(
        "unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.name
    )
    def test_each_service_is_a_command_of_ours_and_not_roots(self, unit):
        text = unit.read_text()
        command = shlex.split(re.search(r"^ExecStart=(.+)$", text, re.MULTILINE)[1])
        if command[0] == "/bin/sh":
            assert (DEPLOY / Path(command[1]).name).is_file()
        else:
            parses(command[1:])
        assert "User=procaccio" in text
        assert "NoNewPrivileges=yes" in text

    def test_a_stop_reaches_the_first_process_only(self):
        """Celery's processes would die at once in the middle of a letter, which would be sent again."""
        text = (DEPLOY / "systemd" / "procaccio.service").read_text()
        assert "KillMode=mixed" in text
        assert int(re.search("TimeoutStopSec=(.+)", text)[1]) > PATIENCE_OF_MEMBERS

    def test_what_units_want_exists(self):
        here = {unit.name for unit in UNITS}
        for unit in UNITS:
            named = set(re.findall(r"procaccio[a-z-]*\.(?:service|target|timer)", unit.read_text()))
            assert named <= here, unit.name

    @pytest.mark.skipif(
        not shutil.which("systemd-analyze"), reason="systemd's own check is not on this machine"
    )
    def test_systemd_understands_them(self, tmp_path):
        folder = tmp_path / "units"
        folder.mkdir()
        for unit in UNITS:
            if unit.suffix in {".service", ".target", ".timer"}:
                (folder / unit.name).write_text(
                    unit.read_text().replace("/opt/procaccio/bin/procaccio", "/bin/true")
                )
        asked = ["systemd-analyze", "verify", "--man=no", *map(str, sorted(folder.iterdir()))]
        answer = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert [line for line in answer.stderr.splitlines() if str(folder) in line] == []


def test_the_paths_that_are_asked_are_ours(tmp_path):
    """Health and metrics: proxies and Prometheus ask for addresses that exist."""
    routes = {rule.rule for rule in create_app(Settings(data=tmp_path)).url_map.iter_rules()}
    asked = {
        re.search(r"800[01](/\w+)", part["healthcheck"]["test"][-1])[1]
        for part in OURS.values()
        if "healthcheck" in part
    }
    asked |= {check["path"] for check in TestFly.file["http_service"]["checks"]}
    asked |= set(re.findall(r"health_uri (\S+)", (DEPLOY / "Caddyfile").read_text()))
    assert asked
    assert asked <= routes


class TestObservability:
    folder = DEPLOY / "observability"
    rules = yaml.safe_load((folder / "alerts.yml").read_text())["groups"][0]["rules"]
    board = json.loads((folder / "grafana.json").read_text())

    def expressions(self):
        yield from (rule["expr"] for rule in self.rules)
        yield from (target["expr"] for panel in self.board["panels"] for target in panel["targets"])

    def test_every_figure_that_is_asked_for_is_told(self, client, house, clock):
        with house.app_context(), transaction() as session:
            session.add(Heartbeat(job="post", at=clock(), failed_at=clock(), runs=1, faults=1, seconds=1.0))
            session.add(Tally(day=clock().date(), name="moves", count=1, at=clock()))
        client.get("/healthz")
        with house.app_context():
            text = generate_latest(house.extensions[METER].registry) + generate_latest(figures())
        told = set(re.findall(r"^(procaccio_\w+)", text.decode(), re.MULTILINE))
        assert {
            name for each in self.expressions() for name in re.findall(r"procaccio_[a-z_]+", each)
        } <= told

    def test_every_kind_that_is_asked_for_is_counted(self, clock):
        known = {name for name, _ in select_counts(clock())}
        states = {"tables": TableState, "letters": Sent, "incoming": Incoming}
        known |= {*BEAT, BACKUP}
        known |= {f"{part}-{state}" for part, every in states.items() for state in every}
        for each in self.expressions():
            for pattern in re.findall(r'what=~?"([^"]+)"', each):
                assert any(re.fullmatch(pattern, name) for name in known), pattern

    def test_every_alert_says_what_to_do(self):
        for rule in self.rules:
            assert set(rule["annotations"]) == {"summary", "help"}
            assert rule["labels"]["severity"] in {"page", "warn"}

    def test_the_runbook_has_a_place_for_each_alert_and_no_other(self):
        chapters = re.findall(r"^## (\w+)$", (ROOT / "docs" / "runbook.md").read_text(), re.MULTILINE)
        assert sorted(chapters) == sorted(rule["alert"] for rule in self.rules)


def test_the_mail_server_hands_over_where_we_listen():
    assert f"lmtp:inet:{LMTP}" in (DEPLOY / "postfix" / "transport").read_text()
    pipe = re.search(r"argv=\S+ (.+)$", (DEPLOY / "postfix" / "master.cf").read_text(), re.MULTILINE)[1]
    parses(
        shlex.split(pipe.replace("${sender}", "a@example.org").replace("${recipient}", "play@example.org"))
    )


def test_nginx_takes_our_site(tmp_path):
    """Whichever nginx is here; Debian 12's knows less than today's."""
    if shutil.which("nginx") is None:
        pytest.skip("needs nginx")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-keyout",
            key,
            "-out",
            certificate,
            "-days",
            "1",
            "-subj",
            "/CN=play.example.org",
        ],
        check=True,
        capture_output=True,
    )
    site = (DEPLOY / "systemd" / "nginx.conf").read_text()
    site = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {key};", site)
    (tmp_path / "site.conf").write_text(
        re.sub(r"ssl_certificate \S+;", f"ssl_certificate {certificate};", site)
    )
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; include {tmp_path}/site.conf; }}"
    (tmp_path / "nginx.conf").write_text(whole)
    tried = subprocess.run(
        ["nginx", "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert tried.returncode == 0, tried.stderr


@pytest.mark.parametrize(
    ("proxy", "kept"),
    [
        ("Caddyfile", r"transport http \{\s*keepalive (\d+)s"),
        ("systemd/nginx.conf", r"upstream procaccio \{[^}]*keepalive_timeout (\d+)s"),
    ],
)
def test_it_is_the_proxy_that_ends_a_connection(proxy, kept):
    """A request that goes into a connection which the other side is just ending is lost, and may not be sent again."""
    for seconds in re.findall(kept, (DEPLOY / proxy).read_text()) or [0]:
        assert 60 <= int(seconds) < IDLE


def test_a_small_server_has_at_most_six_settings_that_exist_and_a_page_of_sixty_lines():
    """docs/hosting.md promises the short way."""
    example = (DEPLOY / "small" / "settings.env.example").read_text()
    named = re.findall(rf"^({PREFIX}\w+)=", example, re.MULTILINE)
    assert 1 <= len(named) <= 6
    settings = {f"{PREFIX}{each.name.upper()}" for each in fields(Settings)}
    assert {*named} <= settings
    assert "PROCACCIO_PROXIES" in named  # or the doctor, who is not told what the unit says, would miss it
    page = (ROOT / "docs" / "hosting.md").read_text()
    assert len(page.splitlines()) <= 60
    for file in re.findall(r"\bdeploy/[\w./*-]+", page):
        assert list(ROOT.glob(file)), file
