"""All acts, from the files in which they are declared."""

from service.desk import (
    announcements,
    game_course,
    identities,
    letters,
    peek,
    players,
    seats,
    table_time,
    talk,
)
from service.desk.acts import ACTS

ROOMS = (table_time, seats, game_course, talk, peek, letters, players, identities, announcements)

__all__ = ["ACTS", "ROOMS"]
