"""The view as plain text.

It answers in order: what is the state of the game, what is for sale, who has what, what does the viewer have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.text.words import Words

View = Mapping[str, Any]
Names = Sequence[str]


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
    seen, own = view["table"], _own_player(view)
    yield words.say("draw-cities", count=len(seen["cities"]))
    for city in seen["cities"]:
        yield words.say(
            "draw-city",
            city=city["city"],
            cost=_counted(city["cost"], words),
            ducats=city["ducats"],
            points=city["points"],
            arms=city["arms"],
            regions=tuple(city["regions"]),
        )
        if own and not seen["ended"]:
            yield words.say("draw-city-lacks", **_lacks(city, own))
    if seen["founded"]:
        yield words.say("draw-founded", cities=tuple(seen["founded"]))


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
