"""Rendering: a drawing as pixels, by ThorVG, which takes a tenth of the time of others and knows less of SVG.

So our boards have no patterns and no styles; hatchings are paths, and words are set by `typesetting`.
"""

from __future__ import annotations

import re
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image
    from thorvg_python.engine import Engine
from collections.abc import Mapping
from functools import lru_cache
from html import unescape
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from service.platform.paths import templates

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
BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
BLOCK = 16_384
"""A drawing is handed over in whole blocks: the binding remembers every length that it has met."""
ONE_AT_A_TIME = Lock()
"""The binding declares its arguments anew in each call, and its modules import each other in circles: two threads
that came first together would wait for one another."""


class UnreadableSvg(ValueError):
    """The renderer made nothing of a drawing."""


def rendered(svg: str, width: int) -> Image:
    """A drawing with a ground of its own, so many pixels wide."""
    from PIL import Image

    box = BOX.search(svg)
    if box is None:
        raise UnreadableSvg("a drawing needs a viewBox that begins at 0 0")
    height = round(width * float(box[2]) / float(box[1]))
    data = typeset(svg).encode()
    with ONE_AT_A_TIME:
        from thorvg_python.base import Result
        from thorvg_python.canvas.sw import SwCanvas
        from thorvg_python.paint.picture import Picture

        canvas = SwCanvas(engine())
        canvas.set_target(width, height)
        drawing = Picture(engine())
        read = drawing.load_data(data.ljust(-(-len(data) // BLOCK) * BLOCK), "svg", None, copy=True)
        drawing.set_size(width, height)
        canvas.add(drawing)
        canvas.update()
        canvas.draw(clear=True)
        canvas.sync()
        canvas.destroy()
    if read != Result.SUCCESS or canvas.buffer_arr is None:
        raise UnreadableSvg("the renderer could make nothing of this drawing")
    return Image.frombytes("RGB", (width, height), bytes(canvas.buffer_arr), "raw", "RGBX")


@cache
def engine() -> Engine:
    """With our own type: the renderer looks for no other."""
    from thorvg_python.engine import Engine
    from thorvg_python.paint.text import Text

    made = Engine()
    for file in type_files().values():
        Text(made).font_load(str(file))
    return made


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
