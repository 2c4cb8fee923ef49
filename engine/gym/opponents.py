"""Our bots at a table with numbered actions, as opponents and baselines for training."""

from __future__ import annotations

from dataclasses import replace

from engine.bots import Bot, Pick, sight_of
from engine.gym.spiel import SpielState


def bot_action(state: SpielState, bot: Bot, pick: Pick) -> int:
    """Return the action that a bot chooses for the current player, among the numbered answers.

    `pick` is its source of chance.
    """
    sight = replace(sight_of(state.table, state.current_player()), moves=state.answers())
    return state.action_of(bot.choose(sight, pick))
