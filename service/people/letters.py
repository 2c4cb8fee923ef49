"""Letters about a change of a player's address: one asks the new address, others tell those concerned."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.contents import Contents, ObsoleteLetter
from service.mail.recipient import require_recipient
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.signing import AddressTicket, Purpose, is_address_digest, make_link
from service.platform.words import words

PLACES = {"asked": "/me/keys", "changed": "", "in-use": "/sign-in"}
"""The page to which a notice leads, if there is one that its reader can open."""


def address_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    """Write to a new address, whose reader must confirm it.

    The letter is obsolete once the old address has changed.
    """
    player = require_recipient(session, letter)
    if not is_address_digest(letter.payload["address"], player.email):
        raise ObsoleteLetter("answered")
    ticket = AddressTicket(player.id, letter.recipient, letter.payload["address"])
    link = make_link(Purpose.ADDRESS, ticket)
    return Contents(language=player.language, values={"player": player.name, "link": link})


def address_notice_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    """Write that a change was requested or made, or that the address has an account already."""
    player = require_recipient(session, letter)
    said, what = words(player.language), letter.payload["said"]
    values = {
        "player": player.name,
        "told": said.say(f"mail-address-{what}", player=player.name),
        "how": said.say(f"mail-address-{what}-how"),
        "link": f"{deps().settings.public_url}{PLACES[what]}" if PLACES[what] else "",
    }
    return Contents(language=player.language, values=values)
