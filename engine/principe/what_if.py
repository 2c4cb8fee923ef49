"""The certain effects of a move."""

from __future__ import annotations

from engine import Move, Seat, Table
from engine.principe.bidding import AskBid, AskBidLimits, OnSale
from engine.principe.certain import CertainData, RegionThen
from engine.principe.edition import COLOURS
from engine.principe.founding import arms_placed, others_points
from engine.principe.moves import Arms, Bid, Found, Lay, Pass, Play, Reveal
from engine.principe.open_knowledge import arms_in, face_up
from engine.principe.roles import Tile, count_turned_cards, role_name
from engine.principe.scoring import region_points
from engine.principe.state import State
from engine.principe.view import by_colour
from engine.table.at_once import Limit


def what_if(table: Table[State], seat: Seat, move: Move) -> CertainData:
    match move:
        case Lay(cards):
            return {"hand": _hand_without(table, seat, [cards.count(colour) for colour in COLOURS])}
        case Bid(amount):
            return _bid(table, seat, amount)
        case Limit(amount):
            return _limit(table, seat, amount)
        case Pass():
            return _pass(table)
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


def _bid(table: Table[State], seat: Seat, amount: int) -> CertainData:
    """Return the effects of a bid if it is the last one."""
    asked: AskBid = table.position.stack[-1]
    return {
        **_bought(table, seat, asked),
        "price": amount,
        "ducats": table.state.players[seat].ducats - amount,
        "sold": len(asked.auction.bidders) == 1,
    }


def _limit(table: Table[State], seat: Seat, amount: int) -> CertainData:
    """Return the effects of a limit. The price may be lower."""
    asked: AskBidLimits = table.position.stack[-1]
    ducats = table.state.players[seat].ducats
    return {**_bought(table, seat, asked), "price_at_most": amount, "ducats_at_least": ducats - amount}


def _bought(table: Table[State], seat: Seat, asked: OnSale) -> CertainData:
    """Return the lot: cards of a colour, or a role with the cards that it turns face down."""
    if not isinstance(asked, Tile):
        lot = asked.lot(table)
        return {"colour": lot["colour"], "cards": lot["cards"]}
    turned = count_turned_cards(table, seat, asked.colour) if asked.tile == "major" else 0
    return {"role": role_name(table, asked.tile, asked.colour), "turned": turned}


def _pass(table: Table[State]) -> CertainData:
    """Return the sale that follows at once if the pass ends the auction.

    If all are asked at the same time, nobody knows it yet.
    """
    asked = table.position.stack[-1]
    if not isinstance(asked, AskBid) or not (ended := asked.auction.passed()).over:
        return {}
    if ended.leader is None:
        return {"unsold": True}
    return {"goes": [{"seat": ended.leader, "price": ended.high}]}


def _found(table: Table[State], seat: Seat, move: Found) -> CertainData:
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


def _play(table: Table[State], seat: Seat, colour: str, count: int) -> CertainData:
    own = [count if name == colour else 0 for name in COLOURS]
    return {"hand": _hand_without(table, seat, own), "face_up": _face_up(table, seat, colour, count)}


def _face_up(table: Table[State], seat: Seat, colour: str, more: int) -> list[int]:
    """Return the face-up cards of the colour by seat, after the move. They decide about the roles."""
    at = COLOURS.index(colour)
    return [count + more * (other == seat) for other, count in enumerate(face_up(table, at))]


def _regions(table: Table[State], seat: Seat, placed: dict[str, int]) -> dict[str, RegionThen]:
    """Return the arms by seat in each region after the move, and the points if the game ended then."""
    told: dict[str, RegionThen] = {}
    for region, more in placed.items():
        arms = [count + more * (other == seat) for other, count in enumerate(arms_in(table, region))]
        points = region_points(table.edition, arms)
        told[region] = {"arms": arms, "points": [points.get(other, 0) for other in range(table.seats)]}
    return told
