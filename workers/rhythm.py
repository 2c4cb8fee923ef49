"""The jobs of `workers/jobs.py` that are done by the clock, and how often. It stands alone: beat must know it, and none of the work."""

from datetime import timedelta
from typing import Final

RHYTHM: Final = {
    "look": timedelta(seconds=15),
    "imap": timedelta(minutes=1),
    "tally": timedelta(minutes=5),
    "sweep": timedelta(hours=1),
}
