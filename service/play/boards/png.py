"""Pictures: a drawing as PNG, for mails, which no mail client shows as SVG.

The renderer and the shrinker are an extra (`images`). Where they are not installed there is no picture, and the text,
which says everything, stands alone.
"""

import hashlib
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Any

from service.platform.cache import VersionedCache
from service.play.boards.thorvg import rendered

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = 64
"""At most; most drawings have fewer."""
ALIKE = 20
"""Of 255, in each of red, green and blue: shades of one thing. With less, half of all letters would weigh more than 50 kB."""
SEEN = 4
"""Times, where one pixel of four is looked at: what is seen less often fills nothing, but is an edge between two that do."""
USUAL = 1 << 14
Colour = tuple[int, int, int]
EFFORT = 8
"""Of nine. The ninth would take twice the time for a hundredth of the bytes; with less, half of all letters would weigh more than 50 kB."""
ROOM = 30_000_000
"""Bytes: two thousand boards and more, at 6 to 25 kB each."""


CACHE: VersionedCache[bytes] = VersionedCache(ROOM)
"""By the drawing and its width: the seats of a table, a reminder and a second sending ask for the same ones."""


def png_picture(svg: str, width: int, kept: VersionedCache[bytes] = CACHE) -> bytes | None:
    """A drawing as PNG, so many pixels wide; None where pictures cannot be made."""
    if not can_draw():
        return None
    key = hashlib.sha256(f"{width} {svg}".encode()).digest()
    found = kept.get(key)
    if found is None:
        found = in_few_colours(rendered(svg, width))
        kept.put(key, found)
    return found


@cache
def can_draw() -> bool:
    return all(find_spec(module) for module in ("thorvg_python", "PIL"))


def in_few_colours(image: "Image") -> bytes:
    """A fifth of the bytes, and hardly an eye tells the difference: what fills an area keeps its colour, edges take the nearest."""
    from PIL.Image import Dither, new

    palette = new("P", (1, 1))
    palette.putpalette([part for colour in fills(image) for part in colour])
    small = BytesIO()
    image.quantize(palette=palette, dither=Dither.NONE).save(small, "PNG", compress_level=EFFORT)
    return small.getvalue()


def fills(image: "Image") -> list[Colour]:
    """The colours of areas, those of most of it first, but for shades of one that is among them.

    They are looked for in every second pixel of every second line, where nothing that fills an area is overlooked.
    """
    from PIL.Image import Resampling

    some = image.resize((image.width // 2, image.height // 2), Resampling.NEAREST)
    # Room for as many as there are pixels would take longer to make than all else here; drawings have some thousand.
    counted: Any = some.getcolors(USUAL) or some.getcolors(some.width * some.height)
    chosen: list[Colour] = []
    for times, colour in sorted(counted, reverse=True):
        if times < SEEN or len(chosen) == COLOURS:
            break
        if not any(alike(colour, other) for other in chosen):
            chosen.append(colour)
    return chosen


def alike(one: Colour, other: Colour) -> bool:
    return (
        abs(one[0] - other[0]) <= ALIKE
        and abs(one[1] - other[1]) <= ALIKE
        and abs(one[2] - other[2]) <= ALIKE
    )
