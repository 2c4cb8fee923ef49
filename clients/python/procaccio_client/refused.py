"""Errors: the server refuses, does not answer, or sends what its document does not declare."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UnsetType

from procaccio_client.models import Problem


class RequestRefused(Exception):
    """The server refused. `problem` says why, with legal moves and the question that is open now."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(" ".join([problem.detail or problem.title, *first_error(problem.errors)]))
        self.problem = problem

    @property
    def name(self) -> str:
        """The stable name of the problem: the last part of its type."""
        return self.problem.type.rpartition("/")[2]


class Unreachable(Exception):
    """The server did not answer any of the tries."""

    def __init__(self, url: object, tries: int, why: Exception) -> None:
        super().__init__(f"No answer from {url} after {tries} {'try' if tries == 1 else 'tries'}: {why}")


class Undeclared(Exception):
    """A strict client got fields that the document does not declare."""

    def __init__(self, path: str, places: Sequence[str]) -> None:
        super().__init__(f"{path} has fields that are not declared: {', '.join(places)}")
        self.places = tuple(places)


def first_error(errors: dict[str, Any] | UnsetType, place: str = "") -> Iterator[str]:
    """Yield what is wrong with the first field of an invalid request, and where."""
    for name, told in errors.items() if isinstance(errors, dict) else ():
        field = f"{place}.{name}" if place else name
        if isinstance(told, dict):
            yield from first_error(told, field)
        else:
            yield f"{field}: {' '.join(map(str, told)) if isinstance(told, list) else told}"
        return
