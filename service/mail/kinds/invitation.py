"""An address is asked to a table. Its link sits down whoever reads that address: the mail itself proves who they are."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.clocks.running_clock import pace_of
from service.core.deps import deps
from service.core.words import words
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.recipient import table_title
from service.mail.signed_links import InvitationTicket, Purpose, Tickets
from service.models.mail import Letter
from service.models.tables import TableState
from service.pace.ready_made import meaning
from service.tables.queries import invitation_to, names_at, table_by_id


def invitation(session: Session, letter: Letter, _now: datetime) -> Contents:
    row = table_by_id(session, letter.payload["table"])
    if row is None or row.state != TableState.GATHERING:
        raise ObsoleteLetter("begun")
    if invitation_to(session, row.id, letter.recipient) is None:
        raise ObsoleteLetter("withdrawn")
    language = letter.payload["language"]
    ticket = InvitationTicket(row.id, letter.recipient)
    values = {
        "host": letter.payload["host"],
        "table": table_title(row, words(language)),
        "title": words(language).say("table-game", game=row.game),
        "seats": row.size,
        "pace": meaning(pace_of(row), words(language)),
        "rules": f"{deps().settings.public_url}/rules/{row.game}",
        "sitting": [name for name in names_at(row) if name],
        "link": Tickets.of(deps().settings).address(Purpose.INVITATION, ticket),
    }
    return Contents(language=language, values=values)
