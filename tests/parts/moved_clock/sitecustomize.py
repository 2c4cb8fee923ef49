"""Read by every Python that finds this folder on its path, before anything else: its clock is moved as it is told."""

import os
from datetime import UTC, datetime, timedelta

import time_machine

time_machine.travel(
    datetime.now(UTC) + timedelta(seconds=float(os.environ["MOVED_BY_SECONDS"])), tick=True
).start()
