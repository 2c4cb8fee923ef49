"""Pictures: a drawing as PNG, for mails, which no mail client shows as SVG.

The renderer and the shrinker are an extra (`images`). Where they are not installed there is no picture, and the text,
which says everything, stands alone.
"""

import hashlib
from collections import OrderedDict
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from service.files import templates

COLOURS = 96
KEPT = 128


class Cache:
    """Pictures by their drawing: the seats of a table and a second sending ask for the same ones."""

    def __init__(self, most: int = KEPT, folder: Path | None = None) -> None:
        self.most = most
        self.folder = folder
        self.pictures: OrderedDict[str, bytes] = OrderedDict()

    def picture(self, svg: str, width: int) -> bytes | None:
        if not can_draw():
            return None
        key = hashlib.sha256(f"{width} {svg}".encode()).hexdigest()
        found = self.pictures.get(key) or self._filed(key)
        if found is None:
            found = shrunk(rendered(svg, width))
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


_shared = Cache()


def picture(svg: str, width: int) -> bytes | None:
    """The drawing as PNG, so many pixels wide; None where pictures cannot be made."""
    return _shared.picture(svg, width)


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
    """With few colours: a quarter of the bytes, and no eye tells the difference."""
    from PIL import Image

    small = BytesIO()
    with Image.open(BytesIO(png)) as image:
        image.convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
            small, "PNG"
        )
    return small.getvalue()


@cache
def fonts() -> list[str]:
    """The type of the boards comes with us: what a machine has installed would change what is drawn."""
    return [str(file) for file in sorted((templates() / "boards" / "fonts").glob("*.ttf"))]
