"""Scoring: castles and palaces in their estates, and the points of all players by reason."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine import Score, ScoreLine, Table
from engine.noblemen.squares import AROUND, Key
from engine.noblemen.state import Estate, State

CASTLE_POINTS: Final = 3
CASTLE_CHAPEL: Final = 1
PALACE_POINTS: Final = 5
PALACE_CHAPEL: Final = 2
LIAISON_POINTS: Final = 3


class Standing(NamedTuple):
    """The score of castles or palaces.

    Only buildings with land on all eight sides count. A chapel counts for each of them beside it.
    """

    closed_in: int
    chapels: int
    points: int


def castles_standing(estate: Estate) -> Standing:
    return _standing(estate, "castle", CASTLE_POINTS, CASTLE_CHAPEL)


def palaces_standing(estate: Estate) -> Standing:
    return _standing(estate, "palace", PALACE_POINTS, PALACE_CHAPEL)


def _standing(estate: Estate, kind: str, alone: int, chapel: int) -> Standing:
    closed_in = [key for key in estate.standing(kind) if is_surrounded(estate, key)]
    chapels = sum(estate.buildings.get(key + step) == "chapel" for key in closed_in for step in AROUND)
    return Standing(len(closed_in), chapels, alone * len(closed_in) + chapel * chapels)


def is_surrounded(estate: Estate, key: Key) -> bool:
    return all(key + step in estate.tiles for step in AROUND)


def scores(table: Table[State]) -> list[Score]:
    """Return the scores: the points so far, and the liaisons in hand. Ties are broken by money."""
    return [score(table, seat) for seat in range(table.seats)]


def score(table: Table[State], seat: int) -> Score:
    player = table.state.players[seat]
    lines = [ScoreLine(reason=reason, points=points) for reason, points in player.tally.items()]
    if liaisons := player.cards.count("liaison"):
        lines.append(
            ScoreLine(reason="liaisons", points=LIAISON_POINTS * liaisons, facts={"cards": liaisons})
        )
    return Score(
        seat=seat,
        points=sum(line.points for line in lines),
        lines=tuple(lines),
        breakers=(player.money,),
    )
