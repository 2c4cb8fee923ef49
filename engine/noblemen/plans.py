"""The words that Noblemen adds to the language of plans.

Nothing is auctioned. Plans are about turns, prices and the ball.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine import Move, OpenQuestion
from engine.noblemen.components import TERRAINS
from engine.noblemen.moves import (
    CountArea,
    Done,
    End,
    Expand,
    Give,
    Keep,
    NoSoldier,
    Prestige,
    SendSoldier,
    Stock,
    Swap,
)
from engine.noblemen.turn import ACTIONS, CARDS
from engine.table.plan_vocabulary import View, Vocabulary

BUILDINGS: Final = ("castle", "palace", "chapel", "folly")
ANSWERS: Final[Mapping[str, tuple[type[Move], ...]]] = {
    "stock": (Stock,),
    "first-card": (Keep,),
    "expand-on": (Expand, Done),
    "area": (CountArea,),
    "soldier": (SendSoldier, NoSoldier),
    "give": (Give,),
    "keep": (Keep,),
    "prestige": (Prestige,),
    "prestige-at-once": (Prestige,),
}


def answer_types(question: OpenQuestion) -> Collection[type[Move]]:
    if question.kind != "turn":
        return (*ANSWERS[question.kind], Swap)
    return (*([End] if question.data["acted"] else ACTIONS), *CARDS, Swap)


SAID: Final = (
    *("decade", "space", "money", "tokens", "acted", "queen mine", "taxed", "landed", "church tiles"),
    *(f"{building} costs" for building in BUILDINGS),
    *(f"{terrain} behind" for terrain in TERRAINS),
    *(f"{terrain} in church" for terrain in TERRAINS),
)


def facts(view: View) -> Mapping[str, int | bool]:
    seen, seat = view["table"], view["seat"]
    own = seen["players"][seat]
    found: dict[str, int | bool] = {
        "decade": seen["decade"],
        "space": seen["space"],
        "money": own["behind"]["money"],
        "tokens": own["behind"]["tokens"],
        "acted": seen["acted"],
        "queen mine": seen["queen"] == seat,
        "taxed": own["taxed"],
        "landed": own["landed"],
        "church tiles": sum(seen["church"].values()),
    }
    for building in BUILDINGS:
        price = seen["market"].get(building, {}).get("yours")
        if price is not None:
            found[f"{building} costs"] = price
    for terrain in TERRAINS:
        found[f"{terrain} behind"] = own["behind"]["tiles"][terrain]
        found[f"{terrain} in church"] = seen["church"][terrain]
    return found


VOCABULARY: Final = Vocabulary(
    answers=answer_types,
    facts=facts,
    said=SAID,
    example="if castle costs 4: build castle 1,2, else leisure; then end",
)
