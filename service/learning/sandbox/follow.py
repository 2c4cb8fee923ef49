"""The follower of sandboxes: the bots answer in the transaction of the answer itself."""

from service.learning.lessons.follow import play_bot_answer
from service.platform.accounts.models import PlayerKind
from service.play.bots.levels import USUAL
from service.play.bots.play import WaitingBot, choose_move
from service.play.tables.after_move import TableChange
from service.play.tables.views import load_with_history


def follow_with_sandbox(change: TableChange) -> None:
    """Let the bots of a sandbox answer at once, so that the player never waits."""
    if not change.row.sandbox or change.game is None:
        return
    while (bot := next_bot(change)) is not None:
        move = choose_move(load_with_history(change.session, change.row), bot)
        change.events = (*change.events, *play_bot_answer(change, change.game, bot.seat, move))


def next_bot(change: TableChange) -> WaitingBot | None:
    """Return a bot that must answer, or None."""
    for seat in change.game.waiting if change.game is not None else ():
        player = change.row.seats[seat].player
        if player is not None and player.kind == PlayerKind.BOT:
            level = player.preferences.get("bot", USUAL)
            return WaitingBot(change.row.id, seat, 0, player.id, level)
    return None
