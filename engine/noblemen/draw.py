"""The view as plain text: the present matters first, and each estate as a plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from engine.text.words import Words

LaidOut = Callable[[dict[str, Any], Words], list[str]]
PLACING: Final = {"turn", "expand-on", "area"}
"""The questions that concern squares of the own estate."""
EMPTY: Final = " ."
BARE: Final = " "
MARK: Final = "+"
"""The mark on squares that a tile would cover."""


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the view as text: the round, the market, then all estates, the seat's own first."""
    return "\n\n".join([*_blocks(view, words, names, _plan), words.say("draw-legend")])


def aloud(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the view as text to be read aloud: estates are listed tile by tile."""
    return "\n\n".join(_blocks(view, words, names, _rows))


def summary(
    view: dict[str, Any], words: Words, names: Sequence[str], *, told: AbstractSet[str], aloud: bool
) -> str:
    """Return the prices for the seat and its own things, with its estate if the question is about it."""
    shown, seat = view["table"], view["seat"]
    player = shown["players"][seat]
    prices = [
        words.say("draw-price", building=building, money=offer["yours"])
        for building, offer in shown["market"].items()
        if building not in told and offer["yours"] is not None
    ]
    lines = [*_behind(view, player, words), *_posted(player, words, names)]
    if view["question"]["kind"] in PLACING:
        lines += [words.say("draw-prices", prices=", ".join(prices))] if prices else []
        lines += _areas(player["estate"], words, names)
        lines += _rows(player["estate"], words) if aloud else [words.say("draw-legend")]
        lines += [] if aloud else _plan(player["estate"], words)
    return "\n".join(lines)


def _blocks(view: dict[str, Any], words: Words, names: Sequence[str], laid_out: LaidOut) -> list[str]:
    shown, own = view["table"], view["seat"]
    order = sorted(range(len(names)), key=lambda seat: (seat != own, seat))
    blocks = [_round(shown, words, names), _market(shown, words)]
    for seat in order:
        estate = shown["players"][seat]["estate"]
        reach = [_reach(estate["tiles"], words)] if seat == own else []
        blocks.append("\n".join([*_player(view, seat, words, names), *laid_out(estate, words), *reach]))
    return blocks


def _reach(tiles: Sequence[Sequence[Any]], words: Words) -> str:
    """Return the range of columns and rows for the next tile."""
    columns, rows = [tile[0] for tile in tiles], [tile[1] for tile in tiles]
    return words.say(
        "draw-reach", left=min(columns) - 1, right=max(columns) + 1, bottom=min(rows) - 1, top=max(rows) + 1
    )


def _round(shown: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    lines = [
        words.say("draw-round", decade=shown["decade"], space=shown["space"], of=len(shown["track"])),
        words.say("draw-track", spaces=words.join(_spaces(shown["track"], words))),
    ]
    if shown["ahead"]:
        lines.append(words.say("draw-ahead", **shown["ahead"]))
    locked = shown["track"][shown["space"] - 1] == "locked"
    lines.append(words.say("draw-queen-locked" if locked else "draw-queen", seat=names[shown["queen"]]))
    if shown["turn"] is not None:
        lines.append(words.say("draw-turn", seat=names[shown["turn"]]))
    if shown["prestige"]:
        markers = [
            words.say("draw-marker", seat=names[int(seat)], space=space)
            for seat, space in shown["prestige"].items()
        ]
        lines.append(words.say("draw-prestige", markers=words.join(markers)))
    lines.append(words.say("draw-titles", titles="; ".join(_titles(shown["titles"], words))))
    return "\n".join(lines)


def _spaces(track: Sequence[str], words: Words) -> list[str]:
    """Return the spaces on which something happens."""
    return [
        words.say("draw-space", space=place, what=words.say("board-space", kind=kind))
        for place, kind in enumerate(track, start=1)
        if kind != "way"
    ]


def _titles(titles: Sequence[dict[str, Any]], words: Words) -> list[str]:
    return [words.say("draw-title", **title) for title in titles if title["points"]]


def _market(shown: dict[str, Any], words: Words) -> str:
    market = dict(shown["market"])
    follies = market.pop("folly")
    lines = [_offer(kind, offer, words) for kind, offer in market.items()]
    lines.append(_offer("folly", follies, words))
    if follies["follies"]:
        wanted = "; ".join(_wanted(folly, follies["needs"][folly], words) for folly in follies["follies"])
        lines.append(words.say("draw-follies", follies=wanted, points=follies["points"]))
    lines.append(words.say("draw-church", **shown["church"]))
    lines.append(words.say("draw-supply", tokens=shown["tokens"], cards=shown["deck"]["count"]))
    if known := shown["deck"]["known"]:
        cards = [words.say("draw-known", place=int(at) + 1, card=card) for at, card in known.items()]
        lines.append(words.say("draw-deck", cards=", ".join(cards)))
    if shown["bag"] is not None:
        lines.append(words.say("draw-bag", **shown["bag"]))
    return "\n".join(lines)


def _offer(kind: str, offer: dict[str, Any], words: Words) -> str:
    """Return the full prices from the cheapest, which is sold first, and its price for this seat."""
    prices, yours = offer["prices"], offer["yours"]
    if not prices:
        return words.say("draw-sold-out", building=kind)
    said = words.say("draw-offer", building=kind, prices=", ".join(map(str, prices)))
    return f"{said}; {words.say('draw-yours', money=yours)}" if yours is not None else said


def _wanted(folly: str, needs: dict[str, int], words: Words) -> str:
    areas = words.join(f"{words.name(area)} {number}" for area, number in needs.items())
    return words.say("draw-folly", folly=folly, areas=areas)


def _player(view: dict[str, Any], seat: int, words: Words, names: Sequence[str]) -> list[str]:
    player = view["table"]["players"][seat]
    estate = player["estate"]
    lines = [
        words.say(
            "draw-player", seat=names[seat], title=player["title"], points=sum(player["points"].values())
        ),
        words.say(
            "draw-estate", tiles=len(estate["tiles"]), prestige=player["prestige"], home=player["home"]
        ),
    ]
    lines += [*_used(player, words), *_behind(view, player, words)]
    lines.append(words.say("draw-hidden", cards=player["cards"]))
    return [*lines, *_posted(player, words, names), *_areas(estate, words, names)]


def _behind(view: dict[str, Any], player: dict[str, Any], words: Words) -> list[str]:
    """Return what is behind a screen and in hand, as far as the view knows it."""
    behind = player["behind"]
    if behind is None:
        known = "draw-open" if view["options"]["open_money"] else "draw-reckoned"
        return [words.say(known, **player["reckoned"])]
    lines = [words.say("draw-behind", money=behind["money"], tokens=behind["tokens"], **behind["tiles"])]
    return [*lines, words.say("draw-cards", cards=behind["cards"])] if behind["cards"] else lines


def _posted(player: dict[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Return where the soldiers of a player are."""
    return [words.say("draw-soldier", seat=names[owner], at=f"{x},{y}") for owner, x, y in player["soldiers"]]


def _used(player: dict[str, Any], words: Words) -> list[str]:
    used = [words.say(f"board-{what}") for what in ("taxed", "landed") if player[what]]
    return [words.say("draw-used", actions=words.join(used))] if used else []


def _areas(estate: dict[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Return each area by its bottom left tile, with the soldier on it."""
    return [
        words.say("draw-area", area=area, at=f"{x},{y}")
        if soldier is None
        else words.say("draw-area-held", area=area, at=f"{x},{y}", seat=names[soldier])
        for x, y, area, soldier in estate["areas"]
    ]


def draw_own(view: dict[str, Any], words: Words, squares: Sequence[str]) -> str:
    """Return the seat's own estate as a plan, with a mark on the squares that a tile would cover."""
    estate = view["table"]["players"][view["seat"]]["estate"]
    return "\n".join(_plan(estate, words, [(int(x), int(y)) for x, y in (at.split(",") for at in squares)]))


def _plan(estate: dict[str, Any], words: Words, marked: Sequence[tuple[int, int]] = ()) -> list[str]:
    """Return the estate as rows from the top, each tile as two letters: its terrain and its building.

    A line separates them from the numbers of rows and columns, which would look like tiles.
    """
    tiles = dict.fromkeys(marked, MARK)
    tiles |= {(x, y): words.say(f"letter-{terrain}") for x, y, terrain in estate["tiles"]}
    buildings = {(x, y): words.say(f"letter-{building}") for x, y, building in estate["buildings"]}
    buildings |= dict.fromkeys(marked, MARK)
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    rows = range(max(y for _, y in tiles), min(y for _, y in tiles) - 1, -1)
    plan = [f"{y:>4} |" + "".join(_cell(tiles, buildings, (x, y)) for x in columns).rstrip() for y in rows]
    return [*plan, "     +" + "-" * (3 * len(columns)), "      " + "".join(f"{x:>3}" for x in columns)]


def _cell(
    tiles: dict[tuple[int, int], str], buildings: dict[tuple[int, int], str], at: tuple[int, int]
) -> str:
    return f" {tiles[at]}{buildings.get(at, BARE)}" if at in tiles else f" {EMPTY}"


def _rows(estate: dict[str, Any], words: Words) -> list[str]:
    """Return each row from the top, its tiles from the left, with their columns."""
    buildings = {(x, y): building for x, y, building in estate["buildings"]}
    rows: dict[int, list[str]] = {}
    for x, y, terrain in sorted(estate["tiles"], key=lambda tile: (-tile[1], tile[0])):
        building = buildings.get((x, y))
        message = "draw-square-built" if building else "draw-square"
        rows.setdefault(y, []).append(words.say(message, column=x, tile=terrain, building=building or ""))
    return [words.say("draw-row", row=y, squares=", ".join(squares)) for y, squares in rows.items()]
