"""Our bots at a table with numbered actions: rivals and baselines for what is trained there."""

from __future__ import annotations

from dataclasses import replace

from engine.bots import Bot, Pick, sight_of
from engine.gym.spiel import SpielState


def bot_action(state: SpielState, bot: Bot, pick: Pick) -> int:
    """What a bot answers for the current player, of the answers that have a number. `pick` is its chance."""
    sight = replace(sight_of(state.table, state.current_player()), moves=state.answers())
    return state.action_of(bot.choose(sight, pick))
