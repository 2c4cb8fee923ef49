"""Curves: the expected points of each seat over the course of a table, as one drawing for pages and mails.

A seat's line has its colour and its own dashes, and ends at its shield. It can be followed without the
colour.
"""

from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from service.play.boards.draw import Look, colours_for_look, pen_for_look

WIDTH, HEIGHT = 360, 220
LEFT, RIGHT, TOP, BOTTOM = 30, 94, 14, 24
DASHES: Final = ("", "9 3", "3 3", "12 3 3 3", "6 2 2 2 2 2")
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
LINES: Final = 5
"""The approximate number of horizontal lines."""
SHIELD: Final = 18
APART: Final = 21
"""The minimum distance between the ends of two lines."""


class CurveMark(NamedTuple):
    """A moment on a line, with its number in the text beside the drawing."""

    number: int
    seat: int
    at: int


class Scale(NamedTuple):
    """The scale that converts moves and points to coordinates."""

    last: int
    least: float
    most: float
    step: int

    def x(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, self.last)

    def y(self, points: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (points - self.least) / (self.most - self.least)


def draw_curves(
    lines: Mapping[int, Sequence[tuple[int, float]]],
    names: Sequence[str],
    marks: Sequence[CurveMark],
    *,
    look: Look,
    title: str,
    told: str,
    at: int | None = None,
) -> Markup:
    """Draw the curves.

    `lines` holds pairs of move count and points by seat. `at` is the moment that is being viewed.
    """
    scale = scale_of(lines)
    c = colours_for_look(look)
    size = "" if look == "page" else f' width="{WIDTH}" height="{HEIGHT}"'
    ground = "" if look == "page" else f'<rect width="100%" height="100%" fill="{c["page"]}"/>'
    drawing = (
        f'<svg class="curves" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"{size} role="img"'
        f' font-family="Alegreya,Georgia,serif" fill="{c["ink"]}">'
    )
    parts = [
        drawing,
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>{ground}",
        draw_grid_lines(scale, look),
        draw_time_marker(scale, at, look),
        *(draw_curve(scale, seat, points, look) for seat, points in lines.items()),
        draw_curve_ends(scale, lines, names, look),
        *(draw_curve_mark(scale, each, lines[each.seat], look) for each in marks),
        "</svg>",
    ]
    return Markup("".join(parts))  # noqa: S704 - numbers and colours of ours; words are escaped


def scale_of(lines: Mapping[int, Sequence[tuple[int, float]]]) -> Scale:
    """Return a scale in round steps that fits every line."""
    points = [each for own in lines.values() for _, each in own] or [0.0]
    least, most = min(points), max(points)
    step = next((step for step in STEPS if (most - least) / step <= LINES), STEPS[-1])
    bottom = floor(least / step) * step
    return Scale(
        max(at for own in lines.values() for at, _ in own),
        bottom,
        max(ceil(most / step) * step, bottom + step),
        step,
    )


def draw_grid_lines(scale: Scale, look: Look) -> str:
    c, d = colours_for_look(look), pen_for_look(look)
    drawn = []
    for points in range(round(scale.least), round(scale.most) + 1, scale.step):
        y = scale.y(points)
        drawn.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{c["line"]}"/>')
        drawn.append(d.text(LEFT - 5, y + 4, points, 12, "end", fill=c["faded"]))
    every = next((step for step in STEPS if scale.last / step <= LINES), STEPS[-1])
    moves = range(0, scale.last + 1, every)
    drawn += [d.text(scale.x(move), HEIGHT - 7, move, 12, "middle", fill=c["faded"]) for move in moves]
    return "".join(drawn)


def draw_time_marker(scale: Scale, at: int | None, look: Look) -> str:
    if at is None:
        return ""
    x, c = scale.x(at), colours_for_look(look)
    return f'<path class="here" d="M{x:.1f} {TOP - 6}V{HEIGHT - BOTTOM}" stroke="{c["ink"]}" stroke-width="1.2"/>'


def draw_curve(scale: Scale, seat: int, points: Sequence[tuple[int, float]], look: Look) -> str:
    path = "L".join(f"{scale.x(at):.1f} {scale.y(value):.1f}" for at, value in points)
    dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return (
        f'<path d="M{path}" fill="none" stroke="{colours_for_look(look)[f"seat_{seat}"]}" stroke-width="2.2"'
        f' stroke-linejoin="round"{dashes}/>'
    )


def draw_curve_ends(
    scale: Scale, lines: Mapping[int, Sequence[tuple[int, float]]], names: Sequence[str], look: Look
) -> str:
    """Draw the shield, points and name at the end of each line, the highest first and without overlap."""
    d, drawn = pen_for_look(look), []
    order = sorted(lines, key=lambda seat: -lines[seat][-1][1])
    heights = [scale.y(lines[seat][-1][1]) for seat in order]
    for place in range(1, len(heights)):
        heights[place] = max(heights[place], heights[place - 1] + APART)
    lowest = HEIGHT - BOTTOM
    for place in reversed(range(len(heights))):
        heights[place] = min(heights[place], lowest - APART * (len(heights) - 1 - place))
    for seat, y in zip(order, heights, strict=True):
        x = WIDTH - RIGHT + 4
        drawn.append(d.sign(f"seat-{seat}", x, y - SHIELD / 2, SHIELD))
        drawn.append(d.bold(x + SHIELD + 3, y + 4.5, round(lines[seat][-1][1]), 13))
        drawn.append(d.text(x + SHIELD + 24, y + 4.5, names[seat], 13, room=RIGHT - SHIELD - 30))
    return "".join(drawn)


def draw_curve_mark(scale: Scale, each: CurveMark, points: Sequence[tuple[int, float]], look: Look) -> str:
    value = next((value for at, value in points if at >= each.at), points[-1][1])
    return pen_for_look(look).disc(scale.x(each.at), scale.y(value), str(each.number), 8)
