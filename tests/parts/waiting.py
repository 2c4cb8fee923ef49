"""Waits for events, without assuming any speed of the machine.

A test waits for an event and goes on at once. The limit only decides when a failing test ends.
"""

import signal
import time
from contextlib import contextmanager

import httpx

PATIENCE = 300.0
"""Seconds. After this time, the event will not come."""
ENDLESS = 60.0
"""Seconds of processor time for work that should take less than one. Quadratic work would take hours on any machine."""


def until(look, seconds: float = PATIENCE):
    """Return the result of `look` as soon as there is one."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = look()
        except httpx.TransportError:
            found = None
        if found:
            return found
        time.sleep(0.05)
    raise TimeoutError(f"waited {seconds} s in vain")


@contextmanager
def not_endless():
    """Interrupt work that does not end."""

    def interrupt(_signal, _frame):
        raise TimeoutError(f"more than {ENDLESS} s of processor time")

    before = signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, ENDLESS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
