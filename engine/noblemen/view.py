"""The view: all that a seat may know."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.ball import NO_GIFTS, sources
from engine.noblemen.build import folly_points, price, price_after_discount
from engine.noblemen.components import AREAS, TERRAINS
from engine.noblemen.queen import next_gathering
from engine.noblemen.scoring import score
from engine.noblemen.soldiers import at_home
from engine.noblemen.squares import Key, square
from engine.noblemen.state import Estate, Player, Post, State, by_seats, tokens_left
from engine.noblemen.turn import whose_turn
from engine.noblemen.view_data import (
    AheadData,
    AreaAt,
    BehindData,
    ByTerrain,
    DeckData,
    EstateData,
    NoblemenTableData,
    OfferData,
    PlayerData,
    ReckonedData,
    TitleData,
)


def sees_bag(table: Table[State], seat: Seat | None) -> bool:
    """Return True in the seat's turn, while it has two tiles to exchange."""
    return seat is not None and whose_turn(table) == seat and sum(table.state.players[seat].screen) > 1


def view(table: Table[State], seat: Seat | None) -> NoblemenTableData:
    state = table.state
    return {
        "decade": state.decade,
        "space": state.space,
        "track": list(table.edition.round.track),
        "ahead": None if table.over else _ahead(table),
        "titles": _titles(table),
        "queen": state.queen,
        "turn": whose_turn(table),
        "acted": state.acted,
        "carded": state.carded,
        "players": [_player(table, seat, owner) for owner in range(table.seats)],
        "market": _market(table, seat),
        "church": _named(state.church),
        "tokens": tokens_left(table),
        "bag": _named(state.bag) if table.over or sees_bag(table, seat) else None,
        "deck": _deck(table, seat),
        "prestige": {str(owner): space for owner, space in sorted(state.prestige.items())},
    }


def _ahead(table: Table[State]) -> AheadData:
    to_come = next_gathering(table)
    return {"kind": to_come.kind, "spaces": to_come.spaces}


def _player(table: Table[State], seat: Seat | None, owner: Seat) -> PlayerData:
    player = table.state.players[owner]
    return {
        "title": player.title,
        "points": _points(table, owner),
        "taxed": player.taxed,
        "landed": player.landed,
        "cards": len(player.cards),
        "prestige": sources(table, owner, NO_GIFTS.gifts).total,
        "home": at_home(table, owner),
        "reckoned": computable_figures(player),
        "soldiers": [(post.seat, *_xy(post.area)) for post in player.soldiers],
        "estate": _estate(table, owner),
        "behind": _behind(player) if table.over or owner == seat else None,
    }


def _points(table: Table[State], owner: Seat) -> dict[str, int]:
    """Return the victory points by reason. Liaisons behind the screen count only at the end."""
    if not table.over:
        return dict(table.state.players[owner].tally)
    return {line.reason: line.points for line in score(table, owner).lines}


def _behind(player: Player) -> BehindData:
    """Return the things behind a screen."""
    return {
        "money": player.money,
        "tiles": _named(player.screen),
        "tokens": player.tokens,
        "cards": list(player.cards),
    }


def computable_figures(player: Player) -> ReckonedData:
    """Return the figures behind a screen that all can compute.

    Money, tiles and bribe tokens are gained and spent in public. Only the kinds of the tiles are hidden.
    """
    return {"money": player.money, "tiles": sum(player.screen), "tokens": player.tokens}


def _titles(table: Table[State]) -> list[TitleData]:
    """Return the titles, best first: the prestige needed, the gain, and the number of copies."""
    return [
        {
            "title": name,
            "prestige": title.prestige,
            "points": title.points,
            "discount": title.discount,
            "copies": by_seats(table, title.copies),
        }
        for name, title in table.edition.titles.items()
    ]


def _estate(table: Table[State], owner: Seat) -> EstateData:
    estate = table.state.players[owner].estate
    return {
        "tiles": [(*_xy(key), TERRAINS[terrain]) for key, terrain in estate.tiles.items()],
        "buildings": [(*_xy(key), building) for key, building in estate.buildings.items()],
        "areas": _areas(table, owner, estate),
    }


def _areas(table: Table[State], owner: Seat, estate: Estate) -> list[AreaAt]:
    """Return each area, with the seat that has a soldier on it."""
    soldiers = {post: seat for seat, player in enumerate(table.state.players) for post in player.soldiers}
    return [(*_xy(area), AREAS[estate.tiles[area]], soldiers.get(Post(owner, area))) for area in estate.areas]


def _market(table: Table[State], seat: Seat | None) -> dict[str, OfferData]:
    """Return the buildings on offer: full prices from the cheapest, and the next price for this seat."""
    state = table.state
    offers: dict[str, OfferData] = {}
    for kind, building in table.edition.buildings.items():
        on_offer = state.market[kind]
        offers[kind] = {
            "prices": building.prices[len(building.prices) - on_offer :],
            "yours": None if seat is None else price(table, seat, kind),
        }
    full = table.edition.follies.price
    offers["folly"] = {
        "prices": [full] * len(state.follies),
        "yours": None if seat is None or not state.follies else price_after_discount(table, seat, full),
        "follies": list(state.follies),
        "needs": {folly: dict(table.edition.follies.needs[folly]) for folly in state.follies},
        "points": folly_points(table) if state.follies else None,
    }
    return offers


def _deck(table: Table[State], seat: Seat | None) -> DeckData:
    """Return the number of cards, and the cards that the seat knows, by their place from the top."""
    deck = table.state.deck
    everybody = (1 << table.seats) - 1
    known = {
        str(place): lying.card
        for place, lying in enumerate(deck)
        if table.over or lying.known == everybody or (seat is not None and lying.known >> seat & 1)
    }
    return {"count": len(deck), "known": known}


def _named(counts: list[int]) -> ByTerrain:
    return dict(zip(TERRAINS, counts, strict=True))


def _xy(key: Key) -> tuple[int, int]:
    at = square(key)
    return at.x, at.y
