"""The view of one seat.

Ducats, hands and laid cards are visible only to their owner, and decks are numbers. At the end all is shown.

Ducats that others keep hidden follow from public events, so the view computes them for all.
"""

from __future__ import annotations

from engine import Seat, Table
from engine.principe.card_auctions import BidForCards, LimitForCards
from engine.principe.edition import COLOURS, City, Edition
from engine.principe.moves import Lay
from engine.principe.new_cards import LayCards
from engine.principe.open_knowledge import ducats_reckoned
from engine.principe.roles import BidForRole, LimitForRole
from engine.principe.scoring import scores
from engine.principe.state import Player, State, open_question
from engine.principe.view_data import (
    AuctionData,
    CityData,
    HoldersData,
    PlayerData,
    PrincipeTableData,
    RoleNames,
)


def view(table: Table[State], seat: Seat | None) -> PrincipeTableData:
    state, edition = table.state, table.edition
    points = [player.points for player in state.players]
    if table.over:
        points = [score.points for score in scores(table)]
    return {
        "round": state.round,
        "last_round": state.last,
        "prince": state.prince,
        "cities": [_city(name, edition.cities[name]) for name in state.open],
        "founded": list(state.founded),
        "city_deck": len(state.cities),
        "cities_removed": len(state.removed),
        "deck": len(state.deck),
        "gone": by_colour(state.gone),
        "groups": [{"colour": COLOURS[colour], "cards": count} for colour, count in state.groups],
        "auction": _auction(table),
        "roles": _roles(table),
        "role_names": _role_names(table),
        "players": [
            _player(table, other, player, points[other], shown=table.over or other == seat)
            for other, player in enumerate(state.players)
        ],
        "laid": _own_answer(table, seat),
        "ended": state.ended,
    }


def by_colour(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def _city(name: str, city: City) -> CityData:
    return {
        "city": name,
        "size": city.size,
        "cost": dict(city.cost),
        "ducats": city.ducats,
        "points": city.points,
        "arms": city.arms,
        "regions": list(city.regions),
    }


def _player(table: Table[State], seat: Seat, player: Player, points: int, *, shown: bool) -> PlayerData:
    return {
        "family": table.edition.families[seat],
        "points": points,
        "cards": sum(player.hand),
        "up": by_colour(player.up),
        "down": by_colour(player.down),
        "arms": dict(zip(table.edition.areas, player.arms, strict=True)),
        "supply": player.supply,
        "ducats": player.ducats if shown or table.options.open_money else None,
        "ducats_reckoned": ducats_reckoned(table, seat),
        "hand": by_colour(player.hand) if shown else None,
        "hand_known": by_colour(player.open_hand),
    }


def _auction(table: Table[State]) -> AuctionData | None:
    """Return the auction that is going on: the lot, the highest bid, and the bidders left."""
    asked = open_question(table)
    if not isinstance(asked, BidForCards | LimitForCards | BidForRole | LimitForRole):
        return None
    auction = asked.auction
    told: AuctionData = {
        "for": "role" if isinstance(asked, BidForRole | LimitForRole) else "cards",
        "colour": asked.lot(table)["colour"],
        "high": auction.high,
        "high_seat": auction.leader,
        "bidders": list(auction.bidders),
    }
    if isinstance(asked, BidForRole | LimitForRole):
        lot = asked.lot(table)
        told["tile"], told["role"] = lot["tile"], lot["role"]
    else:
        told["cards"] = asked.lot(table)["cards"]
    return told


def _roles(table: Table[State]) -> dict[str, HoldersData]:
    """Return the holders of the two tiles of each colour."""
    state = table.state
    if not table.edition.seating(table.seats).minors:
        return {colour: {"major": major} for colour, major in zip(COLOURS, state.majors, strict=True)}
    return {
        colour: {"major": major, "minor": minor}
        for colour, major, minor in zip(COLOURS, state.majors, state.minors, strict=True)
    }


def _role_names(table: Table[State]) -> dict[str, RoleNames]:
    edition: Edition = table.edition
    return {colour: {"major": edition.majors[colour], "minor": edition.minors[colour]} for colour in COLOURS}


def _own_answer(table: Table[State], seat: Seat | None) -> list[str] | None:
    """Return the cards that this seat has chosen to lay, while others are still choosing."""
    asked = open_question(table)
    if not isinstance(asked, LayCards) or seat not in asked.answers:
        return None
    lay = table.game.notation.parse(asked.answers[seat])
    return list(lay.cards) if isinstance(lay, Lay) else None
