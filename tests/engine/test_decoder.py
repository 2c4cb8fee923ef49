"""Types are made ready by one thread at a time: msgspec shows half of a type to whoever reads it meanwhile, and dies.

Each test is a process of its own, since a type is made ready only once and a fault ends the process. `PROCACCIO_PYTHONS`
names more interpreters to try, each with the product installed: `make threads PYTHONS="one/bin/python other/bin/python"`.
"""

import os
import subprocess
import sys

import pytest

PYTHONS = [sys.executable, *os.environ.get("PROCACCIO_PYTHONS", "").split()]
STARTS = int(os.environ.get("PROCACCIO_STARTS", "3"))

HALF_READY = """
from threading import Event, Thread
from time import sleep
from typing import Any
import msgspec
from engine.values.decoder import Decoder

half_ready = Event()

def pause():
    # msgspec asks for this annotation when the type around it can already be seen by others
    half_ready.set()
    sleep(0.3)
    return int

class Inner(msgspec.Struct):
    number: "pause()"

class Outer(msgspec.Struct):
    inner: Inner

def read():
    assert Decoder(Outer).decode(b'{"inner": {"number": 1}}').inner.number == 1

first = Thread(target=read)
first.start()
half_ready.wait()
read()
first.join()
print("alive")
"""

TABLES = """
import sys
from threading import Event, Thread
from engine import Record, games, load_table, new_table
from engine.values.to_plain import to_plain

sys.setswitchinterval(1e-6)
GAMES = list(games().values())
ready = Event()
done = []

def play(number):
    ready.wait()
    game = GAMES[number % len(GAMES)]
    table = load_table(new_table(game.name, seats=3, seed=bytes([number]) * 32).dump())
    seat = table.waiting[0]
    table.play(seat, game.move(to_plain(table.moves(seat)[0])))
    done.append(Record.load(table.record().dump()))

threads = [Thread(target=play, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
ready.set()
for thread in threads:
    thread.join()
assert len(done) == len(threads)
print("alive")
"""


def run(python, program):
    return subprocess.run([python, "-c", program], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("python", PYTHONS)
def test_nobody_reads_into_a_type_that_is_half_ready(python):
    ran = run(python, HALF_READY)
    assert (ran.returncode, ran.stdout) == (0, "alive\n"), ran.stderr


@pytest.mark.parametrize("python", PYTHONS)
def test_eight_threads_play_as_soon_as_a_process_has_started(python):
    ended = [run(python, TABLES).returncode for _ in range(STARTS)]
    assert ended == [0] * STARTS
