"""Final scoring, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Score, ScoreLine, Seat, Table
from engine.mechanics.majority import most, only_seat, second_most
from engine.principe.edition import COLOURS, Edition
from engine.principe.state import Player, State

Lines = Iterator[tuple[Seat, ScoreLine]]


def scores(table: Table[State]) -> list[Score]:
    lines: list[list[ScoreLine]] = [[] for _ in range(table.seats)]
    for part in (_track, _regions, _tiles, _sets, _largest):
        for seat, line in part(table):
            if line.points:
                lines[seat].append(line)
    return [
        Score(
            seat=seat,
            points=sum(line.points for line in own),
            lines=tuple(own),
            breakers=(_in_play(table.state.players[seat]), _first_tile(table.state, seat)),
        )
        for seat, own in enumerate(lines)
    ]


def region_points(edition: Edition, arms: Sequence[int]) -> dict[Seat, int]:
    """Return the points for one region: for most arms, and for second-most behind a sole leader."""
    first = most(arms)
    points = dict.fromkeys(first, edition.points.region)
    if only_seat(first) is not None:
        points |= dict.fromkeys(second_most(arms), edition.points.region_second)
    return points


def _track(table: Table[State]) -> Lines:
    for seat, player in enumerate(table.state.players):
        yield seat, ScoreLine(reason="cities", points=player.from_cities)
        yield seat, ScoreLine(reason="roles", points=player.from_roles)
        yield seat, ScoreLine(reason="white", points=player.from_white)


def _regions(table: Table[State]) -> Lines:
    for area, region in enumerate(table.edition.areas):
        arms = [player.arms[area] for player in table.state.players]
        for seat, points in region_points(table.edition, arms).items():
            reason = "region" if points == table.edition.points.region else "region-second"
            yield seat, ScoreLine(reason=reason, points=points, facts={"region": region, "arms": arms[seat]})


def _tiles(table: Table[State]) -> Lines:
    points = table.edition.points
    for seat in range(table.seats):
        majors, minors = table.state.majors.count(seat), table.state.minors.count(seat)
        yield seat, ScoreLine(reason="majors", points=points.major * majors, facts={"tiles": majors})
        yield seat, ScoreLine(reason="minors", points=points.minor * minors, facts={"tiles": minors})


def _sets(table: Table[State]) -> Lines:
    for seat, player in enumerate(table.state.players):
        sets = min(up + down for up, down in zip(player.up, player.down, strict=True))
        yield seat, ScoreLine(reason="sets", points=table.edition.points.set * sets, facts={"sets": sets})


def _largest(table: Table[State]) -> Lines:
    """Yield the points for most ducats and most cards in hand.

    All tied seats score. Having none counts as most if no seat has more.
    """
    points = table.edition.points
    ducats = [player.ducats for player in table.state.players]
    hands = [sum(player.hand) for player in table.state.players]
    for seat in most(ducats, least=0):
        yield seat, ScoreLine(reason="ducats", points=points.ducats, facts={"ducats": ducats[seat]})
    for seat in most(hands, least=0):
        yield seat, ScoreLine(reason="hand", points=points.hand, facts={"cards": hands[seat]})


def _in_play(player: Player) -> int:
    return sum(player.up) + sum(player.down)


def _first_tile(state: State, seat: Seat) -> int:
    """Return a tie breaker: higher for an earlier colour of the seat's first major tile, 0 without any."""
    return len(COLOURS) - state.majors.index(seat) if seat in state.majors else 0
