"""Steps per second of the PettingZoo environments, beside PettingZoo's own card games in the same run. `make bench-gym`.

A step is what a learner does: read the observation with its mask, take a random legal action, get the result. All environments
take turns with the same loop. The last line is one JSON object with all figures.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

from engine import games
from engine.gym.environment import env

PEERS: Mapping[str, Callable[[], AECEnv[Any, Any, Any]]] = {
    "texas_holdem": texas_holdem_v4.env,
    "texas_holdem_no_limit": texas_holdem_no_limit_v6.env,
    "leduc_holdem": leduc_holdem_v4.env,
}
ROUNDS, SECONDS = 5, 1.0
"""The number of rounds, and the seconds of each."""


def middle(name: str) -> AECEnv[Any, Any, Any]:
    """Return an environment with the middle number of seats."""
    seats = games()[name].seats
    return env(name, seats[len(seats) // 2])


def steps_per_s(table: AECEnv[Any, Any, Any], lap: int) -> float:
    source, steps, start, seed = np.random.default_rng(lap), 0, process_time(), lap
    while (spent := process_time() - start) < SECONDS:
        table.reset(seed=seed)
        seed += ROUNDS
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            over = terminated or truncated
            table.step(None if over else source.choice(np.flatnonzero(observation["action_mask"])))
            steps += not over
    return steps / spent


def main() -> None:
    tables = {name: middle(name) for name in games()}
    tables |= {name: peer() for name, peer in PEERS.items()}
    laps: dict[str, list[float]] = {name: [] for name in tables}
    for lap in range(ROUNDS):
        for name, table in tables.items():
            laps[name].append(steps_per_s(table, lap))
    speed = {name: median(lap) for name, lap in laps.items()}
    for name, steps in speed.items():
        print(f"{name:24}{steps:>10,.0f} steps/s")
    ratios = {name: {peer: speed[name] / speed[peer] for peer in PEERS} for name in games()}
    for name, beside in ratios.items():
        print(f"{name:24}" + "".join(f"  {ratio:.2f} x {peer}" for peer, ratio in beside.items()))
    ours = {name: speed[name] for name in games()}
    print(json.dumps({"games": ours, "peers": {name: speed[name] for name in PEERS}, "ratios": ratios}))


if __name__ == "__main__":
    main()
