"""Helpers for API operations on tables: the viewer of a call and the reader's language."""

from service.platform.language import reader_language
from service.play.tables.models import Table
from service.play.tables.views import held_seat, position_for, table_for
from service.web.api.dispatch import Call


def viewing_player(call: Call, table: int) -> int | None:
    """Return the player of a call, or None. A seat's key identifies nobody at other tables."""
    if call.caller is None or (call.caller.seat is not None and call.caller.seat[0] != table):
        return None
    return call.caller.player_id


def my_table(call: Call, table: int, seat: int) -> Table:
    """Return the table for the caller who holds this seat."""
    row = table_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    return row


def my_position(call: Call, table: int, seat: int) -> Table:
    """Return the same with its position."""
    row = position_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    return row


def call_language(call: Call) -> str:
    return call.caller.language if call.caller else reader_language()
