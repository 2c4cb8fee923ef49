"""The view as plain text.

It answers in order: what is the state of the game, what is for sale, who has what, what does the viewer have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from engine.text.words import Words

View = Mapping[str, Any]
Names = Sequence[str]

_PLACING: Final = {"turn", "found", "arms"}
"""The questions that concern coats of arms in regions."""
_COLLECTING: Final = {"lay", "bid-cards", "limit-cards"}
"""The questions that concern cards for later cities, and no roles yet."""


def draw(view: View, words: Words, names: Names) -> str:
    seen = view["table"]
    parts = [
        _head(seen, words, names),
        [*_auction(seen, words, names), *_groups(seen, words)],
        _cities(view, words),
        _players(seen, words, names),
        _roles(seen, words, names),
        _regions(seen, words, names),
        _own(view, words),
    ]
    return "\n\n".join("\n".join(part) for part in map(list, parts) if part)


def summary(view: View, words: Words, names: Names, *, told: AbstractSet[str], aloud: bool) -> str:  # noqa: ARG001 - no board is drawn with letters
    """Return what is public and matters for the question, and the seat's own things."""
    seen, kind = view["table"], view["question"]["kind"]
    lines = [*_offered([city for city in seen["cities"] if city["city"] not in told], view, words)]
    if kind not in _COLLECTING:
        lines += _roles(seen, words, names)
    if told.isdisjoint(seen["roles"]):
        lines += _open_cards(seen, words, names)
    if kind in _PLACING and told.isdisjoint(seen["players"][0]["arms"]):
        lines.append(" ".join(_regions(seen, words, names)))
    return "\n".join([*filter(None, lines), *_own(view, words)])


def _open_cards(seen: View, words: Words, names: Names) -> Iterator[str]:
    """Yield the cards that are face up before the players: they decide about the roles."""
    shown = [
        f"{name} {_counted(player['up'], words)}"
        for name, player in zip(names, seen["players"], strict=True)
        if any(player["up"].values())
    ]
    if shown:
        yield words.say("draw-open-cards", cards="; ".join(shown))


def _head(seen: View, words: Words, names: Names) -> list[str]:
    last = "yes" if seen["last_round"] else "no"
    return [
        words.say("draw-round", round=seen["round"], last=last, prince=names[seen["prince"]]),
        words.say("draw-decks", deck=seen["deck"], cities=seen["city_deck"]),
    ]


def _auction(seen: View, words: Words, names: Names) -> Iterator[str]:
    auction = seen["auction"]
    if auction:
        yield words.say(
            f"draw-auction-{auction['for']}",
            colour=auction["colour"],
            cards=auction.get("cards", 0),
            role=auction.get("role", ""),
            high=auction["high"],
            leader="" if auction["high_seat"] is None else names[auction["high_seat"]],
            bidders=tuple(names[seat] for seat in auction["bidders"]),
        )


def _groups(seen: View, words: Words) -> Iterator[str]:
    """Yield the groups still to be sold in this round, beginning with the one on auction."""
    groups = [
        words.say("draw-group", colour=group["colour"], cards=group["cards"]) for group in seen["groups"]
    ]
    if groups:
        yield words.say("draw-groups", groups=", ".join(groups))


def _cities(view: View, words: Words) -> Iterator[str]:
    seen = view["table"]
    yield words.say("draw-cities", count=len(seen["cities"]))
    yield from _offered(seen["cities"], view, words)
    if seen["founded"]:
        yield words.say("draw-founded", cities=tuple(seen["founded"]))


def _offered(cities: Sequence[View], view: View, words: Words) -> Iterator[str]:
    """Yield what cities cost and bring, and what the seat lacks for each."""
    own = _own_player(view)
    for city in cities:
        said = words.say(
            "draw-city",
            city=city["city"],
            cost=_counted(city["cost"], words),
            ducats=city["ducats"],
            points=city["points"],
            arms=city["arms"],
            regions=tuple(city["regions"]),
        )
        lacks = own and not view["table"]["ended"]
        yield f"{said} {words.say('draw-city-lacks', **_lacks(city, own))}" if lacks else said


def _lacks(city: View, own: View) -> dict[str, Any]:
    """Return the things that a seat lacks for a city: cards by colour, and ducats."""
    hand = own["hand"]
    return {
        "cards": tuple(
            colour for colour, need in city["cost"].items() for _ in range(need - min(need, hand[colour]))
        ),
        "ducats": max(0, city["ducats"] - own["ducats"]),
    }


def _players(seen: View, words: Words, names: Names) -> Iterator[str]:
    for name, player in zip(names, seen["players"], strict=True):
        yield words.say(
            "draw-player",
            player=name,
            family=player["family"],
            points=player["points"],
            cards=player["cards"],
            supply=player["supply"],
            ducats=player["ducats_reckoned"] if player["ducats"] is None else player["ducats"],
            reckoned="yes" if player["ducats"] is None else "no",
        )
        yield words.say(
            "draw-tableau", up=_counted(player["up"], words), down=_counted(player["down"], words)
        )
        if player["hand"] is None and any(player["hand_known"].values()):
            yield words.say("draw-known", cards=_counted(player["hand_known"], words))


def _roles(seen: View, words: Words, names: Names) -> Iterator[str]:
    held = [
        words.say(
            "draw-role", tile=tile, colour=colour, role=seen["role_names"][colour][tile], player=names[seat]
        )
        for colour, tiles in seen["roles"].items()
        for tile, seat in tiles.items()
        if seat is not None
    ]
    if held:
        yield words.say("draw-roles", roles=words.join(held))


def _regions(seen: View, words: Words, names: Names) -> Iterator[str]:
    for region in seen["players"][0]["arms"]:
        arms = [(name, player["arms"][region]) for name, player in zip(names, seen["players"], strict=True)]
        there = [words.say("draw-arms", player=name, count=count) for name, count in arms if count]
        if there:
            yield words.say("draw-region", region=region, arms=words.join(there))


def _own(view: View, words: Words) -> Iterator[str]:
    """Yield the hidden things of the viewer."""
    seen, own = view["table"], _own_player(view)
    if own:
        yield words.say("draw-own", ducats=own["ducats"], hand=_counted(own["hand"], words))
        if seen["laid"]:
            yield words.say("draw-laid", cards=tuple(seen["laid"]))


def _own_player(view: View) -> View:
    """Return the viewer's own things, or nothing for a spectator."""
    seat = view["seat"]
    return {} if seat is None else view["table"]["players"][seat]


def _counted(counts: Mapping[str, int], words: Words) -> str:
    """Return text such as `2 green and 1 red`, or the word for nothing."""
    some = [words.say("draw-count", count=count, thing=thing) for thing, count in counts.items() if count]
    return words.join(some) if some else words.say("draw-nothing")
