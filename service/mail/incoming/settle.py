"""What became of a mail that came in."""

from datetime import datetime

from service.mail.incoming.models import IncomingMail, IncomingState


def settle(mail: IncomingMail, state: IncomingState, why: str, now: datetime) -> None:
    mail.state, mail.why, mail.settled_at = state, why, now
