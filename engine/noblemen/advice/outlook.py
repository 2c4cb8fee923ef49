"""The outlook: the points so far, the worth of things behind the screens, and the estates' points to come."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.actions import income
from engine.noblemen.advice.ball import expected_rivals, title_worth
from engine.noblemen.advice.estate import scoring_hope
from engine.noblemen.advice.worth import (
    POUND,
    TILE,
    balls_left,
    incomes_left,
    queen_worth,
    remaining_share,
    store_worth,
)
from engine.noblemen.ball import sources
from engine.noblemen.components import FIELD, WOOD
from engine.noblemen.counted import Gifts
from engine.noblemen.scoring import scores
from engine.noblemen.state import State


def outlook(table: Table[State]) -> list[float]:
    return [
        score.points + store_worth(table, score.seat) + estate_worth(table, score.seat)
        for score in scores(table)
    ]


def estate_worth(table: Table[State], seat: Seat) -> float:
    """Return the worth of taxes, land, titles and scorings to come."""
    player, fade = table.state.players[seat], remaining_share(table)
    taxes = POUND * income(table, seat, FIELD, 0).total * incomes_left(table, taken=player.taxed)
    land = TILE * income(table, seat, WOOD, 0).total * incomes_left(table, taken=player.landed)
    queen = queen_worth(table) if table.state.queen == seat else 0.0
    prestige = sources(table, seat, Gifts()).total
    titles = balls_left(table) * title_worth(table, prestige, expected_rivals(table, seat))
    return 0.8 * fade * (taxes + land) + queen + 0.8 * titles + scoring_hope(table, seat)
