"""Pictures: a drawing as PNG for mails, because no mail client shows SVG.

The renderer and Pillow are an optional extra (`images`). Without them there is no picture. The text, which
has all the information, stands alone.
"""

import hashlib
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Any

from service.platform.cache import VersionedCache
from service.play.boards.thorvg import render_svg

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = 64
"""The maximum number of colours. Most drawings have fewer."""
ALIKE = 20
"""The difference, of 255 in each of red, green and blue, up to which two colours count as one.

With a smaller value half of all mails would weigh more than 50 kB.
"""
SEEN = 4
"""The minimum count of a colour among the sampled pixels, one in four.

Rarer colours fill no area; they are edges between two areas.
"""
USUAL = 1 << 14
Colour = tuple[int, int, int]
EFFORT = 8
"""The compression level, of nine.

Level 9 would take twice the time to save one percent. With less, half of all mails would weigh more than 50
kB.
"""
ROOM = 30_000_000
"""The size of the cache in bytes: room for over two thousand boards of 6 to 25 kB."""


CACHE: VersionedCache[bytes] = VersionedCache(ROOM)
"""The rendered pictures, by the drawing and its width.

The seats of a table, a reminder and a resent mail use the same pictures.
"""


def render_png(svg: str, width: int, kept: VersionedCache[bytes] = CACHE) -> bytes | None:
    """Return a drawing as PNG, `width` pixels wide, or None if the extra is not installed."""
    if not can_render_png():
        return None
    key = hashlib.sha256(f"{width} {svg}".encode()).digest()
    found = kept.get(key)
    if found is None:
        found = reduce_colours(render_svg(svg, width))
        kept.put(key, found)
    return found


@cache
def can_render_png() -> bool:
    return all(find_spec(module) for module in ("thorvg_python", "PIL"))


def reduce_colours(image: "Image") -> bytes:
    """Reduce the colours: a fifth of the bytes, with hardly a visible difference.

    Colours of areas stay, edges take the nearest colour.
    """
    from PIL.Image import Dither, new

    palette = new("P", (1, 1))
    palette.putpalette([part for colour in area_colours(image) for part in colour])
    small = BytesIO()
    image.quantize(palette=palette, dither=Dither.NONE).save(small, "PNG", compress_level=EFFORT)
    return small.getvalue()


def area_colours(image: "Image") -> list[Colour]:
    """Return the colours of areas, the largest area first, each only if no similar one is larger.

    Only every second pixel of every second line is sampled: that misses no area.
    """
    from PIL.Image import Resampling

    some = image.resize((image.width // 2, image.height // 2), Resampling.NEAREST)
    # Allowing for as many colours as pixels would take longest here. Drawings have some thousand colours.
    counted: Any = some.getcolors(USUAL) or some.getcolors(some.width * some.height)
    chosen: list[Colour] = []
    for times, colour in sorted(counted, reverse=True):
        if times < SEEN or len(chosen) == COLOURS:
            break
        if not any(are_similar_colours(colour, other) for other in chosen):
            chosen.append(colour)
    return chosen


def are_similar_colours(one: Colour, other: Colour) -> bool:
    return (
        abs(one[0] - other[0]) <= ALIKE
        and abs(one[1] - other[1]) <= ALIKE
        and abs(one[2] - other[2]) <= ALIKE
    )
