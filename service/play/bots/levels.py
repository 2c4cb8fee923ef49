"""The bots that are company for people, and what a table may choose about them."""

from typing import Final

from engine.bots import LEVELS

USUAL: Final = "courtier"
"""Who plays where nobody has chosen."""
QUICK: Final = ("apprentice", "courtier")
"""Who answers without thinking for long, so that it may be done while a table is held."""
DELAYS: Final = (0, 60, 600, 3600)
"""For how many seconds the bots of a table may seem to think."""

__all__ = ["DELAYS", "LEVELS", "QUICK", "USUAL"]
