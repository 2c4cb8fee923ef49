"""How our HTML looks in a mail client: the one sheet written into the elements, dark colours left as a rule."""

from functools import cache
from typing import TYPE_CHECKING

from service.boards.palette import palette
from service.mail.templates import draw_mail

if TYPE_CHECKING:
    from css_inline import CSSInliner


@cache
def inliner() -> "CSSInliner":
    """Many clients drop style sheets, so each element carries its style; those with a dark look read the rules."""
    from css_inline import CSSInliner  # a library of its own size: only where a letter is drawn

    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, extra_css=sheet())


def sheet() -> str:
    return draw_mail("look.css", light=palette().light, dark=palette().dark)


def inlined(html: str) -> str:
    return inliner().inline(html)
