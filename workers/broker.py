"""What goes over the broker, and how often: all that beat must know. It imports no job, so that it stays small."""

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
    "task_time_limit": 90,  # below the visibility timeout, or a slow task would be done twice
    "worker_hijack_root_logger": False,
    "worker_send_task_events": False,
    "broker_connection_retry_on_startup": True,
    "timezone": "UTC",
}
BEGAN: Final = datetime.now(UTC) - timedelta(seconds=monotonic())


def steady_now() -> datetime:
    """By a clock that nobody sets. Beat would otherwise send nothing for an hour where the machine's clock goes back by one."""
    return BEGAN + timedelta(seconds=monotonic())


def schedule_of_jobs() -> dict[str, dict[str, Any]]:
    """What beat sends: each job that goes by the clock, by name. A message that waited for a whole turn of its rhythm is dropped."""
    return {
        name: {
            "task": RUN,
            "args": [name],
            "schedule": schedule(every, nowfun=steady_now),
            "options": {"expires": every.total_seconds()},
        }
        for name, every in RHYTHM.items()
    }


def celery_at(settings: Settings) -> Celery:
    """Beat needs no more; workers give it its tasks."""
    celery = Celery("procaccio", broker=settings.redis_url)
    celery.conf.update(CONFIG, beat_schedule=schedule_of_jobs())
    return celery
