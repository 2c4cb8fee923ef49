"""All acts, from the files in which they are declared."""

from service.desk import (
    announcements,
    circles,
    contests,
    editions,
    game_course,
    identities,
    leagues,
    letters,
    peek,
    players,
    reports,
    seats,
    table_time,
    talk,
)
from service.desk.acts import ACTS

ROOMS = (
    table_time,
    seats,
    game_course,
    talk,
    reports,
    circles,
    peek,
    letters,
    players,
    identities,
    announcements,
    editions,
    contests,
    leagues,
)

__all__ = ["ACTS", "ROOMS"]
