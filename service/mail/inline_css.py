"""How our HTML looks in a mail client: the one sheet written into the elements, dark colours left as a rule."""

from functools import cache

from css_inline import CSSInliner

from service.boards.palette import palette
from service.mail.templates import draw_mail


@cache
def inliner() -> CSSInliner:
    """Many clients drop style sheets, so each element carries its style; those with a dark look read the rules."""
    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, extra_css=sheet())


def sheet() -> str:
    return draw_mail("look.css", light=palette().light, dark=palette().dark)


def inlined(html: str) -> str:
    return inliner().inline(html)
