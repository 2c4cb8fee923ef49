"""Refusals of the desk. `problem` is the name of the API's problem document."""

from typing import ClassVar


class DeskRefusal(Exception):
    """The base class of all refusals of the desk."""

    problem: ClassVar[str]


class TargetNotFound(DeskRefusal):
    """The table, player or letter does not exist."""

    problem = "not-found"


class ConflictOfInterest(DeskRefusal):
    """The moderator plays or has played at this table, and so may not act on it."""

    problem = "own-table"


class InsufficientRank(DeskRefusal):
    """Moderators may not act on themselves, nor on other moderators of the same or a higher role."""

    problem = "own-person"


class TargetChanged(DeskRefusal):
    """The target has changed since the act was requested."""

    problem = "changed-meanwhile"


class ImpossibleState(DeskRefusal):
    """The requested state is impossible. `why` selects the sentence `desk-cannot-…` in the catalogue."""

    problem = "cannot-be"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class WrongCode(DeskRefusal):
    """The code is wrong or was used before, or there were too many wrong codes before it."""

    problem = "wrong-code"
