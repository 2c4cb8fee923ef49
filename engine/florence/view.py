"""The view: all that one seat, or a spectator, may know.

Hidden things are null, with their number beside them.
"""

from __future__ import annotations

from engine import Seat
from engine.florence.auctions import AskLimits, AskRaise
from engine.florence.building import cost
from engine.florence.joint.borders import EAST, OPPOSITE, neighbours
from engine.florence.lookup import lookup_of
from engine.florence.lots import left_of
from engine.florence.money import purse
from engine.florence.ruleset import ruleset_of
from engine.florence.scoring import prestige_points, score
from engine.florence.state import DECKS, Deck, FlorenceTable, Principality, Standing, data_of
from engine.florence.view_data import (
    AuctionData,
    BoardData,
    DeckData,
    FlorenceTableData,
    LotData,
    OwnData,
    PrincipalityData,
    StandingData,
    WorkData,
)
from engine.florence.works import bonus_values, minimum, promised_value


def view(table: FlorenceTable, seat: Seat | None) -> FlorenceTableData:
    state, data = table.state, data_of(table)
    shown: FlorenceTableData = {
        "round": state.round,
        "rounds": len(data.minimum),
        "minimum": minimum(table) if state.round else None,
        "minimums": list(data.minimum),
        "start": state.start,
        "lots": _lots(table),
        "buildings": {name: state.stock[name] for name in data.buildings},
        "landscapes": {name: state.stock[name] for name in data.landscapes},
        "freedoms": {name: state.stock[name] for name in data.freedoms.names},
        "decks": {name: _deck(state.decks[name], seat, open_now=table.over) for name in DECKS},
        "spent": list(state.spent),
        "bidding": list(state.bidding),
        "auction": _auction(table),
        "board": _board(table),
        "seats": [_principality(table, owner, seat) for owner in range(table.seats)],
        "own": None if seat is None else _own(table, seat),
    }
    for expansion in ruleset_of(table).expansions:
        shown.update(expansion.view(table, seat))  # type: ignore[typeddict-item]  # the view has only its own keys
    return shown


def _lots(table: FlorenceTable) -> list[LotData]:
    """Return the lots, how many are left of each, and whether one was sold in this round."""
    lots = data_of(table).figures(table.seats).lots
    return [{"lot": lot, "left": left_of(table, lot), "sold": lot in table.state.sold} for lot in lots]


def _auction(table: FlorenceTable) -> AuctionData | None:
    """Return the auction that is going on.

    Waiting players and onlookers see as much of it as the player who is asked.
    """
    stack = table.position.stack
    asked = stack[-1] if stack else None
    if not isinstance(asked, AskRaise | AskLimits):
        return None
    return {
        "lot": asked.lot,
        "high": asked.auction.high,
        "high_seat": asked.auction.leader,
        "bidders": list(asked.auction.bidders),
    }


def _deck(deck: Deck, seat: Seat | None, *, open_now: bool) -> DeckData:
    """Return the number of cards, and the names of those that the seat itself put into their place."""
    last_look = {card: look.seat for look in deck.looks for card in look.cards}
    known = [
        card if open_now or (seat is not None and last_look.get(card) == seat) else None
        for card in deck.cards
    ]
    return {"count": len(known), "known": known}


def _board(table: FlorenceTable) -> BoardData:
    """Return the squares of every principality before anything is built."""
    data, lookup = data_of(table), lookup_of(data_of(table))
    return {
        "columns": data.principality.columns,
        "rows": data.principality.rows,
        "palazzo": list(lookup.grid.squares(ruleset_of(table).palazzo(data))),
    }


def _principality(table: FlorenceTable, owner: Seat, seat: Seat | None) -> PrincipalityData:
    person = table.state.seats[owner]
    mine = owner == seat or table.over
    return {
        "seat": owner,
        "points": score(table, owner).points if table.over else person.points,
        "fame": dict(person.fame),
        "money": person.money if mine or table.options.open_money else None,
        "money_reckoned": person.money,
        "hand": list(person.hand) if mine else None,
        "hand_count": len(person.hand),
        "hand_known": [card for card in person.hand if card in table.state.shown],
        "recruiters": person.recruiters,
        "row": list(person.row),
        "bonuses": list(person.bonuses) if mine else None,
        "bonus_count": len(person.bonuses),
        "prestige": list(person.prestige) if mine else None,
        "prestige_count": len(person.prestige),
        "freedoms": list(person.freedoms),
        "builders": person.builders,
        "jesters": person.jesters,
        "best": person.best,
        "standing": [_standing(table, owner, standing) for standing in person.standing],
        "empty": _empty(table, person),
        "building_costs": cost(table, owner),
    }


def _standing(table: FlorenceTable, owner: Seat, standing: Standing) -> StandingData:
    """Return a tile.

    For a tile across a border, add its squares beyond it, and the board on which its place is named.
    """
    squares = lookup_of(data_of(table)).grid.squares
    shown: StandingData = {
        "tile": standing.tile,
        "at": standing.at,
        "side": standing.side,
        "squares": list(squares(standing.mask)),
    }
    if not standing.side:
        return shown
    other = neighbours(table.seats, owner)[standing.side]
    half = next(
        tile
        for tile in table.state.seats[other].standing
        if (tile.tile, tile.at, tile.side) == (standing.tile, standing.at, OPPOSITE[standing.side])
    )
    west = owner if standing.side == EAST else other
    shown["beyond"] = {"seat": other, "squares": list(squares(half.mask)), "west_seat": west}
    return shown


def _empty(table: FlorenceTable, person: Principality) -> int:
    return (lookup_of(data_of(table)).grid.full & ~person.occupied).bit_count()


def _own(table: FlorenceTable, seat: Seat) -> OwnData:
    """Return the figures that are computed for a seat from its own knowledge."""
    person = table.state.seats[seat]
    return {
        "purse": purse(table, seat),
        "works": [_work(table, seat, card) for card in person.hand],
        "bonus_values": bonus_values(table, seat),
        "prestige_points": {card: prestige_points(table, seat, card) for card in person.prestige},
    }


def _work(table: FlorenceTable, seat: Seat, profession: str) -> WorkData:
    """Return the wishes of a profession, and the value of its work without bonus cards."""
    card, parts = data_of(table).professions[profession], promised_value(table, seat, profession)
    return {
        "profession": profession,
        "wishes": [card.building, card.landscape, card.freedom],
        "value": sum(parts.values()),
        "parts": parts,
    }
