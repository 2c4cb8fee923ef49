"""Shapes in sentences: `[### / #.# / #.#]`, as a line of text has it, becomes rows of squares wherever more than text is shown."""

import re

from markupsafe import Markup, escape

SHAPE = re.compile(r"\[([#.]+(?: / [#.]+)*)\]")
FULL, FREE = "\N{BLACK SQUARE}", "\N{WHITE SQUARE}"


def shapes_drawn(text: str) -> Markup:
    """A sentence with its shapes drawn."""
    return Markup(SHAPE.sub(drawn, str(escape(text))))  # noqa: S704 - made safe before shapes are put in


def drawn(found: re.Match[str]) -> str:
    rows = found[1].replace("#", FULL).replace(".", FREE).split(" / ")
    return f'<span class="shape" role="img" aria-label="{found[1]}">{"<br>".join(rows)}</span>'
