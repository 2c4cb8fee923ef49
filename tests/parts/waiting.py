"""Waiting for what happens, without any measure of how fast this machine is.

A test waits for an event and goes on at once; how long it waits in vain decides nothing but when a failing test ends.
"""

import signal
import time
from contextlib import contextmanager

import httpx

PATIENCE = 300.0
"""Seconds: whoever has waited so long waits for something that will not come."""
ENDLESS = 60.0
"""Seconds of processor time for what should take less than one; if it is quadratic, it takes hours on any machine."""


def until(look, seconds: float = PATIENCE):
    """What `look` finds, as soon as it finds something."""
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
    """Interrupts what does not come to an end."""

    def interrupt(_signal, _frame):
        raise TimeoutError(f"more than {ENDLESS} s of processor time")

    before = signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, ENDLESS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
