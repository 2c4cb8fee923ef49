"""The words that Florence adds to the language of plans."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from engine import Move, OpenQuestion
from engine.florence import moves
from engine.florence.joint import moves as joint
from engine.florence.muse import moves as muse
from engine.table.at_once import Limit
from engine.table.plan_vocabulary import Purchase, View, Vocabulary

LANDSCAPES: Final = ("forest", "lake", "park")
LOTS: Final = (*LANDSCAPES, "landscape", "jester", "builder", "prestige", "recruiting")
AT_ANY_TIME: Final = (moves.Sell, muse.MerchantPoints, muse.Professor)
TURN: Final = (
    *(moves.Work, moves.Build, moves.DrawProfession, moves.DrawBonus, moves.Introduce, moves.Recruit),
    *(moves.End, muse.PrincessWork, joint.Propose),
)
TALKS: Final = (joint.Accept, joint.Refuse, joint.Counter, joint.Withdraw, joint.Propose, joint.Close)
ANSWERS: Final[Mapping[str, tuple[type[Move], ...]]] = {
    "keep": (moves.Keep,),
    "name": (moves.Name, moves.Waive),
    "raise": (moves.Bid, moves.Pass),
    "limits": (Limit, moves.Pass),
    "last-buyer": (moves.Buy, moves.Pass, moves.Name, moves.Waive),
    "place": (moves.Place,),
    "recruit": (moves.Recruit, moves.Pass),
    "take": (moves.Take,),
    "turn": TURN,
    "invite": (muse.Invite, muse.Decline),
    "merchant": (muse.MerchantFree, moves.Pass),
    "cash": (muse.Cash,),
    "proposal": TALKS,
    "answers": TALKS,
}


def answer_types(question: OpenQuestion) -> Collection[type[Move]]:
    return (*ANSWERS[question.kind], *AT_ANY_TIME)


def names_of(lot: str) -> tuple[str, ...]:
    """Return the names of a lot in plans. A landscape also has the name of its kind."""
    return (lot, "landscape") if lot in LANDSCAPES else (lot,)


def names_on_auction(question: OpenQuestion) -> tuple[str, ...]:
    return names_of(question.data["lot"]) if question.kind in {"raise", "limits"} else ()


def available_lots(view: View) -> set[str]:
    """Return the lots that are left and unsold in this round.

    Return none if the seat has bought a lot itself.
    """
    seen = view["table"]
    if view["seat"] not in seen["bidding"]:
        return set()
    return {name for lot in seen["lots"] if lot["left"] and not lot["sold"] for name in names_of(lot["lot"])}


def parse_purchase(event: Mapping[str, Any]) -> Purchase | None:
    if event["event"] != "bought":
        return None
    return Purchase(event["seat"], names_of(event["lot"]), event["price"])


SAID: Final = (
    *(
        "round",
        "last round",
        "auction phase",
        "action phase",
        "money",
        "points",
        "actions left",
        "building costs",
    ),
    *("jesters", "builders", "works", *(f"{lot} left" for lot in LOTS), *(f"{lot} sold" for lot in LOTS)),
)


def facts(view: View) -> Mapping[str, int | bool]:
    seen, question = view["table"], view["question"]
    own = seen["seats"][view["seat"]]
    asked = question or {"kind": "", "data": {}}
    found: dict[str, int | bool] = {
        "round": seen["round"],
        "last round": seen["round"] == seen["rounds"],
        "auction phase": bool(seen["bidding"]),
        "action phase": bool(seen["round"]) and not seen["bidding"],
        "money": own["money"],
        "points": own["points"],
        "actions left": asked["data"].get("left", 0) if asked["kind"] == "turn" else 0,
        "building costs": own["building_costs"],
        "jesters": own["jesters"],
        "builders": own["builders"],
        "works": len(own["row"]),
    }
    for lot in seen["lots"]:
        found[f"{lot['lot']} left"] = lot["left"]
        found[f"{lot['lot']} sold"] = lot["sold"]
    return found


VOCABULARY: Final = Vocabulary(
    answers=answer_types,
    facts=facts,
    said=SAID,
    example="jester up to 700; else builder up to 400; never more than 900 in all; if I name: builder, then jester",
    lots=LOTS,
    on_auction=names_on_auction,
    to_be_had=available_lots,
    naming={"name": "auction {lot}", "last-buyer": "buy {lot}"},
    bought=parse_purchase,
)
