"""The storm: at random moments a random part is killed (-9) and started again after a while."""

import random
from collections import Counter
from threading import Event
from time import sleep

import httpx

from bench.chaos.house import House

DOWN = (0.1, 2.5)  # seconds
PATIENCE = 5.0


def storm(house: House, *, every: float, calm: Event, seed: int) -> Counter[str]:
    """Goes on until it is told to be calm; says how often each part was killed."""
    chance, killed = random.Random(seed), Counter[str]()
    while not calm.wait(chance.uniform(0.3, 1.7) * every):
        part = chance.choice(list(house.parts.values()))
        part.kill()
        killed[part.name] += 1
        sleep(chance.uniform(*DOWN))
        part.start()
        wait_until_it_serves(house)
    return killed


def wait_until_it_serves(house: House) -> None:
    """On a busy machine a start takes its time; a house that is never whole would prove nothing."""
    while True:
        try:
            if httpx.get(f"{house.url}/readyz", timeout=PATIENCE).is_success:
                return
        except httpx.TransportError:
            pass
        sleep(0.2)
