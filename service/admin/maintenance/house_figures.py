"""Metrics of the whole installation, the same in each process.

They come from the workers' counts, the database and the disk.
"""

import shutil
from collections.abc import Iterator
from datetime import datetime, timedelta
from statistics import median

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from service.admin.desk.queries import heartbeats, tallies
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import is_due
from service.platform.transaction import read_session

LATEST = 100
"""How many of the last sent letters the waiting times are taken from."""
NOTHING = timedelta(0)
CONNECTIONS = text(
    "SELECT coalesce(state, 'other'), count(*) FROM pg_stat_activity WHERE datname = current_database() GROUP BY 1"
)


def metrics_registry() -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HouseCollector())
    return registry


class HouseCollector(Collector):
    """Collects the metrics at each scrape."""

    def collect(self) -> Iterator[Metric]:
        fitted = deps()
        with read_session() as session:
            yield from count_metrics(session)
            yield from job_metrics(session)
            yield from letter_metrics(session, fitted.clock())
            yield from connection_metrics(session)
        free = GaugeMetricFamily("procaccio_disk_free_bytes", "Room where the data lie.")
        free.add_metric([], shutil.disk_usage(fitted.settings.data).free)
        yield free


def count_metrics(session: Session) -> Iterator[Metric]:
    counted = GaugeMetricFamily("procaccio_count", "How much there is.", labels=["what"])
    for name, days in tallies(session, 1).items():
        counted.add_metric([name], days[0][1])
    yield counted


def job_metrics(session: Session) -> Iterator[Metric]:
    """Yield the metrics of tasks and the nightly backup.

    The label is `what`, because `job` is reserved by Prometheus.
    """
    done = GaugeMetricFamily(
        "procaccio_job_done_timestamp_seconds", "When it was last done; 0: never.", labels=["what"]
    )
    failed = GaugeMetricFamily(
        "procaccio_job_failed_timestamp_seconds", "When it last failed.", labels=["what"]
    )
    runs = CounterMetricFamily("procaccio_job_runs", "How often it was done.", labels=["what"])
    faults = CounterMetricFamily("procaccio_job_faults", "How often it failed.", labels=["what"])
    seconds = CounterMetricFamily("procaccio_job_seconds", "How long it took, all together.", labels=["what"])
    for beat in heartbeats(session):
        runs.add_metric([beat.job], beat.runs)
        faults.add_metric([beat.job], beat.faults)
        seconds.add_metric([beat.job], beat.seconds)
        done.add_metric([beat.job], beat.at.timestamp() if beat.at else 0)
        if beat.failed_at is not None:
            failed.add_metric([beat.job], beat.failed_at.timestamp())
    yield from (done, failed, runs, faults, seconds)


def letter_metrics(session: Session, now: datetime) -> Iterator[Metric]:
    """Yield how long letters wait: those sent last, and the one that is due longest."""
    oldest = session.scalar(select(func.min(Letter.not_before)).where(is_due(now)))
    waits = GaugeMetricFamily("procaccio_oldest_letter_seconds", "For how long the oldest letter is due.")
    waits.add_metric([], (now - oldest if oldest else NOTHING).total_seconds())
    yield waits
    last = select(Letter.sent_at, Letter.not_before).where(Letter.state == LetterState.SENT)
    left = [
        max(sent - due, NOTHING).total_seconds()
        for sent, due in session.execute(last.order_by(Letter.id.desc()).limit(LATEST))
        if sent is not None
    ]
    took = GaugeMetricFamily(
        "procaccio_letter_seconds", f"From due to sent, of the last {LATEST} letters.", labels=["of"]
    )
    took.add_metric(["median"], median(left) if left else 0)
    took.add_metric(["slowest"], max(left, default=0))
    yield took


def connection_metrics(session: Session) -> Iterator[Metric]:
    """Yield the connections of all processes, as PostgreSQL counts them. SQLite has none."""
    held = GaugeMetricFamily("procaccio_database_connections", "Connections by state.", labels=["state"])
    if session.get_bind().dialect.name == "postgresql":
        for state, number in session.execute(CONNECTIONS):
            held.add_metric([state], number)
    yield held
