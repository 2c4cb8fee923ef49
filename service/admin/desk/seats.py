"""Acts on seats: give one to another player, open it, give it back, renew its links."""

from service.admin.desk.table_time import running_table, seat_at
from service.platform.accounts.models import Player, PlayerKind
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import RotateSchema, SeatActSchema, SeatPlayerSchema
from service.play.clocks.running_clock import reset_alarm
from service.play.clocks.start_stop import create_seat_time, set_attendance
from service.play.pace.absence import Attendance
from service.play.tables.models import Seat, Table, TableState, TenureEnd
from service.play.tables.queries import people_at, seat_of
from service.play.tables.seat_keys import revoke_seat_keys
from service.play.timeouts.substitute import hand_over_seat


@act("replace", about=TargetKind.TABLE, takes=SeatPlayerSchema, undone_by="restore")
def replace(doing: ActContext[Table]) -> Facts:
    """Give a seat of a running table to another player. The bank is full and the clock is fresh."""
    return give_seat(doing, seat_at(running_table(doing.target), doing.given["seat"]), doing.given["player"])


@act("restore", about=TargetKind.TABLE, takes=SeatPlayerSchema, undone_by="replace")
def restore(doing: ActContext[Table]) -> Facts:
    """Return a seat to an earlier holder. For the present holder it ends the absence."""
    row = running_table(doing.target)
    seat = seat_at(row, doing.given["seat"])
    if doing.given["player"] not in people_at(doing.session, row.id):
        raise ImpossibleState("never-sat")
    if seat.player_id != doing.given["player"]:
        return give_seat(doing, seat, doing.given["player"])
    if seat.time is not None:
        set_attendance(seat, Attendance())
        reset_alarm(row, seat, doing.now)
    return {"seat": seat.number}


def give_seat(doing: ActContext[Table], seat: Seat, player_id: int) -> Facts:
    row = doing.target
    if seat.player_id == player_id:
        return None
    player = doing.session.get(Player, player_id)
    if (
        player is None
        or player.kind == PlayerKind.BOT
        or player.shut_out(doing.now)
        or seat_of(row, player_id)
    ):
        raise ImpossibleState("player")
    if player.kind == PlayerKind.GUEST and player_id not in people_at(doing.session, row.id):
        raise ImpossibleState("player")
    hand_over_seat(doing.session, row, seat, player, TenureEnd.DESK, doing.now)
    return {"seat": seat.number}


@act("open-seat", about=TargetKind.TABLE, takes=SeatActSchema, undone_by="restore", harmless=True)
def open_seat(doing: ActContext[Table]) -> Facts:
    """Open a seat to substitutes. Its player keeps it until one comes."""
    row = running_table(doing.target)
    seat = seat_at(row, doing.given["seat"])
    if seat.time is None:
        create_seat_time(row, seat, doing.now)
    seat.offered_at = seat.offered_at or doing.now
    return {"seat": seat.number}


@act("rotate-link", about=TargetKind.TABLE, takes=RotateSchema)
def rotate_link(doing: ActContext[Table]) -> Facts:
    """Make new links and keys for a seat. The earlier ones stop working."""
    row = doing.target
    seat = seat_at(row, doing.given["seat"])
    if row.state == TableState.GATHERING or doing.given["generation"] > seat.generation + 1:
        raise ImpossibleState("generation")
    if doing.given["generation"] <= seat.generation:
        return None
    revoke_seat_keys(doing.session, row, seat, doing.now)
    return {"seat": seat.number}
