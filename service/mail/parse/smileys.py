"""Smileys and marks that say nothing. A cross, a frown or a question mark may take an answer back."""

from __future__ import annotations

import re
from typing import Final

_FRIENDLY: Final = (
    "☺❤♥☘✨⭐☀✌👋👌👍👏🙌🙏💪🤝🤞🎉🎊🎲🏆🍀🌟🔥💯💙💚💛💜🧡😀-😌😍-😎😗-😝🙂🤗🤣🤩🥰🥳"
    "\U0001f3fb-\U0001f3ff\ufe0f\u200d"
)
_SMILEY: Final = (
    rf"(?:[{_FRIENDLY}]|[:;=]'?-?[)D]+|<3|\^_?\^|\b(?:lol|(?:ha){{2,}}h?|(?:he){{2,}}|(?:hi){{2,}})\b)"
)
_DRAWN: Final = r"\s*_=~|+#.:\u00b0\u00b7\u2010-\u2015\u2022\u2500-\u25ff\u2605\u2606\u30fb\uff0a\uff0d\uff1d\uff3f\uff5e-"
"""Marks of which people draw lines around a signature."""
_WORDLESS: Final = re.compile(rf"(?:{_SMILEY}|[\s!.,])*{_SMILEY}[\s!.,]*|[{_DRAWN}]+", re.IGNORECASE)
_AT_END: Final = re.compile(rf"(?:\s*[{_FRIENDLY}]|\s+(?:[:;=]'?-?[)D]+|<3|\^_?\^))+$")


def is_wordless(text: str) -> bool:
    """Return True for a line of friendly smileys, of laughter, or of marks that draw a line."""
    return bool(_WORDLESS.fullmatch(text))


def strip_smileys(text: str) -> str:
    """Return a text without the friendly emoji at its end."""
    return _AT_END.sub("", text)
