"""What is usual at a table: at a slow pace auctions are held all at once."""

from engine import games
from service.tables.usual import usual_options
from service.time.pace import Pace, ready_made


def test_slow_tables_hold_auctions_all_at_once():
    paces = ready_made()
    assert usual_options("principe", paces["relaxed"]) == {"at_once": True}
    assert usual_options("principe", paces["daily"]) == {"at_once": True}
    assert usual_options("principe", paces["brisk"]) == {}
    assert usual_options("principe", Pace()) == {}


def test_a_game_that_cannot_is_left_as_it_is():
    assert "at_once" not in games()["pebbles"].options.__struct_fields__
    assert usual_options("pebbles", ready_made()["relaxed"]) == {}
