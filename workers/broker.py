"""The Celery configuration and the schedule, which is all that beat needs.

No job is imported, to keep beat small.
"""

from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any, Final

from celery import Celery
from celery.schedules import schedule

from service.platform.notify.celery import BROKER
from service.platform.settings import Settings
from workers.rhythm import RHYTHM

RUN = "procaccio.run"
CONFIG: Final[dict[str, Any]] = BROKER | {
    "task_acks_late": True,
    "task_reject_on_worker_lost": True,
    "worker_prefetch_multiplier": 1,
    "task_soft_time_limit": 60,
    "task_time_limit": 90,  # below the visibility timeout, or a slow task would run twice
    "worker_hijack_root_logger": False,
    "worker_send_task_events": False,
    "broker_connection_retry_on_startup": True,
    "timezone": "UTC",
}
BEGAN: Final = datetime.now(UTC) - timedelta(seconds=monotonic())


def monotonic_now() -> datetime:
    """Return the time by a monotonic clock.

    Otherwise beat would send nothing for an hour if the clock of the machine was set back by one.
    """
    return BEGAN + timedelta(seconds=monotonic())


def make_job_schedule() -> dict[str, dict[str, Any]]:
    """Return the schedule of beat: all periodic jobs, by name.

    A message that waited for a whole period is dropped.
    """
    return {
        name: {
            "task": RUN,
            "args": [name],
            "schedule": schedule(every, nowfun=monotonic_now),
            "options": {"expires": every.total_seconds()},
        }
        for name, every in RHYTHM.items()
    }


def celery_at(settings: Settings) -> Celery:
    """Return the Celery application for beat. Workers add the tasks."""
    celery = Celery("procaccio", broker=settings.redis_url)
    celery.conf.update(CONFIG, beat_schedule=make_job_schedule())
    return celery
