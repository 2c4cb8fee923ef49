"""Rendering: a drawing as pixels, by ThorVG, which takes a tenth of the time of others and knows less of SVG.

So our boards have no patterns and no styles; hatchings are paths, and words are set by `typesetting`.
"""

from __future__ import annotations

import re
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from service.boards.typesetting import type_files, typeset

if TYPE_CHECKING:
    from PIL.Image import Image
    from thorvg_python.engine import Engine

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
