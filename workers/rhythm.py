"""The periodic jobs of `workers/jobs.py` and their intervals.

They have a module of their own, because beat needs them without importing the code of the jobs.
"""

from datetime import timedelta
from typing import Final

RHYTHM: Final = {
    "look": timedelta(seconds=15),
    "imap": timedelta(minutes=1),
    "tally": timedelta(minutes=5),
    "sweep": timedelta(hours=1),
}
