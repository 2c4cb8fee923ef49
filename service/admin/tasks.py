"""The tasks of the desk and of retention, which may take minutes in a large house."""

from celery import shared_task

from service.admin.desk.statistics import count_everything
from service.admin.maintenance.retention import delete_all_expired
from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction

SOFT_LIMIT, LIMIT = 240, 300  # seconds


@shared_task(name=TaskName.COUNT_DESK_FIGURES, soft_time_limit=SOFT_LIMIT, time_limit=LIMIT)
def count_desk_figures() -> None:
    """Count the figures of the desk in advance, so that its pages need not."""
    with transaction() as session:
        count_everything(session, deps().clock())


@shared_task(name=TaskName.DELETE_EXPIRED, soft_time_limit=SOFT_LIMIT, time_limit=LIMIT)
def delete_expired() -> None:
    """Delete idempotency keys after 2 days, links, ended sessions and replaced keys after 7, sandboxes, and
    guests, mails and try-outs after the days of the settings.
    """
    delete_all_expired(deps().clock())
