"""Render a drawing as pixels with ThorVG. It takes a tenth of the time of other renderers, but knows less of
SVG.

Our boards therefore have no patterns and no styles. Hatchings are paths, and `typeset_svg` positions the text.
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

from service.platform.paths import templates_folder

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

LINE = re.compile(r"<text ([^>]*)>([^<]*)</text>")
FACT = re.compile(r'([\w-]+)="([^"]*)"')
BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""The part of a line of text that lies left of its anchor."""
BOLD = 600
EM = 1000
REMEMBERED = 4096
MARKUP = str.maketrans("<>", "\u2039\u203a")
"""The renderer reads no entities, so text is passed unescaped.

Similar characters replace those that would begin an element.
"""
BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
BLOCK = 16_384
"""Drawings are padded to whole blocks, because the binding keeps a type for every length that it has met."""
ONE_AT_A_TIME = Lock()
"""The binding redeclares its argument types in each call, and its modules import each other.

Two threads that import it for the first time together would deadlock.
"""


class UnreadableSvg(ValueError):
    """The renderer could not read a drawing."""


def render_svg(svg: str, width: int) -> Image:
    """Render a drawing that has its own background, `width` pixels wide."""
    from PIL import Image

    box = BOX.search(svg)
    if box is None:
        raise UnreadableSvg("a drawing needs a viewBox that begins at 0 0")
    height = round(width * float(box[2]) / float(box[1]))
    data = typeset_svg(svg).encode()
    with ONE_AT_A_TIME:
        from thorvg_python.base import Result
        from thorvg_python.canvas.sw import SwCanvas
        from thorvg_python.paint.picture import Picture

        canvas = SwCanvas(load_renderer())
        canvas.set_target(width, height)
        drawing = Picture(load_renderer())
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
def load_renderer() -> Engine:
    """Return the renderer with our own fonts loaded. It looks for no others."""
    from thorvg_python.engine import Engine
    from thorvg_python.paint.text import Text

    made = Engine()
    for file in font_files().values():
        Text(made).font_load(str(file))
    return made


def typeset_svg(svg: str) -> str:
    """Return the same drawing with its text positioned."""
    return LINE.sub(lambda line: _set(dict(FACT.findall(line[1])), unescape(line[2])), svg)


def font_files() -> Mapping[str, Path]:
    """Return the font files of the boards by name.

    System fonts would change the drawing from machine to machine.
    """
    return {file.stem: file for file in sorted((templates_folder() / "boards" / "fonts").glob("*.ttf"))}


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
    """Return further positions at which a line is drawn, as an outline that stands out from a mixed
    background.
    """
    steps = (-width / 2.5, 0.0, width / 2.5)
    return {place: f' fill="{colour}"' for place in product(steps, steps) if any(place)}


@lru_cache(REMEMBERED)
def _width(words: str, cut: str) -> float:
    """Return the width of the words relative to the font size."""
    return _type(cut).getlength(words) / EM


@cache
def _type(cut: str) -> FreeTypeFont:
    from PIL import ImageFont

    return ImageFont.truetype(font_files()[cut], EM, layout_engine=ImageFont.Layout.BASIC)
