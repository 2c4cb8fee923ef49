"""The limits of a pause, and of the extra time that a table may ask for."""

from datetime import timedelta
from typing import Final

from service.play.motions.models import MotionKind
from service.play.pace.leave import LONGEST_PAUSE
from service.play.pace.sentence import TimeRefusal

SHORTEST: Final = timedelta(hours=1)
LONGEST: Final = {MotionKind.PAUSE: LONGEST_PAUSE, MotionKind.EXTEND: timedelta(days=14)}
USUAL: Final = {MotionKind.PAUSE: timedelta(days=7)}


class NoLength(TimeRefusal):
    """A length that a motion of this kind cannot have."""


def motion_length(kind: MotionKind, given: timedelta | None) -> timedelta | None:
    """Return the length that a motion asks for. None means no length, or for each question its own time."""
    if given is None:
        return USUAL.get(kind)
    if kind not in LONGEST:
        raise NoLength("motion-no-length")
    if not SHORTEST <= given <= LONGEST[kind]:
        raise NoLength("motion-length", shortest=SHORTEST, longest=LONGEST[kind])
    return given
