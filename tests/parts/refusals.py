"""The rules by which a game can refuse a move."""

from engine.table.at_once import Limit
from engine.table.game import game_named

OF_SEALED_AUCTIONS = {"limit-or-pass", "limit-beyond", "limit-step"}


def rules_of(name: str) -> set[str]:
    """Return the ids of all rules with words, including sealed auctions if the game has any."""
    game = game_named(name)
    rules = {rule.removeprefix("rule-") for rule in game.words().messages("rule")}
    return rules if Limit in game.moves else rules - OF_SEALED_AUCTIONS
