"""Signs on a page, in the colours of the page around them: each drawn once in every size and with every title."""

from functools import lru_cache

from markupsafe import Markup

from service.boards.draw import signs
from service.boards.palette import palette

REMEMBERED = 1024


@lru_cache(REMEMBERED)
def sign(name: str, title: str = "", size: int = 20) -> Markup:
    """Without a title it is an ornament beside words that say the same."""
    drawn: Markup = signs().sign(name, palette().on_page, title, size)
    return drawn
