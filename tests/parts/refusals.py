"""By which rules a game can refuse."""

from engine.table.at_once import Limit
from engine.table.game import game_named

OF_SEALED_AUCTIONS = {"limit-or-pass", "limit-beyond", "limit-step"}


def rules_of(name: str) -> set[str]:
    """The ids of all that have words, those of sealed auctions where it has any."""
    game = game_named(name)
    rules = {rule.removeprefix("rule-") for rule in game.words().messages("rule")}
    return rules if Limit in game.moves else rules - OF_SEALED_AUCTIONS
