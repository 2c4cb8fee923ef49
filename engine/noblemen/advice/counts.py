"""What is counted at a table, seat by seat, to learn what it is worth (`engine/learned.py`)."""

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
    late,
)
from engine.noblemen.ball import sources
from engine.noblemen.components import FIELD, WOOD
from engine.noblemen.counted import Gifts
from engine.noblemen.scoring import castles_standing, palaces_standing, scores
from engine.noblemen.state import State
from engine.noblemen.turn import Turn

PARTS: Final = 4
"""Of a decade."""


class Counts(NamedTuple):
    points: float
    money: float
    useful_money: float
    """As much of it as there is time to spend."""
    tiles: float
    useful_tiles: float
    tokens: float
    useful_tokens: float
    cards: float
    taxes: float
    coming_taxes: float
    land: float
    coming_land: float
    has_queen: float
    useful_queen: float
    prestige: float
    coming_prestige: float
    """At each ball that is still to come."""
    titles: float
    standing: float
    """What castles and palaces score now, at the end of each decade to come; and what they may come to score."""
    hoped: float
    castles: float
    palaces: float
    chapels: float
    follies: float
    estate: float
    areas: float
    sites: float
    soldiers: float
    taxed: float
    landed: float
    to_act: float
    """It is this seat's turn, and its action is still to be taken."""


def counts(table: Table[State]) -> list[Counts]:
    return [_counts(table, score) for score in scores(table)]


def _counts(table: Table[State], score: Score) -> Counts:
    seat, asked = score.seat, table.position.stack[-1]
    player, fade, balls = table.state.players[seat], late(table), balls_left(table)
    estate, buildings = player.estate, [*player.estate.buildings.values()]
    taxes, land = income(table, seat, FIELD, 0).total, income(table, seat, WOOD, 0).total
    prestige, queen = sources(table, seat, Gifts()).total, table.state.queen == seat
    standing = castles_standing(estate).points + palaces_standing(estate).points
    tiles = sum(player.screen)
    return Counts(
        points=score.points,
        money=player.money,
        useful_money=fade * player.money,
        tiles=tiles,
        useful_tiles=fade * min(FULL, tiles),
        tokens=player.tokens,
        useful_tokens=fade * player.tokens,
        cards=sum(card_worth(table, card) for card in player.cards if card != "liaison"),
        taxes=taxes,
        coming_taxes=fade * taxes * incomes_left(table, taken=player.taxed),
        land=land,
        coming_land=fade * land * incomes_left(table, taken=player.landed),
        has_queen=queen,
        useful_queen=fade * queen,
        prestige=prestige,
        coming_prestige=balls * prestige,
        titles=balls * title_worth(table, prestige, expected_rivals(table, seat)),
        standing=standing * decades_left(table),
        hoped=scoring_hope(table, seat),
        castles=buildings.count("castle"),
        palaces=buildings.count("palace"),
        chapels=buildings.count("chapel"),
        follies=buildings.count("folly"),
        estate=len(estate.tiles),
        areas=len(estate.areas),
        sites=len(estate.empty_plains()),
        soldiers=len(player.soldiers),
        taxed=player.taxed,
        landed=player.landed,
        to_act=isinstance(asked, Turn) and asked.seat == seat and not table.state.acted,
    )


def stage(table: Table[State]) -> int:
    """Parts of decades to come."""
    state = table.state
    return PARTS * (decades_left(table) - 1) + PARTS * (SPACES - state.space) // SPACES


def quiet(table: Table[State]) -> bool:
    """A turn begins."""
    asked = table.position.stack[-1]
    return isinstance(asked, Turn) and not table.state.acted and not table.state.carded
