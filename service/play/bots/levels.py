"""The levels of bots that a table may choose for company."""

from typing import Final

from engine.bots import LEVELS

USUAL: Final = "courtier"
"""The level of a bot where none was chosen."""
QUICK: Final = ("apprentice", "courtier")
"""The levels that answer without long thought, so that they may do so while the table is locked."""
DELAYS: Final = (0, 60, 600, 3600)
"""The thinking times, in seconds, that a table may choose for its bots."""

__all__ = ["DELAYS", "LEVELS", "QUICK", "USUAL"]
