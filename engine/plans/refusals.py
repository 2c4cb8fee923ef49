"""The refusal of a text or data that is no plan. It says what is wrong and what would be right."""

from __future__ import annotations

from typing import Any

from engine.notation.refusals import Refusal
from engine.table.game import Game
from engine.text.words import Words


class NotAPlan(Refusal):
    """The refusal of a plan. `why` names the message `plan-why-…` in the catalogue of plans."""

    def __init__(self, game: Game, why: str, **facts: Any) -> None:
        super().__init__(why)
        self.game = game.name
        self.why = why
        self.facts = facts

    def explain(self, words: Words) -> str:
        return words.say(f"plan-why-{self.why}", **self.facts)
