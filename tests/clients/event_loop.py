"""A separate event loop, because a browser of another test may still have one open in the main thread."""

from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import anyio

T = TypeVar("T")


def run_beside(awaited: Callable[[], Awaitable[T]]) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(anyio.run, awaited).result()
