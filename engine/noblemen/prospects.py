"""Prospects: the figures that a seat needs for its decision, as plain data for its question."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.actions import income
from engine.noblemen.ball import NO_GIFTS, sources, titles_asked
from engine.noblemen.components import FIELD, WOOD
from engine.noblemen.queen import next_gathering, space_kind
from engine.noblemen.question_data import EstateProspects, ProspectsData, StoreData, TrackData
from engine.noblemen.scoring import castles_standing, palaces_standing
from engine.noblemen.state import State


def purse(table: Table[State], seat: Seat) -> StoreData:
    """Return the things behind the seat's own screen."""
    player = table.state.players[seat]
    return {"money": player.money, "tokens": player.tokens, "tiles": sum(player.screen)}


def track_data(table: Table[State], seat: Seat) -> TrackData:
    """Return the space of the round, the next event on the track, and the Queen's holder, who moves it."""
    state, to_come = table.state, next_gathering(table)
    return {
        "space": state.space,
        "spaces": len(table.edition.round.track),
        "ahead": to_come.kind,
        "ahead_in": to_come.spaces,
        "queen_seat": state.queen,
        "queen_mine": state.queen == seat,
        "queen_locked": space_kind(table) == "locked",
    }


def estate_prospects(table: Table[State], seat: Seat) -> EstateProspects:
    """Return the present yield of the estate: prestige, points at the end of the decade, taxes and land."""
    player = table.state.players[seat]
    standing = castles_standing(player.estate).points + palaces_standing(player.estate).points
    return {
        "prestige": sources(table, seat, NO_GIFTS.gifts).total,
        "estate_points": standing,
        "taxed": player.taxed,
        "taxes": income(table, seat, FIELD, 0).total,
        "landed": player.landed,
        "land": income(table, seat, WOOD, 0).total,
        "empty": len(player.estate.empty_plains()),
    }


def turn_prospects(table: Table[State], seat: Seat) -> ProspectsData:
    return {
        **purse(table, seat),
        **track_data(table, seat),
        **estate_prospects(table, seat),
        **titles_asked(table),
        "next_seat": (seat + 1) % table.seats,
    }
