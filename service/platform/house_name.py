"""Names that belong to the house: a player or a program that bears one could speak for it."""

import unicodedata

from service.platform.deps import deps

PRODUCT = "procaccio"
ALIKE = str.maketrans(
    "01l345|\u0430\u0435\u0456\u043e\u0440\u0441\u0443\u0445\u03b1\u03b9\u03bf\u03c1\u03c5\u03c7",
    "oiieasiaeiopcyxaiopyx",
)
"""Signs that look like a Latin letter: digits, an l like an i, and what Cyrillic and Greek share with it."""


def is_house_name(name: str) -> bool:
    """Whether it reads like the name of the product or of this house, whatever stands around it and however it is spelled."""
    said = skeleton(name)
    return any(ours in said for ours in map(skeleton, (PRODUCT, deps().settings.sender.display_name)) if ours)


def skeleton(name: str) -> str:
    """Only letters, without accents, each as the Latin one that it looks like."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(sign for sign in plain if sign.isalpha())
