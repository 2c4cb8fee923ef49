"""Reserved names. A player or program with such a name could pretend to speak for the service."""

import unicodedata

from service.platform.deps import deps

PRODUCT = "procaccio"
ALIKE = str.maketrans(
    "01l345|\u0430\u0435\u0456\u043e\u0440\u0441\u0443\u0445\u03b1\u03b9\u03bf\u03c1\u03c5\u03c7",
    "oiieasiaeiopcyxaiopyx",
)
"""Characters that look like a Latin letter: digits, i for l, and Cyrillic and Greek lookalikes."""


def is_reserved_name(name: str) -> bool:
    """Return whether a name contains that of the product or this installation, in any spelling."""
    said = name_skeleton(name)
    return any(
        ours in said for ours in map(name_skeleton, (PRODUCT, deps().settings.sender.display_name)) if ours
    )


def name_skeleton(name: str) -> str:
    """Return only the letters, without accents, each replaced by the Latin letter it looks like."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(sign for sign in plain if sign.isalpha())
