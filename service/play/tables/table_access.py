"""What operations on tables ask of a call: who looks, and in which language they read."""

from service.platform.language import reader_language
from service.play.tables.models import Table
from service.play.tables.views import held_seat, position_for, table_for
from service.web.api.dispatch import Call


def onlooker(call: Call, table: int) -> int | None:
    """The player behind a call that needs none. The key of one seat makes nobody known at another table."""
    if call.caller is None or (call.caller.seat is not None and call.caller.seat[0] != table):
        return None
    return call.caller.player_id


def my_table(call: Call, table: int, seat: int) -> Table:
    """The table, for the caller who holds this seat of it."""
    row = table_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    return row


def my_position(call: Call, table: int, seat: int) -> Table:
    """The same with its position."""
    row = position_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    return row


def language_of(call: Call) -> str:
    return call.caller.language if call.caller else reader_language()
