"""The mail with the link to sign in, and a code that does the same."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.contents import Contents
from service.platform.outbox.models import Letter


def sign_in_contents(_session: Session, letter: Letter, _now: datetime) -> Contents:
    return Contents(language=letter.payload["language"], values={"code": "", **letter.payload})
