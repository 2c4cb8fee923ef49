"""Static assets that a browser may cache forever: stylesheets, scripts, fonts, the emblem.

All of them are held in memory (about 200 kB). Their URL contains a hash of all contents. So a browser keeps
its copies until a release changes any of them. Files refer to each other by relative URLs and need no
rewriting.
"""

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from flask import Blueprint, Response, abort

from service.platform.paths import templates_folder
from service.play.boards.palette import load_palette
from service.web.gzip import accepts_gzip

STYLESHEET = "procaccio.css"
# In the order of the cascade.
SHEETS = ("letter", "frame", "controls", "pieces", "table", "answering", "print")
EMBLEM = "emblem.svg"
MOST_COUNTED = 9
PLAY, RATINGS = "play.css", "ratings.css"
"""Separate stylesheets: only the pages of a table and those of ratings need them."""
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
# Comments and line breaks, which only editors of the files need.
FOR_EDITORS = re.compile(r"/\*.*?\*/|\n\s*", re.DOTALL)
SQUEEZABLE = (".css", ".js", ".svg", ".txt")
FOR_EVER = "public, max-age=31536000, immutable"

blueprint = Blueprint("assets", __name__)


@dataclass(frozen=True)
class Asset:
    kind: str
    body: bytes
    squeezed: bytes | None


@dataclass(frozen=True)
class AssetFolder:
    mark: str
    assets: dict[str, Asset]


def build_stylesheet() -> bytes:
    """Return all sheets as one stylesheet, so that a page waits for a single response before it is drawn."""
    folder = templates_folder() / "static" / "look"
    sheets = "".join((folder / f"{name}.css").read_text() for name in SHEETS)
    return minify_css(load_palette().tokens() + sheets)


def minify_css(sheet: str) -> bytes:
    """Minify a stylesheet."""
    return FOR_EDITORS.sub("", sheet).encode()


def draw_counted_emblem(emblem: str, count: int) -> bytes:
    """Return the emblem as a page icon, with the number of tables that wait for the reader."""
    light = load_palette().light
    number = (
        f'<circle cx="35" cy="13" r="13" fill="{light["wax"]}"/><text x="35" y="20" font-family="serif" '
        f'font-size="20" font-weight="700" text-anchor="middle" fill="{light["raised"]}">{count}</text>'
    )
    return emblem.replace("</svg>", f"{number}</svg>").encode()


def make_asset(name: str, body: bytes) -> Asset:
    suffix = Path(name).suffix
    return Asset(
        kind=KINDS[suffix],
        body=body,
        squeezed=gzip.compress(body, mtime=0) if suffix in SQUEEZABLE else None,
    )


@cache
def load_assets() -> AssetFolder:
    root = templates_folder() / "static"
    bodies = {
        file.relative_to(root).as_posix(): file.read_bytes()
        for file in sorted(root.rglob("*"))
        if file.suffix in KINDS and file.parent.name != "look"
    }
    bodies[STYLESHEET] = build_stylesheet()
    bodies |= {
        f"emblem-{count}.svg": draw_counted_emblem(bodies[EMBLEM].decode(), count)
        for count in range(1, MOST_COUNTED + 1)
    }
    bodies |= {name: minify_css((root / "look" / name).read_text()) for name in (PLAY, RATINGS)}
    contents = hashlib.sha256()
    for name, body in sorted(bodies.items()):
        contents.update(name.encode() + b"\0" + body)
    return AssetFolder(
        contents.hexdigest()[:12], {name: make_asset(name, body) for name, body in bodies.items()}
    )


def asset_url(name: str) -> str:
    """Return the URL of an asset, for templates. An unknown name is a bug and raises LookupError."""
    if name not in load_assets().assets:
        raise LookupError(f"no asset {name!r}; there are: {', '.join(load_assets().assets)}")
    return f"/static/{load_assets().mark}/{name}"


@blueprint.get("/static/<mark>/<path:name>")
def serve(mark: str, name: str) -> Response:
    """Serve an asset. A URL with an old hash returns the current file, but not as cacheable."""
    found = load_assets().assets.get(name)
    if found is None:
        abort(404)
    squeeze = found.squeezed is not None and accepts_gzip()
    answer = Response(found.squeezed if squeeze else found.body, mimetype=found.kind)
    answer.vary.add("Accept-Encoding")
    if squeeze:
        answer.content_encoding = "gzip"
    answer.headers["Cache-Control"] = FOR_EVER if mark == load_assets().mark else "no-cache"
    return answer
