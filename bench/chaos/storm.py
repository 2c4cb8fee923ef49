"""Kills parts (-9) at random moments and restarts them after a while, all in turn in a random order."""

import random
from collections import Counter
from threading import Event
from time import perf_counter, sleep

import httpx

from bench.chaos.house import Database, House, Part

DOWN = (0.1, 2.5)  # seconds
PATIENCE = 5.0
WHOLE_FOR = 3.0
"""The mean pause after a restart, as a multiple of the time it took, so that a slow machine gets more.

With several web servers the others go on serving, and a single such time is enough.
"""


def storm(house: House, *, every: float, calm: Event, seed: int) -> Counter[str]:
    """Kill parts until `calm` is set, and count the kills of each part."""
    chance, killed, away = random.Random(seed), Counter[str](), 0.0
    turn: list[Part | Database] = []
    whole_for = WHOLE_FOR if len(house.urls) == 1 else 1.0
    while not calm.wait(chance.uniform(0.3, 1.7) * max(every, away * whole_for)):
        turn = turn or chance.sample(list(house.parts.values()), len(house.parts))
        part = turn.pop()
        began = perf_counter()
        part.kill()
        killed[part.name] += 1
        sleep(chance.uniform(*DOWN))
        part.start()
        wait_until_it_serves(house)
        away = perf_counter() - began
    return killed


def wait_until_it_serves(house: House) -> None:
    """Wait for a moment in which all parts run. Otherwise the run would prove nothing."""
    for url in house.urls:
        while not serves(url):
            sleep(0.2)


def serves(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz", timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False
