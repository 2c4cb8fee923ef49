"""Acts on a table's time: pause and resume, more time, another pace, the default answer, an excused miss."""

from datetime import datetime, timedelta

from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import (
    ActSchema,
    ExcuseSchema,
    ExtendSchema,
    ForceSchema,
    PaceSchema,
    UntilSchema,
)
from service.play.clocks.pauses import store_pauses
from service.play.clocks.queries import questions_of_tenure
from service.play.clocks.running_clock import extend_clock, reset_alarm, reset_alarms
from service.play.clocks.start_stop import set_attendance
from service.play.pace.absence import compute_attendance
from service.play.pace.hours import Pause
from service.play.pace.leave import agree_pause, end_current_pause
from service.play.tables.editions import engine_table
from service.play.tables.models import Seat, SeatTime, Table, TableState
from service.play.tables.move_models import Move, Origin
from service.play.tables.submit import Turn, submit_turn


def running_table(row: Table) -> Table:
    if row.state != TableState.RUNNING or row.dump is None:
        raise ImpossibleState("not-running")
    return row


def seat_at(row: Table, number: int) -> Seat:
    if number >= len(row.seats):
        raise ImpossibleState("no-seat")
    return row.seats[number]


@act("pause", about=TargetKind.TABLE, takes=UntilSchema, undone_by="resume", harmless=True)
def pause(doing: ActContext[Table]) -> Facts:
    """Stop all clocks of a table until a moment. They then run on by themselves."""
    row, until = running_table(doing.target), doing.given["until"]
    pauses = row.pauses
    present = next((each for each in pauses if each.start <= doing.now < each.end), None)
    if present is None or present.end != until:
        agreed = agree_pause(end_present_pause(pauses, doing.now), Pause(doing.now, until), doing.now)
        store_pauses(row, agreed, doing.now)
    return {"until": until.isoformat()}


@act("resume", about=TargetKind.TABLE, takes=ActSchema, undone_by="pause", harmless=True)
def end_pause(doing: ActContext[Table]) -> Facts:
    """Resume the clocks of a table now."""
    row = running_table(doing.target)
    store_pauses(row, end_present_pause(row.pauses, doing.now), doing.now)
    return {}


def end_present_pause(pauses: tuple[Pause, ...], now: datetime) -> tuple[Pause, ...]:
    """Return the pauses without the present one. A pause that began at this very moment is removed."""
    return tuple(each for each in end_current_pause(pauses, now) if each.start != now or each.end <= now)


@act("extend", about=TargetKind.TABLE, takes=ExtendSchema, undone_by="extend", harmless=True)
def extend(doing: ActContext[Table]) -> Facts:
    """Extend the open question of a seat. The hours are the total beyond its own time."""
    row = running_table(doing.target)
    seat = seat_at(row, doing.given["seat"])
    clock = seat.clock
    if clock is None or clock.question != doing.given["question"]:
        raise ImpossibleState("question-closed")
    extend_clock(seat, timedelta(hours=doing.given["hours"]))
    reset_alarm(row, seat, doing.now)
    return {"seat": seat.number, "hours": doing.given["hours"]}


@act("set-pace", about=TargetKind.TABLE, takes=PaceSchema, undone_by="set-pace")
def set_pace(doing: ActContext[Table]) -> Facts:
    """Change the time rules of a table. Open questions follow them from now on."""
    row = doing.target
    if row.state not in {TableState.RUNNING, TableState.GATHERING}:
        raise ImpossibleState("over")
    row.pace = doing.given["pace"]
    reset_alarms(row, doing.now)
    return {}


@act("force-default", about=TargetKind.TABLE, takes=ForceSchema, undone_by="rewind")
def force_default(doing: ActContext[Table]) -> Facts:
    """Answer the open question of a seat with its default."""
    row = running_table(doing.target)
    seat = seat_at(row, doing.given["seat"])
    asked = engine_table(row).question(seat.number)
    if asked is None or asked.id != doing.given["question"] or seat.waiting_since is None:
        return None  # answered already: there is nothing to do
    turn = Turn(
        table_id=row.id, seat=seat.number, question=asked.id, moves=[asked.default], origin=Origin.DESK
    )
    played = submit_turn(doing.session, turn, doing.now)
    return {"seat": seat.number, "played": played.count}


@act("excuse", about=TargetKind.TABLE, takes=ExcuseSchema, undone_by="excuse", harmless=True)
def excuse(doing: ActContext[Table]) -> Facts:
    """Forgive a missed deadline, or no longer. A forgiven one counts for neither record nor absence."""
    row = doing.target
    missed = doing.session.get(Move, (row.id, doing.given["missed"]))
    if missed is None or missed.opened_at is None or missed.own:
        raise ImpossibleState("not-missed")
    if missed.excused == doing.given["excused"]:
        return None
    missed.excused = doing.given["excused"]
    seat = row.seats[missed.seat]
    held = seat.time
    if held is not None and seat.player_id == missed.player_id:
        recompute_absence(doing, seat, held)
    return {"seat": missed.seat, "excused": "yes" if missed.excused else "no"}


def recompute_absence(doing: ActContext[Table], seat: Seat, held: SeatTime) -> None:
    """Recalculate the absence of a seat from the history of its present player."""
    doing.session.flush()
    history = questions_of_tenure(doing.session, doing.target.id, seat.number, held.since)
    set_attendance(seat, compute_attendance(history))
    reset_alarm(doing.target, seat, doing.now)
