"""Results: places with ties, and the reasons of each score line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Annotated, Any, NamedTuple

import msgspec

from engine.values.decoder import Decoder
from engine.values.seat import Seat
from engine.values.to_plain import to_plain


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """One reason for points. `reason` names the words `score-…` in the game's catalogue."""

    reason: Annotated[str, msgspec.Meta(description="The name of the reason.")]
    points: Annotated[int, msgspec.Meta(description="Its points.")]
    facts: Annotated[dict[str, int | str], msgspec.Meta(description="The values in its sentence.")] = {}


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The points of a seat, with its tie-breakers."""

    seat: Annotated[Seat, msgspec.Meta(description="The seat.")]
    points: Annotated[int, msgspec.Meta(description="Its points.")]
    lines: Annotated[tuple[ScoreLine, ...], msgspec.Meta(description="The reasons for the points.")]
    breakers: Annotated[
        tuple[int, ...],
        msgspec.Meta(description="The tie-breakers in order. The first one that differs decides."),
    ] = ()


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a table."""

    places: Annotated[
        tuple[int, ...],
        msgspec.Meta(description="The place of each seat. 1 is best, and equal numbers share a place."),
    ]
    scores: Annotated[tuple[Score, ...], msgspec.Meta(description="The score of each seat.")]

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


_results = Decoder[Result](Result)


def result_from(data: Mapping[str, Any]) -> Result:
    """Return a result from its data."""
    return _results.convert(data)


class Tie(NamedTuple):
    """Seats with the same points, the best first, and the number of breakers compared."""

    scores: tuple[Score, ...]
    looked_at: int
    decided: bool
    """False if they share their place."""


def ties(result: Result) -> list[Tie]:
    """Return every tie of points, with the breakers that were compared.

    Seats that stay equal are compared further.
    """
    ranked = sorted(result.scores, key=lambda score: (result.places[score.seat], score.seat))
    return [tie for _, equal in groupby(ranked, key=lambda score: score.points) for tie in _ties([*equal], 0)]


def _ties(equal: Sequence[Score], seen: int) -> Iterator[Tie]:
    """Yield the ties of seats that are equal in points and in the first breakers.

    The best seat comes first.
    """
    if len(equal) == 1:
        return
    breakers = [score.breakers[seen:] for score in equal]
    differ = next(
        (at for at, of_all in enumerate(zip(*breakers, strict=True), seen) if len({*of_all}) > 1), None
    )
    if differ is None:
        yield Tie(tuple(equal), len(equal[0].breakers), decided=False)
        return
    yield Tie(tuple(equal), differ + 1, decided=True)
    for _, still in groupby(equal, key=lambda score: score.breakers[differ]):
        yield from _ties([*still], differ + 1)


def result_of(scores: Sequence[Score]) -> Result:
    """Return the places that follow from the scores."""
    keys = [(score.points, *score.breakers) for score in scores]
    return Result(places=tuple(1 + sum(other > key for other in keys) for key in keys), scores=tuple(scores))
