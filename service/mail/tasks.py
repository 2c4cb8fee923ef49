"""The tasks of mail, in and out. Each returns whether there may be more to do."""

from celery import shared_task

from service.mail.deliver import deliver_mail
from service.mail.incoming.imap import poll_mailbox as poll
from service.mail.incoming.worker import read_incoming as read
from service.platform.deps import deps
from service.platform.outbox import outbox
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction


@shared_task(name=TaskName.SEND_DUE_LETTERS)
def send_due_letters(limit: int = 1000) -> bool:
    """Send due letters, for up to two seconds."""
    return deliver_mail(now=deps().clock(), limit=limit) >= limit


@shared_task(name=TaskName.MARK_LETTERS_DEAD)
def mark_letters_dead(limit: int = 100) -> bool:
    """Mark letters dead that repeatedly crashed their worker, so that a person sees them."""
    with transaction() as session:
        return outbox.mark_dead(session, now=deps().clock(), limit=limit) >= limit


@shared_task(name=TaskName.READ_INCOMING)
def read_incoming(limit: int = 100) -> bool:
    """Read and carry out answers by mail."""
    return read(now=deps().clock(), limit=limit) >= limit


@shared_task(name=TaskName.POLL_MAILBOX)
def poll_mailbox(limit: int = 100) -> bool:
    """Store new mails of the mailbox, if the settings name one."""
    return poll(now=deps().clock(), limit=limit) >= limit
