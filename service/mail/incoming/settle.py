"""Recording the result of an incoming mail."""

from datetime import datetime

from service.mail.incoming.models import IncomingMail, IncomingState


def settle_mail(mail: IncomingMail, state: IncomingState, why: str, now: datetime) -> None:
    mail.state, mail.why, mail.settled_at = state, why, now
