"""What a move would certainly bring."""

from __future__ import annotations

from typing import Any

from engine import Move, Seat, Table
from engine.at_once import Limit
from engine.principe.bidding import AskBid, AskBidLimits
from engine.principe.edition import COLOURS
from engine.principe.founding import arms_placed, others_points
from engine.principe.moves import Arms, Bid, Found, Lay, Play, Reveal
from engine.principe.scoring import region_points
from engine.principe.state import State
from engine.principe.view import by_colour


def what_if(table: Table[State], seat: Seat, move: Move) -> dict[str, Any]:
    match move:
        case Lay(cards):
            return {"hand": _hand_without(table, seat, [cards.count(colour) for colour in COLOURS])}
        case Bid(amount) | Limit(amount):
            return _bid(table, seat, amount)
        case Found():
            return _found(table, seat, move)
        case Play(colour, count):
            return _play(table, seat, colour, count)
        case Reveal(colour):
            return {"face_up": _face_up(table, seat, colour, 1)}
        case Arms(region):
            return {"regions": _regions(table, seat, {region: 1})}
        case _:
            return {}


def _hand_without(table: Table[State], seat: Seat, cards: list[int]) -> dict[str, int]:
    hand = table.state.players[seat].hand
    return by_colour([held - left for held, left in zip(hand, cards, strict=True)])


def _bid(table: Table[State], seat: Seat, amount: int) -> dict[str, Any]:
    """If the bid stands to the end."""
    asked: AskBid | AskBidLimits = table.position.stack[-1]
    return {
        **asked.lot(table),
        "price": amount,
        "ducats": table.state.players[seat].ducats - amount,
        "sold": len(asked.auction.bidders) == 1,
    }


def _found(table: Table[State], seat: Seat, move: Found) -> dict[str, Any]:
    edition, player = table.edition, table.state.players[seat]
    city = edition.cities[move.city]
    arms = arms_placed(edition, player, move)
    return {
        "price": city.ducats,
        "ducats": player.ducats - city.ducats,
        "hand": _hand_without(table, seat, list(city.need)),
        "points": city.points,
        "arms": dict(arms),
        "regions": _regions(table, seat, arms),
        "others": [{"seat": other, "points": got} for other, got in others_points(table, seat, city).items()],
    }


def _play(table: Table[State], seat: Seat, colour: str, count: int) -> dict[str, Any]:
    own = [count if name == colour else 0 for name in COLOURS]
    return {"hand": _hand_without(table, seat, own), "face_up": _face_up(table, seat, colour, count)}


def _face_up(table: Table[State], seat: Seat, colour: str, more: int) -> list[int]:
    """Face-up cards of the colour by seat, with those of the move: they decide about the roles."""
    at = COLOURS.index(colour)
    return [player.up[at] + more * (other == seat) for other, player in enumerate(table.state.players)]


def _regions(table: Table[State], seat: Seat, placed: dict[str, int]) -> dict[str, dict[str, Any]]:
    """Arms by seat in each region with those of the move, and the points if the game ended so."""
    told: dict[str, dict[str, Any]] = {}
    for region, more in placed.items():
        area = table.edition.areas.index(region)
        arms = [
            player.arms[area] + more * (other == seat) for other, player in enumerate(table.state.players)
        ]
        points = region_points(table.edition, arms)
        told[region] = {"arms": arms, "points": [points.get(other, 0) for other in range(table.seats)]}
    return told
