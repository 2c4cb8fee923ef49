"""The player aid of a seat, in the language of the reader."""

from collections.abc import Sequence

from engine.text.player_aid import AidKind, player_aid
from service.mail.recipient import Recipient


def aid_of(reader: Recipient) -> Sequence[AidKind]:
    """Return the player aid, or nothing for a table that has not begun."""
    if reader.row.dump is None:
        return ()
    seat = reader.seat.number
    return player_aid(reader.game_words, reader.game.components(seat), seat, reader.names)
