"""The score: the sources of the points on the track of fame, and the points of each prestige card."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Score, ScoreLine, Seat
from engine.florence.state import FlorenceTable, data_of
from engine.florence.tally import Counts, counts_of_seats


def prestige_points(table: FlorenceTable, seat: Seat, card: str) -> int:
    """Return the points that a prestige card would bring a seat now."""
    return points_by_counts(table, seat, card, counts_of_seats(table))


def points_by_counts(table: FlorenceTable, seat: Seat, card: str, counts: Sequence[Counts]) -> int:
    """Return the same from counts of what every seat has.

    For many cards the counts are then computed only once.
    """
    rule, mine = data_of(table).prestige[card], counts[seat]
    if rule.most:
        return _rivalry([each[rule.most] for each in counts], mine[rule.most], rule.points, rule.tied)
    if rule.fewest:
        fewer = [-each[rule.fewest] for each in counts]
        best = max(fewer)
        if -mine[rule.fewest] < best:
            return 0
        return rule.points if fewer.count(best) == 1 else rule.tied
    enough = all(mine[kind] >= number for kind, number in wanted_by(table, card).items())
    return rule.points if enough else 0


def wanted_by(table: FlorenceTable, card: str) -> dict[str, int]:
    """Return the minimum numbers that a prestige card asks for."""
    rule = data_of(table).prestige[card]
    by_types = table.options.p13 == "types" and rule.at_least_by_types
    return rule.at_least_by_types if by_types else rule.at_least


def _rivalry(counts: list[int], mine: int, points: int, tied: int) -> int:
    """Return the points for having most of something. Having none never counts as most."""
    if not mine or mine < max(counts):
        return 0
    return points if counts.count(mine) == 1 else tied


def scores(table: FlorenceTable) -> list[Score]:
    """Return the scores. Most points win; ties are broken by most money."""
    return [score(table, seat) for seat in range(table.seats)]


def score(table: FlorenceTable, seat: Seat) -> Score:
    person = table.state.seats[seat]
    fame = [ScoreLine(reason=reason, points=points) for reason, points in person.fame.items() if points]
    cards = [
        ScoreLine(reason="prestige", points=prestige_points(table, seat, card), facts={"card": card})
        for card in person.prestige
    ]
    lines = (*fame, *cards)
    return Score(
        seat=seat,
        points=sum(line.points for line in lines),
        lines=lines,
        breakers=(person.money,),
    )
