"""The invitation of an address to a table.

Following the link seats the reader of that address, because the mail itself proves who they are. A person
without an account is told who gave us the address. Any reader can stop such letters for good.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.conversation import letter_title, table_conversation
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.signing import InvitationTicket, Purpose, make_link
from service.platform.words import words
from service.play.clocks.running_clock import pace_of
from service.play.invitations.wanted import can_be_invited
from service.play.pace.ready_made import describe_pace
from service.play.tables.models import TableState
from service.play.tables.queries import invitation_to, names_at, table_by_id
from service.play.tables.rules import rule_differences


def invitation_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    row = table_by_id(session, letter.payload["table"])
    if row is None or row.state != TableState.GATHERING:
        raise ObsoleteLetter("begun")
    invitation = invitation_to(session, row.id, letter.recipient)
    if invitation is None:
        raise ObsoleteLetter("withdrawn")
    if not can_be_invited(session, letter.recipient, invitation.invited_by):
        raise ObsoleteLetter("not-wished")
    language = letter.payload["language"]
    ticket = InvitationTicket(row.id, letter.recipient)
    stop = make_link(Purpose.NO_INVITATIONS, ticket)
    title = letter_title(row, words(language))
    values = {
        "host": letter.payload["host"],
        "table": title,
        "game_title": game_named(row.game).title(language),
        "title": words(language).say("table-game", game=row.game),
        "seats": row.size,
        "pace": describe_pace(pace_of(row), words(language)),
        "otherwise": rule_differences(row, language),
        "rules": f"{deps().settings.public_url}/rules/{row.game}",
        "sitting": [name for name in names_at(row) if name],
        "link": make_link(Purpose.INVITATION, ticket),
        "stranger": letter.player_id is None,
        "stop": stop,
    }
    conversation = table_conversation(row, title, language, sender=letter.payload["host"])
    return Contents(language=language, values=values, conversation=conversation, stop=stop)
