"""The player aid of a seat, in the language of the reader."""

from collections.abc import Sequence

from engine.text.player_aid import AidKind, player_aid
from service.play.tables.viewer import SeatViewer


def aid_of(viewer: SeatViewer) -> Sequence[AidKind]:
    """Return the player aid, or nothing for a table that has not begun."""
    if viewer.row.dump is None:
        return ()
    seat = viewer.seat.number
    return player_aid(viewer.game_words, viewer.game.components(seat), seat, viewer.names)
