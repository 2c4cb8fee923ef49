"""The quantities that are counted for each seat, to learn their worth (`engine/bots/learned.py`)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine import Score, Table
from engine.noblemen.actions import income
from engine.noblemen.advice.ball import expected_rivals, title_worth
from engine.noblemen.advice.estate import scoring_hope
from engine.noblemen.advice.worth import (
    FULL,
    SPACES,
    balls_left,
    card_worth,
    decades_left,
    incomes_left,
    remaining_share,
)
from engine.noblemen.ball import sources
from engine.noblemen.components import FIELD, WOOD
from engine.noblemen.counted import Gifts
from engine.noblemen.scoring import castles_standing, palaces_standing, scores
from engine.noblemen.state import State
from engine.noblemen.turn import Turn

HALVES: Final = 2
"""The number of stages in a decade."""


class Counts(NamedTuple):
    points: float
    money: float
    """Money. Money, tiles and tokens count only as far as there is time to use them."""
    tiles: float
    too_many_tiles: float
    tokens: float
    cards: float
    coming_taxes: float
    coming_land: float
    queen: float
    prestige: float
    coming_prestige: float
    """The prestige, counted once for each ball to come."""
    titles: float
    standing: float
    """The present points of castles and palaces, for each end of a decade to come.

    The next field is their hoped points.
    """
    hoped: float
    chapels: float
    estate: float
    areas: float
    sites: float
    to_act: float
    """True if it is this seat's turn and its action is still to be taken."""


def counts(table: Table[State]) -> list[Counts]:
    return [_counts(table, score) for score in scores(table)]


def _counts(table: Table[State], score: Score) -> Counts:
    seat, asked = score.seat, table.position.stack[-1]
    player, fade, balls = table.state.players[seat], remaining_share(table), balls_left(table)
    estate, tiles = player.estate, sum(player.screen)
    taxes, land = income(table, seat, FIELD, 0).total, income(table, seat, WOOD, 0).total
    prestige = sources(table, seat, Gifts()).total
    standing = castles_standing(estate).points + palaces_standing(estate).points
    return Counts(
        points=score.points,
        money=fade * player.money,
        tiles=fade * min(FULL, tiles),
        too_many_tiles=max(0, tiles - FULL),
        tokens=fade * player.tokens,
        cards=sum(card_worth(table, card) for card in player.cards if card != "liaison"),
        coming_taxes=fade * taxes * incomes_left(table, taken=player.taxed),
        coming_land=fade * land * incomes_left(table, taken=player.landed),
        queen=fade * (table.state.queen == seat),
        prestige=prestige,
        coming_prestige=balls * prestige,
        titles=balls * title_worth(table, prestige, expected_rivals(table, seat)),
        standing=standing * decades_left(table),
        hoped=scoring_hope(table, seat),
        chapels=len(estate.standing("chapel")),
        estate=len(estate.tiles),
        areas=len(estate.areas),
        sites=len(estate.empty_plains()),
        to_act=isinstance(asked, Turn) and asked.seat == seat and not table.state.acted,
    )


def stage(table: Table[State]) -> int:
    """Return the stage of the game: the half decades to come."""
    state = table.state
    return HALVES * (decades_left(table) - 1) + HALVES * (SPACES - state.space) // SPACES


def is_quiet(table: Table[State]) -> bool:
    """Return True if a turn begins."""
    asked = table.position.stack[-1]
    return isinstance(asked, Turn) and not table.state.acted and not table.state.carded
