"""The places that answers offer, each drawn with its number on the board.

A mail cannot highlight them on hover.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Final

from markupsafe import Markup

from service.play.boards.draw import Look, colours_for_look
from service.play.boards.outline import Point, rounded_path
from service.play.boards.panels import Panel

SQUARE = re.compile(r'<rect data-spot="([^" |]+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"')
PLACE = Markup('<path transform="translate({} {})" d="{}" fill="none" stroke="{}" stroke-width="2.2"/>')
NUMBER = Markup(
    '<circle cx="{0}" cy="{1}" r="10" fill="{2}"/><text x="{0}" y="{3}" font-size="14" font-weight="700" text-anchor="middle" fill="{4}">{5}</text>'
)
HUES: Final = ("wax", "lapis", "verdigris", "gilt", "ink")
FURTHER: Final = 0.055
"""The inset of each outline from the one before, in squares, so that borders do not coincide where places
overlap.
"""
BEND: Final = 0.16


def draw_places(
    panels: Sequence[Panel], pointed: Sequence[Panel], places: Mapping[int, Sequence[str]], look: Look
) -> Sequence[Panel]:
    """Draw the places on the first panel that has them.

    The positions of its squares come from `pointed`, the same board as a page draws it, with spots.
    """
    wanted = {square for squares in places.values() for square in squares}
    where = {panel.name: spots for panel in pointed if wanted <= (spots := find_squares(panel)).keys()}
    on = next((panel.name for panel in panels if wanted and panel.name in where), None)
    return [
        panel._replace(drawn=panel.drawn + Markup("").join(draw_place_marks(where[panel.name], places, look)))
        if panel.name == on
        else panel
        for panel in panels
    ]


def find_squares(panel: Panel) -> dict[str, tuple[float, float, float]]:
    """Return the squares of a board by name, as left, top and width."""
    return {name: (float(x), float(y), float(cell)) for name, x, y, cell in SQUARE.findall(panel.drawn)}


def draw_place_marks(
    where: Mapping[str, tuple[float, float, float]], places: Mapping[int, Sequence[str]], look: Look
) -> Iterator[Markup]:
    """Yield the outline and the number of each place, in a hue of its own.

    Outlines come first, so that none covers a number.
    """
    lefts, tops, (cell, *_) = zip(*where.values(), strict=True)
    left, top = min(lefts), min(tops)
    c, covered = colours_for_look(look), Counter(square for squares in places.values() for square in squares)
    at = {name: (round((x - left) / cell), round((y - top) / cell)) for name, (x, y, _) in where.items()}
    hues = [c[hue] for _, hue in zip(places, cycle(HUES), strict=False)]
    for each, (squares, hue) in enumerate(zip(places.values(), hues, strict=True), 1):
        path = rounded_path([at[square] for square in squares], cell, FURTHER * (each % len(HUES) + 1), BEND)
        yield PLACE.format(left, top, path, hue)
    taken: set[Point] = set()
    for (number, squares), hue in zip(places.items(), hues, strict=True):
        free = [square for square in squares if at[square] not in taken] or list(squares)
        column, row = at[min(free, key=lambda square: covered[square])]
        taken.add((column, row))
        x, y = left + (column + 0.5) * cell, top + (row + 0.5) * cell
        yield NUMBER.format(x, y, hue, y + 5, c["raised"], number)
