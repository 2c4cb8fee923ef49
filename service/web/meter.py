"""The metrics of web processes: requests, their duration, faults, open streams.

A single process counts in memory. Several processes at one address count in files of a shared folder, so that
a scrape of any one of them returns the sums of all. This is the multiprocess mode of `prometheus_client`,
which looks for the folder when it is imported.
"""

import os
from time import perf_counter

from flask import Flask, Response, current_app, g, request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector

from service.platform.deps import deps

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
METER = "procaccio-meter"
FAULT = 500


class Meter:
    """The counters of a process."""

    def __init__(self) -> None:
        self.own = CollectorRegistry()
        labels = ["endpoint", "method", "status"]
        self.requests = Counter("procaccio_requests", "Requests.", labels, registry=self.own)
        self.seconds = Histogram(
            "procaccio_request_seconds", "How long they took.", ["endpoint"], registry=self.own
        )
        self.faults = Counter(
            "procaccio_request_faults", "Requests that ended in a fault of ours.", registry=self.own
        )
        self.streams = Gauge(
            "procaccio_streams", "Streams that are open.", registry=self.own, multiprocess_mode="livesum"
        )

    @property
    def registry(self) -> CollectorRegistry:
        """Return the registry of this process, or of all processes that share a folder."""
        if FOLDER not in os.environ:
            return self.own
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return together


def register(app: Flask) -> None:
    app.extensions[METER] = meter = Meter()
    with app.app_context():
        deps().places.watched = meter.streams.set
    app.after_request(record_request)


def get_meter() -> Meter:
    found: Meter = current_app.extensions[METER]
    return found


def record_request(response: Response) -> Response:
    endpoint = request.endpoint or "none"
    get_meter().requests.labels(endpoint, request.method, str(response.status_code)).inc()
    if response.status_code >= FAULT:
        get_meter().faults.inc()
    if "began" in g:
        get_meter().seconds.labels(endpoint).observe(perf_counter() - g.began)
    return response
