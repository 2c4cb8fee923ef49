"""The clock of the year: the machine's time plus an offset in a file.

All processes map the same file, so they agree at every moment. Between two jumps time runs as usual: timeouts, leases and delays
keep their meaning. The bench jumps only when nothing is due.
"""

from datetime import UTC, datetime, timedelta
from mmap import mmap
from pathlib import Path
from struct import Struct

SECONDS = Struct("d")


class YearClock:
    """Gives the present moment of the year to `create_app`."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self.ahead = mmap(opened.fileno(), SECONDS.size)

    def __call__(self) -> datetime:
        (ahead,) = SECONDS.unpack(self.ahead[:])
        return datetime.now(UTC) + timedelta(seconds=ahead)

    def jump(self, moment: datetime) -> None:
        """Move on to a later moment. A clock that is already past it stays."""
        ahead = (moment - datetime.now(UTC)).total_seconds()
        SECONDS.pack_into(self.ahead, 0, max(ahead, *SECONDS.unpack(self.ahead[:])))


def start_clock(file: Path, moment: datetime) -> YearClock:
    file.write_bytes(SECONDS.pack((moment - datetime.now(UTC)).total_seconds()))
    return YearClock(file)
