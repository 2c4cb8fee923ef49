"""The words that Il Principe adds to the language of plans: groups of cards by colour, role tiles by name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from engine import Move, OpenQuestion
from engine.principe.edition import COLOURS
from engine.principe.moves import Arms, Bid, Decline, Found, Lay, Pass, Play, Rest, Reveal
from engine.table.at_once import Limit
from engine.table.plan_vocabulary import Purchase, View, Vocabulary

ROLES: Final = tuple(f"{colour} {tile}" for tile in ("major", "minor") for colour in COLOURS)
LOTS: Final = (*COLOURS, "cards", *ROLES, "major", "minor", "role")
ANSWERS: Final[Mapping[str, tuple[type[Move], ...]]] = {
    "lay": (Lay,),
    "bid-cards": (Bid, Pass),
    "limit-cards": (Limit, Pass),
    "found": (Found, Decline),
    "turn": (Found, Play, Rest),
    "bid-role": (Bid, Pass),
    "limit-role": (Limit, Pass),
    "reveal": (Reveal,),
    "arms": (Arms,),
}


def answer_types(question: OpenQuestion) -> Collection[type[Move]]:
    return ANSWERS[question.kind]


def cards(colour: str) -> tuple[str, ...]:
    return (colour, "cards")


def role(colour: str, tile: str) -> tuple[str, ...]:
    return (f"{colour} {tile}", tile, "role")


def names_on_auction(question: OpenQuestion) -> tuple[str, ...]:
    data = question.data
    match question.kind:
        case "bid-cards" | "limit-cards":
            return cards(data["colour"])
        case "bid-role" | "limit-role":
            return role(data["colour"], data["tile"])
    return ()


def available_lots(view: View) -> set[str]:
    """Return the groups still to be sold in this round, and the roles that are still free."""
    seen = view["table"]
    names = {name for group in seen["groups"] for name in cards(group["colour"])}
    free = {
        name
        for colour, tiles in seen["roles"].items()
        for tile, holder in tiles.items()
        if holder is None
        for name in role(colour, tile)
    }
    return names | free


def parse_purchase(event: Mapping[str, Any]) -> Purchase | None:
    match event:
        case {"event": "group-won", "seat": seat, "colour": colour, "price": price}:
            return Purchase(seat, cards(colour), price)
        case {"event": "major" | "minor" as tile, "seat": seat, "colour": colour, "price": price} if price:
            return Purchase(seat, role(colour, tile), price)
    return None


SAID: Final = (
    *("round", "last round", "auction phase", "action phase", "money", "points", "hand", "cities open"),
    *(f"{colour} {where}" for where in ("in hand", "face up", "face down") for colour in COLOURS),
    *(f"{colour} cards on auction" for colour in COLOURS),
)


def facts(view: View) -> Mapping[str, int | bool]:
    seen = view["table"]
    own = seen["players"][view["seat"]]
    found: dict[str, int | bool] = {
        "round": seen["round"],
        "last round": seen["last_round"],
        "auction phase": bool(seen["groups"]),
        "action phase": bool(view["question"]) and view["question"]["kind"] == "turn",
        "money": own["ducats"],
        "points": own["points"],
        "hand": own["cards"],
        "cities open": len(seen["cities"]),
    }
    for colour in COLOURS:
        found[f"{colour} in hand"] = own["hand"][colour]
        found[f"{colour} face up"] = own["up"][colour]
        found[f"{colour} face down"] = own["down"][colour]
        found[f"{colour} cards on auction"] = 0
    for group in seen["groups"]:
        found[f"{group['colour']} cards on auction"] = group["cards"]
    return found


VOCABULARY: Final = Vocabulary(
    answers=answer_types,
    facts=facts,
    said=SAID,
    example="blue up to 5; never more than 9 in all; default when forced",
    lots=LOTS,
    on_auction=names_on_auction,
    to_be_had=available_lots,
    bought=parse_purchase,
)
