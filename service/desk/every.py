"""All acts, from the files in which they are declared."""

from service.desk import announcing, behind, courses, letters, people, persons, seats, talks, times
from service.desk.acts import ACTS

ROOMS = (times, seats, courses, talks, behind, letters, people, persons, announcing)

__all__ = ["ACTS", "ROOMS"]
