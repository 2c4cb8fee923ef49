"""The storm: at random moments a random part is killed (-9) and started again after a while."""

import random
from collections import Counter
from threading import Event
from time import perf_counter, sleep

import httpx

from bench.chaos.house import House

DOWN = (0.1, 2.5)  # seconds
PATIENCE = 5.0
WHOLE_FOR = 3.0
"""So many times as long as it took to come back, it is left alone on the mean, however slow the machine."""


def storm(house: House, *, every: float, calm: Event, seed: int) -> Counter[str]:
    """Goes on until it is told to be calm; says how often each part was killed."""
    chance, killed, away = random.Random(seed), Counter[str](), 0.0
    while not calm.wait(chance.uniform(0.3, 1.7) * max(every, away * WHOLE_FOR)):
        part = chance.choice(list(house.parts.values()))
        began = perf_counter()
        part.kill()
        killed[part.name] += 1
        sleep(chance.uniform(*DOWN))
        part.start()
        wait_until_it_serves(house)
        away = perf_counter() - began
    return killed


def wait_until_it_serves(house: House) -> None:
    """A house that is never whole would prove nothing."""
    while True:
        try:
            if httpx.get(f"{house.url}/readyz", timeout=PATIENCE).is_success:
                return
        except httpx.TransportError:
            pass
        sleep(0.2)
