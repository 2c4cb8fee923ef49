"""Pictures: a drawing as PNG, for mails, which no mail client shows as SVG.

The renderer and the shrinker are an extra (`images`). Where they are not installed there is no picture, and the text,
which says everything, stands alone.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from service.boards.thorvg import rendered
from service.core.cache import VersionedCache

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = 256
EFFORT = 4
"""Of 9; the last four per cent of the bytes would take as long again."""
ROOM = 20_000_000
"""Bytes: some two hundred boards, at 70 to 120 kB each."""


class Cache:
    """Pictures by what they show: the seats of a table, a reminder and a second sending ask for the same ones."""

    def __init__(self, room: int = ROOM, folder: Path | None = None) -> None:
        self.folder = folder
        self.pictures: VersionedCache[bytes] = VersionedCache(room)

    def kept(self, what: str, make: Callable[[], bytes]) -> bytes:
        key = hashlib.sha256(what.encode()).hexdigest()
        found = self.pictures.get(key)
        if found is None:
            found = self._filed(key) or self._made(key, make)
            self.pictures.put(key, found)
        return found

    def _made(self, key: str, make: Callable[[], bytes]) -> bytes:
        made = make()
        self._file(key, made)
        return made

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


def png_picture(svg: str, width: int, cache: Cache = CACHE) -> bytes | None:
    """A drawing as PNG, so many pixels wide; None where pictures cannot be made."""
    if not can_draw():
        return None
    return cache.kept(f"{width} {svg}", lambda: in_few_colours(rendered(svg, width)))


@cache
def can_draw() -> bool:
    return all(find_spec(module) for module in ("thorvg_python", "PIL"))


def in_few_colours(image: "Image") -> bytes:
    """A quarter of the bytes, and no eye tells the difference."""
    from PIL.Image import Dither, Quantize

    small = BytesIO()
    image.quantize(COLOURS, Quantize.FASTOCTREE, dither=Dither.NONE).save(small, "PNG", compress_level=EFFORT)
    return small.getvalue()
