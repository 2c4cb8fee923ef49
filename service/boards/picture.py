"""Pictures: a drawing as PNG, for mails, which no mail client shows as SVG.

The renderer and the shrinker are an extra (`images`). Where they are not installed there is no picture, and the text,
which says everything, stands alone.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from service.boards.drawing import Look, alone, colours
from service.boards.sheet import WIDTH, Panel, laid_out
from service.files import templates

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = 96
KEPT = 512
"""Pieces and pictures, at 10 to 60 kB each."""


class Cache:
    """Pictures by what they show: the seats of a table, a reminder and a second sending ask for the same ones."""

    def __init__(self, most: int = KEPT, folder: Path | None = None) -> None:
        self.most = most
        self.folder = folder
        self.pictures: OrderedDict[str, bytes] = OrderedDict()

    def kept(self, what: str, make: Callable[[], bytes]) -> bytes:
        key = hashlib.sha256(what.encode()).hexdigest()
        found = self.pictures.get(key) or self._filed(key)
        if found is None:
            found = make()
            self._file(key, found)
        self._keep(key, found)
        return found

    def _keep(self, key: str, found: bytes) -> None:
        self.pictures[key] = found
        self.pictures.move_to_end(key)
        if len(self.pictures) > self.most:
            self.pictures.popitem(last=False)

    def _filed(self, key: str) -> bytes | None:
        file = self.folder / f"{key}.png" if self.folder else None
        return file.read_bytes() if file and file.is_file() else None

    def _file(self, key: str, found: bytes) -> None:
        """Written beside and moved into place: another worker never reads half a picture."""
        if self.folder:
            self.folder.mkdir(parents=True, exist_ok=True)
            part = self.folder / f"{key}.{id(self)}.part"
            part.write_bytes(found)
            part.replace(self.folder / f"{key}.png")


CACHE = Cache()


def picture(svg: str, width: int, cache: Cache = CACHE) -> bytes | None:
    """A drawing as PNG, so many pixels wide; None where pictures cannot be made."""
    if not can_draw():
        return None
    return cache.kept(f"whole {width} {svg}", lambda: shrunk(rendered(svg, width)))


def picture_of_panels(
    panels: Sequence[Panel], *, look: Look, columns: int, width: int, cache: Cache = CACHE
) -> bytes | None:
    """The same of a board, put together from its panels: after a bid most of them are what they were."""
    if not can_draw():
        return None
    what = f"panels {width} {columns} {look} {panels}"
    return cache.kept(what, lambda: assembled(panels, look=look, columns=columns, width=width, cache=cache))


def assembled(panels: Sequence[Panel], *, look: Look, columns: int, width: int, cache: Cache) -> bytes:
    layout = laid_out(panels, columns)
    scale = width / layout.width
    pieces = [
        (
            piece(placed.panel, look, round(WIDTH * scale), cache),
            (round(placed.x * scale), round(placed.y * scale)),
        )
        for placed in layout.panels
    ]
    return put_together(pieces, (width, round(layout.height * scale)), colours(look)["page"])


def piece(panel: Panel, look: Look, width: int, cache: Cache) -> bytes:
    svg = alone(panel, look)
    return cache.kept(f"piece {width} {svg}", lambda: rendered(svg, width))


def put_together(
    pieces: Sequence[tuple[bytes, tuple[int, int]]], size: tuple[int, int], ground: str
) -> bytes:
    from PIL import Image

    whole = Image.new("RGB", size, ground)
    for png, place in pieces:
        with Image.open(BytesIO(png)) as image:
            whole.paste(image, place)
    return in_few_colours(whole)


@cache
def can_draw() -> bool:
    return all(find_spec(module) for module in ("resvg_py", "PIL"))


def rendered(svg: str, width: int) -> bytes:
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=width, skip_system_fonts=True, font_files=fonts(), font_family="Alegreya"
        )
    )


def shrunk(png: bytes) -> bytes:
    from PIL import Image

    with Image.open(BytesIO(png)) as image:
        return in_few_colours(image.convert("RGB"))


def in_few_colours(image: "Image") -> bytes:
    """A quarter of the bytes, and no eye tells the difference."""
    from PIL.Image import Dither, Quantize

    small = BytesIO()
    image.quantize(COLOURS, Quantize.FASTOCTREE, dither=Dither.NONE).save(small, "PNG")
    return small.getvalue()


@cache
def fonts() -> list[str]:
    """The type of the boards comes with us: what a machine has installed would change what is drawn."""
    return [str(file) for file in sorted((templates() / "boards" / "fonts").glob("*.ttf"))]
