"""The load: a few clients, each with an open connection, as fast as the responses come."""

import http.client
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter

CLIENTS = 4
Request = tuple[str, str, dict[str, str], bytes | None]


@dataclass(frozen=True)
class Figures:
    """Milliseconds, and requests per second."""

    per_second: float
    median: float
    p99: float
    requests: int


def measured(port: int, work: Sequence[Sequence[Request]]) -> Figures:
    """Each client sends one request after the other. Every response must be a success."""
    with ThreadPoolExecutor(len(work)) as pool:
        started = perf_counter()
        times = [time for each in pool.map(lambda requests: client(port, requests), work) for time in each]
        took = perf_counter() - started
    return Figures(len(times) / took, median(times), quantiles(times, n=100)[98], len(times))


def client(port: int, requests: Sequence[Request]) -> list[float]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    times = []
    for method, path, headers, body in requests:
        before = perf_counter()
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        said = answer.read()
        times.append((perf_counter() - before) * 1000)
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {said[:300]!r}")
    connection.close()
    return times


def get(path: str, token: str = "") -> Request:
    return "GET", path, {"Authorization": f"Bearer {token}"} if token else {}, None


def post(path: str, body: dict[str, object], token: str = "") -> Request:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    return "POST", path, headers, json.dumps(body).encode()
