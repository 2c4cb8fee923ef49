"""Sentences about who is rated at a table, and the chart of a rating."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.platform.words import Words
from service.play.tables.models import Table
from service.seasons.ratings.views import RatedChange, SeatRated, table_ratings

HIGH = 100.0
"""The size of the chart: a square of this many units, scaled to the available room."""


@dataclass(frozen=True, kw_only=True)
class RatingChart:
    """The chart of a rating: its labels, and its SVG paths in a square measured from the top left."""

    first: int
    last: int
    highest: int
    lowest: int
    begun: datetime
    ended: datetime
    provisional: str
    settled: str
    points: str


def ratings_context(session: Session, row: Table, reader_id: int | None, said: Words) -> dict[str, Any]:
    """Return the template context of a table: whose ratings it changes, why not others, and the changes."""
    if not row.rated:
        return {"sentences": [said.say("rated-no")], "changes": []}
    told = table_ratings(session, row, reader_id)
    names = [name_of(seat, said) for seat in told.seats if seat.rated]
    first = said.say("rated-names", names=", ".join(names)) if told.enough else said.say("rated-few")
    whys = [
        said.say("rated-why", name=name_of(seat, said), why=seat.why)
        for seat in told.seats
        if seat.player_id is not None and seat.why
    ]
    left = [said.say("rated-left", name=name or said.say("player-gone")) for name in told.left]
    changes = [
        {"name": name_of(seat, said), "before": seat.before, "after": seat.after}
        for seat in told.seats
        if seat.after is not None
    ]
    return {"sentences": [first, *whys, *left], "changes": changes}


def name_of(seat: SeatRated, said: Words) -> str:
    return seat.player or said.say("player-gone")


def draw_rating_chart(changes: Sequence[RatedChange]) -> RatingChart | None:
    """Build the chart from the oldest to the newest change, one step a table.

    Provisional and settled ratings are separate paths.
    """
    if not changes:
        return None
    figures = [changes[0].before, *(change.after for change in changes)]
    unsure = [True, *(change.provisional for change in changes)]
    highest, lowest = max(figures), min(figures)
    across, up = HIGH / (len(figures) - 1), HIGH / ((highest - lowest) or 1)
    spots = [(step * across, (highest - figure) * up) for step, figure in enumerate(figures)]
    lines = {True: "", False: ""}
    for start, stop, provisional in zip(spots, spots[1:], unsure[1:], strict=False):
        lines[provisional] += f"M{format_point(start)}L{format_point(stop)}"
    return RatingChart(
        first=figures[0],
        last=figures[-1],
        highest=highest,
        lowest=lowest,
        begun=changes[0].ended_at,
        ended=changes[-1].ended_at,
        provisional=lines[True],
        settled=lines[False],
        points="".join(f"M{format_point(spot)}h0" for spot in spots),
    )


def format_point(spot: tuple[float, float]) -> str:
    return f"{spot[0]:.2f} {spot[1]:.2f}"
