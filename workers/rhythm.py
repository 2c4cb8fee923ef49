"""How often each job of `workers/jobs.py` looks by itself. It stands alone, because beat must know it, and none of the work."""

from datetime import timedelta
from typing import Final

RHYTHM: Final = {
    "post": timedelta(seconds=5),
    "incoming": timedelta(seconds=15),
    "imap": timedelta(minutes=1),
    "bots": timedelta(seconds=15),
    "plans": timedelta(seconds=15),
    "clocks": timedelta(seconds=15),
    "contests": timedelta(minutes=1),
    "leagues": timedelta(minutes=1),
    "hooks": timedelta(seconds=15),
    "pushes": timedelta(seconds=15),
    "coach": timedelta(minutes=1),
    "try-outs": timedelta(seconds=15),
    "circles": timedelta(minutes=1),
    "bury": timedelta(minutes=1),
    "tally": timedelta(minutes=5),
    "sweep": timedelta(hours=1),
}
