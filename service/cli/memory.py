"""Keeping processes small."""

import ctypes
import gc
from contextlib import suppress

M_ARENA_MAX = -8
"""The parameter of glibc's `mallopt` for the number of its arenas."""


def freeze_memory(**_signal: object) -> None:
    """Keep the garbage collector away from all that is loaded.

    It takes less time, and it does not write to the memory that is shared after a fork, which would copy it.
    """
    gc.collect()
    gc.freeze()


def use_one_arena() -> None:
    """Let all threads share one heap. Otherwise memory that one of them freed is not used by the others.

    Python runs one thread at a time, so they do not wait for each other here. Other C libraries ignore it.
    """
    with suppress(AttributeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
