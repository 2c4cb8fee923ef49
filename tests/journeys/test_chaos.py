"""A short storm over the full shape: the long one is `make chaos`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHORT = "--tables 4 --people 4 --writers 1 --every 3 --processes 1 --minutes 1 --seed 4"
"""One small table of each game and one more. With this seed whoever writes mail sits where few decisions are made."""
CLOCKS = (
    "--tables 4 --people 4 --writers 0 --every 3 --processes 1 --webs 3 --workers 2 --deadlines 30"
    " --least 5 --minutes 8 --seed 4"
)
"""In five minutes the clocks of all tables run out, and some of them twice."""


@pytest.mark.postgres
@pytest.mark.parametrize("asked", [SHORT, CLOCKS], ids=["one of each", "three webs, two workers, clocks"])
def test_a_storm_loses_nothing_and_doubles_nothing(asked):
    command = [sys.executable, "-m", "bench.chaos", *asked.split()]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr[-3000:]
    found = json.loads(answer.stdout.splitlines()[-1])
    assert found["finished"] == found["tables"] == 4
    assert sum(found["killed"].values()) > 0
    assert found["faults"] == 0
