"""Shapes in sentences: text such as `[### / #.# / #.#]` becomes rows of squares wherever HTML is shown."""

import re

from markupsafe import Markup, escape

SHAPE = re.compile(r"\[([#.]+(?: / [#.]+)*)\]")
FULL, FREE = "\N{BLACK SQUARE}", "\N{WHITE SQUARE}"


def draw_shapes(text: str) -> Markup:
    """Replace the shapes in a sentence by drawn ones."""
    return Markup(SHAPE.sub(draw_shape, str(escape(text))))  # noqa: S704 - escaped before shapes are inserted


def draw_shape(found: re.Match[str]) -> str:
    rows = found[1].replace("#", FULL).replace(".", FREE).split(" / ")
    return f'<span class="shape" role="img" aria-label="{found[1]}">{"<br>".join(rows)}</span>'
