"""Calls: ask every member of a circle to a table, and decide who gets a seat.

If there is a seat for every member, a member who says yes sits down at once. If there are more members than
free seats, the answers are collected first. The seats then go to the members who have waited longest for a
table of the circle.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import Circle, CircleMember
from service.platform.accounts.models import Player
from service.platform.outbox.outbox import post_letter
from service.platform.transaction import notify_after_commit
from service.play.messages.mail_preferences import mail_preferences
from service.play.messages.notice import Notice, NoticeKind
from service.play.messages.post_notice import post_notice
from service.play.reach import find_refusing_players
from service.play.tables.budgets import CIRCLE_CALLS
from service.play.tables.circles import is_circle_member
from service.play.tables.join import leave_seat, lock_hosted_table, require_gathering, sit_down
from service.play.tables.models import Joining, Table, TableState, Visibility
from service.play.tables.open import TableRequest, open_table
from service.play.tables.queries import lock_table, seat_of
from service.play.tables.refusals import NoCircle, NoTable
from service.social.circles.members import circle_to_change
from service.social.circles.models import CircleAnswer, CircleCall
from service.social.circles.queries import (
    answers_to,
    called_table,
    count_tables,
    last_played,
    last_table,
    membership,
)
from service.social.circles.refusals import NotAsked, NoUsual

CALL: Final = "circle-call"
NO_SEAT: Final = "circle-no-seat"
ANSWERS_WITHIN: Final = timedelta(days=3)
"""How long answers are collected when there are fewer seats than members. It ends earlier once all have
answered.
"""
LONGEST_TITLE = 54
"""Leaves room for the number at the end, so that the result is still a valid table name."""
SETTINGS = ("game", "edition", "options", "pace", "starting", "seats_drawn", "bots")


def table_settings(row: Table) -> dict[str, Any]:
    """Return the settings of a table, so that another table can be opened with them."""
    return {"seats": row.size} | {name: getattr(row, name) for name in SETTINGS}


def usual_settings(session: Session, circle: Circle) -> Mapping[str, Any] | None:
    """Return the settings that the circle has chosen, or else those of its last table."""
    if circle.usual is not None:
        return circle.usual
    last = last_table(session, circle.id)
    return None if last is None else table_settings(last)


def play_again(session: Session, *, circle_id: int, player: Player, now: datetime) -> Table:
    """Open the usual table and ask every member.

    If such a table still waits for players, return that one instead.
    """
    circle = circle_to_change(session, circle_id, player.id)
    standing = called_table(session, circle.id)
    if standing is not None:
        return standing
    CIRCLE_CALLS.spend(f"circle {circle.id}", now)
    row = open_usual(session, circle, player, now)
    call_everybody(session, circle, row, by=player.id, now=now)
    return answer_call(session, table_id=row.id, player=player, coming=True, now=now)


def open_usual(session: Session, circle: Circle, host: Player, now: datetime) -> Table:
    """Open the usual table as a private table of the circle."""
    usual = usual_settings(session, circle)
    if usual is None:
        raise NoUsual
    name = f"{circle.name[:LONGEST_TITLE].rstrip()} {count_tables(session, circle.id) + 1}"
    wish = TableRequest(**usual, name=name, circle=circle.id, visibility=Visibility.PRIVATE)
    return open_table(session, host=host, wish=wish, now=now)


def ask_circle(session: Session, *, table_id: int, player_id: int, now: datetime) -> Table:
    """Ask every member to a table of the circle, as its host. A second call changes nothing."""
    row = lock_hosted_table(session, table_id, player_id)
    if row.circle_id is None:
        raise NoCircle
    circle = circle_to_change(session, row.circle_id, player_id)
    if session.get(CircleCall, row.id) is None:
        CIRCLE_CALLS.spend(f"circle {circle.id}", now)
        call_everybody(session, circle, row, by=player_id, now=now)
    return row


def call_everybody(session: Session, circle: Circle, row: Table, *, by: int | None, now: datetime) -> None:
    """Ask all members who have no seat at the table, except the caller. Nobody calls to a monthly table.

    Members who want nothing from the caller are not told of the call, but find it in the circle.

    If there are not enough seats for all, close joining until the seats are decided.
    """
    standing = [member for member in circle.members if seat_of(row, member.player_id) is None]
    free = sum(seat.player_id is None for seat in row.seats)
    closes_at = None if len(standing) <= free else now + ANSWERS_WITHIN
    if closes_at is not None:
        row.joining = Joining.INVITED
    session.add(CircleCall(table_id=row.id, circle_id=circle.id, closes_at=closes_at))
    session.flush()
    refusing = find_refusing_players(session, by, [each.player_id for each in standing]) if by else set()
    for member in standing:
        if member.player_id not in {by, *refusing}:
            notify_member(session, row, member, now)


def notify_member(session: Session, row: Table, member: CircleMember, now: datetime) -> None:
    """Notify a member on their pages, and by letter if they want that."""
    notify_after_commit(session, f"player:{member.player_id}")
    called = Notice(kind=NoticeKind.INVITATION, about=str(row.id), table=row, players=[member.player_id])
    post_notice(session, called, now)
    if member.asked:
        post_call_letter(session, CALL, row, member.player, now)


def post_call_letter(session: Session, kind: str, row: Table, player: Player, now: datetime) -> None:
    """Send a letter about a call, unless the player has stopped all letters."""
    if player.email is None or player.shut_out(now) or mail_preferences(session, player).stopped:
        return
    post_letter(
        session,
        key=f"{kind}:{row.id}:{player.id}",
        kind=kind,
        channel="mail",
        recipient=player.email,
        payload={"table": row.id, "circle": row.circle_id},
        now=now,
        player_id=player.id,
        table_id=row.id,
    )


def answer_call(session: Session, *, table_id: int, player: Player, coming: bool, now: datetime) -> Table:
    """Record whether the player comes. The answer can be changed until the seats are given."""
    row = lock_table(session, table_id)
    if row is None or not is_circle_member(session, row.circle_id, player.id):
        raise NoTable
    call = session.get(CircleCall, row.id)
    if call is None:
        raise NotAsked
    require_gathering(row)
    note_answer(session, row, player, coming=coming, now=now)
    if call.closes_at is None:
        update_seat(session, row, player, coming=coming, now=now)
    elif everybody_answered(session, row, call):
        give_seats(session, row, call, now)
    notify_after_commit(session, f"table:{row.id}")
    return row


def note_answer(session: Session, row: Table, player: Player, *, coming: bool, now: datetime) -> None:
    given = session.get(CircleAnswer, (row.id, player.id))
    if given is None:
        given = CircleAnswer(table_id=row.id, player_id=player.id)
        session.add(given)
    given.coming, given.answered_at = coming, now
    session.flush()


def update_seat(session: Session, row: Table, player: Player, *, coming: bool, now: datetime) -> None:
    seat = seat_of(row, player.id)
    if coming and seat is None:
        sit_down(session, row, player, None, now)
    elif seat is not None and not coming:
        leave_seat(session, table_id=row.id, number=seat.number, player_id=player.id, now=now)


def everybody_answered(session: Session, row: Table, call: CircleCall) -> bool:
    """Return whether all members who are asked by letter have a seat or have answered.

    Members who are not asked by letter are not waited for.
    """
    circle = session.get_one(Circle, call.circle_id)
    known = {*answers_to(session, row.id), *(seat.player_id for seat in row.seats)}
    return all(member.player_id in known for member in circle.members if member.asked)


def give_seats(session: Session, row: Table, call: CircleCall, now: datetime) -> None:
    """Give the free seats to those who come, in the order of `in_turn`.

    Open joining afterwards, so that the remaining seats go to the first who join.
    """
    call.closes_at = None
    if row.state != TableState.GATHERING:
        return
    row.joining = Joining.OPEN
    circle = session.get_one(Circle, call.circle_id)
    given = answers_to(session, row.id)
    waiting = [
        each for each in sort_by_waiting(session, circle, given) if seat_of(row, each.player_id) is None
    ]
    free = sum(seat.player_id is None for seat in row.seats)
    for member in waiting[free:]:
        post_call_letter(session, NO_SEAT, row, member.player, now)
    for member in waiting[:free]:
        sit_down(session, row, member.player, None, now)


def sort_by_waiting(session: Session, circle: Circle, given: Mapping[int, bool]) -> list[CircleMember]:
    """Sort the members who come by waiting time, the longest first.

    A member waits since their last table of the circle began, or since they joined the circle. On a tie, the
    member who joined earlier comes first.
    """
    played = last_played(session, circle.id)
    coming = [member for member in circle.members if given.get(member.player_id)]
    return sorted(
        coming, key=lambda member: (played.get(member.player_id, member.joined_at), member.joined_at)
    )


def decide_call(session: Session, table_id: int, now: datetime) -> None:
    """Give the seats of a call when its time for answers has run out."""
    row = lock_table(session, table_id)
    call = session.get(CircleCall, table_id, populate_existing=True)
    if row is not None and call is not None and call.closes_at is not None and call.closes_at <= now:
        give_seats(session, row, call, now)


def is_member_called(session: Session, row: Table, player_id: int) -> bool:
    """Return whether a member can still answer the call to a table."""
    circle = session.get(Circle, row.circle_id) if row.circle_id else None
    belongs = circle is not None and membership(circle, player_id) is not None
    return belongs and row.state == TableState.GATHERING and session.get(CircleCall, row.id) is not None
