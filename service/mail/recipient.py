"""The recipient of a letter: the player and their seat, if they still want it."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.contents import HeldLetter, ObsoleteLetter
from service.mail.presence import held_until
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.play.messages.mail_preferences import MailPreferences, mail_preferences
from service.play.tables.queries import table_by_id
from service.play.tables.viewer import SeatViewer


def load_recipient(session: Session, letter: Letter, now: datetime) -> tuple[SeatViewer, MailPreferences]:
    """Return the recipient of a letter at their seat, and their mail preferences.

    Raise ObsoleteLetter if the player has left the seat or does not want the letter, HeldLetter if they are
    looking at the table.
    """
    row = table_by_id(session, letter.payload["table"])
    seat = None if row is None else row.seats[letter.payload["seat"]]
    if row is None or seat is None or seat.player is None or seat.player_id != letter.player_id:
        raise ObsoleteLetter("seat-left")
    wishes = mail_preferences(session, seat.player, row.id)
    if wishes.stopped:
        raise ObsoleteLetter("not-wished")
    until = held_until(
        session,
        player_id=seat.player.id,
        table_id=row.id,
        posted=letter.created_at,
        now=now,
    )
    if until is not None:
        raise HeldLetter(until)
    return SeatViewer.of(row, seat, seat.player), wishes


def require_recipient(session: Session, letter: Letter) -> Player:
    player = session.get(Player, letter.player_id)
    if player is None or player.email is None:
        raise ObsoleteLetter("seat-left")
    return player
