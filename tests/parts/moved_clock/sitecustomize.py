"""Moves the clock of every Python process that has this folder on its path."""

import os
from datetime import UTC, datetime, timedelta

import time_machine

time_machine.travel(
    datetime.now(UTC) + timedelta(seconds=float(os.environ["MOVED_BY_SECONDS"])), tick=True
).start()
