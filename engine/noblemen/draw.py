"""The view as plain text: ordered from what matters now to what lies farther off, and each estate as a plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.words import Words

LaidOut = Callable[[dict[str, Any], Words], list[str]]
EMPTY: Final = " ."
BARE: Final = " "
MARK: Final = "+"
"""Where something would lie."""


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """The round, the market, then everybody's estate, the own one first."""
    return "\n\n".join([*_blocks(view, words, names, _plan), words.say("draw-legend")])


def aloud(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """The same for the ear: estates are told tile by tile."""
    return "\n\n".join(_blocks(view, words, names, _rows))


def _blocks(view: dict[str, Any], words: Words, names: Sequence[str], laid_out: LaidOut) -> list[str]:
    shown = view["table"]
    order = sorted(range(len(names)), key=lambda seat: (seat != view["seat"], seat))
    estates = [
        "\n".join([*_player(shown, seat, words, names), *laid_out(shown["players"][seat]["estate"], words)])
        for seat in order
    ]
    return [_round(shown, words, names), _market(shown, words), *estates]


def _round(shown: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    lines = [
        words.say("draw-round", decade=shown["decade"], space=shown["space"], of=len(shown["track"])),
        words.say("draw-queen", seat=names[shown["queen"]]),
    ]
    if shown["turn"] is not None:
        lines.append(words.say("draw-turn", seat=names[shown["turn"]]))
    if shown["prestige"]:
        markers = [
            words.say("draw-marker", seat=names[int(seat)], space=space)
            for seat, space in shown["prestige"].items()
        ]
        lines.append(words.say("draw-prestige", markers=words.join(markers)))
    return "\n".join(lines)


def _market(shown: dict[str, Any], words: Words) -> str:
    lines = [
        words.say("draw-offer", building=kind, prices=", ".join(map(str, offer["prices"])))
        for kind, offer in shown["market"].items()
        if offer["prices"]
    ]
    if follies := shown["market"]["folly"]["follies"]:
        lines.append(words.say("draw-follies", follies=follies, points=shown["market"]["folly"]["points"]))
    lines.append(words.say("draw-church", **shown["church"]))
    lines.append(words.say("draw-supply", tokens=shown["tokens"], cards=shown["deck"]["count"]))
    if known := shown["deck"]["known"]:
        cards = [words.say("draw-known", place=int(at) + 1, card=card) for at, card in known.items()]
        lines.append(words.say("draw-deck", cards=", ".join(cards)))
    if shown["bag"] is not None:
        lines.append(words.say("draw-bag", **shown["bag"]))
    return "\n".join(lines)


def _player(shown: dict[str, Any], seat: int, words: Words, names: Sequence[str]) -> list[str]:
    player = shown["players"][seat]
    lines = [
        words.say(
            "draw-player", seat=names[seat], title=player["title"], points=sum(player["points"].values())
        )
    ]
    lines += _used(player, words)
    if (behind := player["behind"]) is not None:
        lines.append(
            words.say("draw-behind", money=behind["money"], tokens=behind["tokens"], **behind["tiles"])
        )
        if behind["cards"]:
            lines.append(words.say("draw-cards", cards=behind["cards"]))
    else:
        lines.append(words.say("draw-hidden", cards=player["cards"]))
    lines += [
        words.say("draw-soldier", seat=names[owner], at=f"{x},{y}") for owner, x, y in player["soldiers"]
    ]
    return [*lines, *_areas(player["estate"], words, names)]


def _used(player: dict[str, Any], words: Words) -> list[str]:
    used = [words.say(f"draw-{what}") for what in ("taxed", "landed") if player[what]]
    return [words.say("draw-used", actions=words.join(used))] if used else []


def _areas(estate: dict[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Each area by its bottom left tile, and who sits on it."""
    return [
        words.say("draw-area", area=area, at=f"{x},{y}")
        if soldier is None
        else words.say("draw-area-held", area=area, at=f"{x},{y}", seat=names[soldier])
        for x, y, area, soldier in estate["areas"]
    ]


def draw_own(view: dict[str, Any], words: Words, squares: Sequence[str]) -> str:
    """The own estate as a plan, with a mark on squares where something would lie."""
    estate = view["table"]["players"][view["seat"]]["estate"]
    return "\n".join(_plan(estate, words, [(int(x), int(y)) for x, y in (at.split(",") for at in squares)]))


def _plan(estate: dict[str, Any], words: Words, marked: Sequence[tuple[int, int]] = ()) -> list[str]:
    """Rows from the top, columns from the left, each tile as two letters: its terrain and its building."""
    tiles = dict.fromkeys(marked, MARK)
    tiles |= {(x, y): words.say(f"sign-{terrain}") for x, y, terrain in estate["tiles"]}
    buildings = {(x, y): words.say(f"sign-{building}") for x, y, building in estate["buildings"]}
    buildings |= dict.fromkeys(marked, MARK)
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    rows = range(max(y for _, y in tiles), min(y for _, y in tiles) - 1, -1)
    plan = [f"{y:>4} " + "".join(_cell(tiles, buildings, (x, y)) for x in columns).rstrip() for y in rows]
    return [*plan, "     " + "".join(f"{x:>3}" for x in columns)]


def _cell(
    tiles: dict[tuple[int, int], str], buildings: dict[tuple[int, int], str], at: tuple[int, int]
) -> str:
    return f" {tiles[at]}{buildings.get(at, BARE)}" if at in tiles else f" {EMPTY}"


def _rows(estate: dict[str, Any], words: Words) -> list[str]:
    """Each row from the top, its tiles from the left, with their columns."""
    buildings = {(x, y): building for x, y, building in estate["buildings"]}
    rows: dict[int, list[str]] = {}
    for x, y, terrain in sorted(estate["tiles"], key=lambda tile: (-tile[1], tile[0])):
        building = buildings.get((x, y))
        message = "draw-square-built" if building else "draw-square"
        rows.setdefault(y, []).append(words.say(message, column=x, tile=terrain, building=building or ""))
    return [words.say("draw-row", row=y, squares=", ".join(squares)) for y, squares in rows.items()]
