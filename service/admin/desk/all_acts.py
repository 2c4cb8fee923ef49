"""All acts and their targets, imported from the modules that declare them."""

from service.admin.desk import (
    announcements,
    editions,
    game_course,
    identities,
    letters,
    peek,
    players,
    reports,
    seats,
    table_time,
    talk,
    targets,
)
from service.play.acts.acts import ACTS
from service.seasons.contests import desk_acts as contests
from service.seasons.leagues import desk_acts as leagues
from service.social.circles import desk_acts as circles

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

__all__ = ["ACTS", "ROOMS", "targets"]
