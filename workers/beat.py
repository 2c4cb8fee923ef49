"""The configuration of Celery, and the schedule, which is all that beat needs. No task is imported."""

from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any, Final

from celery import Celery
from celery.schedules import schedule

from service.platform.settings import Settings
from service.platform.tasks.broker import BROKER
from service.platform.tasks.names import BEAT

CONFIG: Final[dict[str, Any]] = BROKER | {
    "task_acks_late": True,
    "task_reject_on_worker_lost": True,
    "worker_prefetch_multiplier": 1,
    "task_soft_time_limit": 60,
    "task_time_limit": 90,  # below the visibility timeout, or a slow task would run twice
    "worker_hijack_root_logger": False,
    "broker_connection_retry_on_startup": True,
    "timezone": "UTC",
}
BEGAN: Final = datetime.now(UTC) - timedelta(seconds=monotonic())


def monotonic_now() -> datetime:
    """Return the time by a monotonic clock.

    Otherwise beat would send nothing for an hour if the clock of the machine was set back by one.
    """
    return BEGAN + timedelta(seconds=monotonic())


def make_beat_schedule() -> dict[str, dict[str, Any]]:
    """Return the schedule of beat. A message that waited for a whole period is dropped."""
    return {
        name: {
            "task": name.value,
            "schedule": schedule(every, nowfun=monotonic_now),
            "options": {"expires": every.total_seconds()},
        }
        for name, every in BEAT.items()
    }


def make_beat(settings: Settings) -> Celery:
    """Return the Celery application for beat."""
    celery = Celery("procaccio", broker=settings.redis_url)
    celery.conf.update(
        CONFIG,
        beat_schedule=make_beat_schedule(),
        broker_connection_max_retries=None,  # as long as it takes
    )
    return celery
