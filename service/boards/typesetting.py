"""Typesetting: the words of a drawing as the renderer of pictures can set them.

It sets words from their left end, in the type that is named, and knows neither anchors nor weights nor outlines.
So the start of every line is measured here, in our own type, and what has a seam is set upon its own shadow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import unescape
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from service.core.paths import templates

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

LINE = re.compile(r"<text ([^>]*)>([^<]*)</text>")
FACT = re.compile(r'([\w-]+)="([^"]*)"')
BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""How much of a line stands before its place."""
BOLD = 600
EM = 1000
REMEMBERED = 4096
MARKUP = str.maketrans("<>", "\u2039\u203a")
"""The renderer reads no entities: it is given letters, and for what it would take for an element a letter much like it."""


def typeset(svg: str) -> str:
    """The same drawing, its words set."""
    return LINE.sub(lambda line: _set(dict(FACT.findall(line[1])), unescape(line[2])), svg)


def type_files() -> Mapping[str, Path]:
    """The type of the boards by the name of its cut; what a machine has installed would change what is drawn."""
    return {file.stem: file for file in sorted((templates() / "boards" / "fonts").glob("*.ttf"))}


def _set(told: dict[str, str], words: str) -> str:
    size, x, y = (float(told[fact]) for fact in ("font-size", "x", "y"))
    cut = "alegreya-bold" if int(told.get("font-weight", 400)) >= BOLD else "alegreya-regular"
    x -= BEFORE[told.get("text-anchor", "start")] * _width(words, cut) * size
    look = f'font-family="{cut}" font-size="{size:g}"'
    drawn = f' fill="{told["fill"]}"' if "fill" in told else ""
    places = {(0.0, 0.0): drawn}
    if "stroke" in told:
        places = _seam(float(told["stroke-width"]), told["stroke"]) | places
    words = words.translate(MARKUP)
    return "".join(
        f'<text x="{x + across:.2f}" y="{y + down:.2f}" {look}{fill}>{words}</text>'
        for (across, down), fill in places.items()
    )


def _seam(width: float, colour: str) -> dict[tuple[float, float], str]:
    """Where else a line is set, so that it stands out from a motley ground."""
    steps = (-width / 2.5, 0.0, width / 2.5)
    return {place: f' fill="{colour}"' for place in product(steps, steps) if any(place)}


@lru_cache(REMEMBERED)
def _width(words: str, cut: str) -> float:
    """In parts of the size."""
    return _type(cut).getlength(words) / EM


@cache
def _type(cut: str) -> FreeTypeFont:
    from PIL import ImageFont

    return ImageFont.truetype(type_files()[cut], EM, layout_engine=ImageFont.Layout.BASIC)
