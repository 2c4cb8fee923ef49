"""Why the desk does not do something. `problem` is the name under which the API's problem documents tell it."""

from typing import ClassVar


class DeskRefusal(Exception):
    """The family."""

    problem: ClassVar[str]


class NotThere(DeskRefusal):
    """There is no such table, player or letter."""

    problem = "not-found"


class OwnTable(DeskRefusal):
    """Whoever plays at a table, or has played there, does nothing to it from the desk."""

    problem = "own-table"


class OwnPerson(DeskRefusal):
    """Nobody acts on themselves, and moderators act on players only."""

    problem = "own-person"


class ChangedSince(DeskRefusal):
    """It is no longer as it was when the act was asked for."""

    problem = "changed-meanwhile"


class CannotBe(DeskRefusal):
    """The state that was asked for cannot come about; `why` names the sentence, as `desk-cannot-…` in the catalogue."""

    problem = "cannot-be"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class WrongCode(DeskRefusal):
    """The code is not good, was used before, or too many wrong ones came before it."""

    problem = "wrong-code"
