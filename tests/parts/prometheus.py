"""Tests our alert rules with Prometheus itself: real scrapes of a service go into `promtool test rules`.

promtool comes from the PATH, or from Debian's package, unpacked into `.venv/prometheus`. Without either, its tests are skipped,
or fail with CI=true.
"""

import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from service.admin.maintenance.house_figures import metrics_registry as house_figures
from service.platform.deps import deps
from service.web.meter import METER

FOLDER = Path(sys.prefix) / "prometheus"
SCRAPE = timedelta(minutes=1)
OF_PROMETHEUS = {"job": "procaccio", "instance": "web:8000"}
CLOCK = "_timestamp_seconds"
MISSING = "stale"
"""Prometheus writes this if a scrape no longer has a series."""


@pytest.fixture(scope="session")
def promtool() -> str:
    found = shutil.which("promtool") or unpacked()
    if found is None:
        why = "needs promtool (apt-get install prometheus)"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)
    return found


def unpacked() -> str | None:
    """Unpack promtool in a separate folder and move it at the end, because two test processes may do this at once."""
    tool = FOLDER / "usr/bin/promtool"
    if not tool.exists() and shutil.which("apt-get") and shutil.which("dpkg"):
        with TemporaryDirectory(dir=FOLDER.parent) as aside:
            subprocess.run(
                ["apt-get", "--quiet=2", "download", "prometheus"],
                cwd=aside,
                capture_output=True,
                check=False,
            )
            whole = Path(aside, "whole")
            for package in Path(aside).glob("prometheus_*.deb"):
                subprocess.run(["dpkg", "--extract", package, whole], check=True)
            with suppress(OSError):  # the other process was faster, or the download failed
                whole.rename(FOLDER)
    return str(tool) if tool.exists() else None


def labelled(name: str, labels: dict[str, str]) -> str:
    """Return a series as Prometheus stores it. It renames our labels that clash with its own."""
    pushed = {
        f"exported_{label}" if label in OF_PROMETHEUS else label: value for label, value in labels.items()
    }
    every = sorted({**pushed, **OF_PROMETHEUS}.items())
    return f"{name}{{{', '.join(f'{label}={json.dumps(value)}' for label, value in every)}}}"


@dataclass
class Watch:
    """Scrapes a service at moments of its own clock, and asks promtool which alerts fire at the end."""

    app: object
    clock: object
    answers: object = None
    scrapes: list[tuple[datetime, dict[str, float]]] = field(default_factory=list)

    def scrape(self) -> None:
        up = self.answers is None or self.answers()
        found = self.told() if up else {}
        found[labelled("up", {})] = float(up)
        self.scrapes.append((self.clock(), found))

    def told(self) -> dict[str, float]:
        with self.app.app_context():
            text = generate_latest(self.app.extensions[METER].registry) + generate_latest(house_figures())
            assert deps().clock() == self.clock()
        return {
            labelled(each.name, each.labels): each.value
            for family in text_string_to_metric_families(text.decode())
            for each in family.samples
        }

    def series(self) -> tuple[list[dict[str, str]], int]:
        """Return the series. Values stay the same between two scrapes, and times count from promtool's 0."""
        start = self.scrapes[0][0]
        minutes = int((self.scrapes[-1][0] - start) / SCRAPE)
        rows: dict[str, list[str]] = {name: [] for _, found in self.scrapes for name in found}
        latest = iter([*self.scrapes, None])
        following = next(latest)
        now: dict[str, float] = {}
        for minute in range(minutes + 1):
            while following is not None and following[0] <= start + minute * SCRAPE:
                now = following[1]
                following = next(latest)
            for name, values in rows.items():
                value = now.get(name)
                if value is not None and CLOCK in name:
                    value -= start.timestamp()
                values.append(MISSING if value is None else repr(float(value)))
        return [{"series": name, "values": " ".join(values)} for name, values in rows.items()], minutes

    def must_fire(self, promtool: str, rules: Path, folder: Path, *alerts: str) -> None:
        """Check that exactly these alerts fire at the last scrape."""
        series, minutes = self.series()
        expected = [{"labels": f'{{alertname="{name}"}}', "value": 1} for name in sorted(alerts)]
        asked = {
            "expr": 'group by (alertname) (ALERTS{alertstate="firing"})',
            "eval_time": f"{minutes}m",
            "exp_samples": expected,
        }
        file = folder / "tried.yml"
        file.write_text(
            yaml.safe_dump(
                {
                    "rule_files": [str(rules)],
                    "evaluation_interval": "1m",
                    "tests": [{"interval": "1m", "input_series": series, "promql_expr_test": [asked]}],
                }
            )
        )
        done = subprocess.run([promtool, "test", "rules", file], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
