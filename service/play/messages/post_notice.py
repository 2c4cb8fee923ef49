"""Telling players what happened: a feature posts one notice, and each medium decides whether it carries it."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.play.messages.notice import Notice, NoticeKind
from service.play.messages.notify_browsers import notify_browsers
from service.play.messages.notify_players import notify_players
from service.play.messages.notify_programs import notify_programs
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.rare_features import ANY, RareFeatures


def post_notice(session: Session, notice: Notice, now: datetime, rare: RareFeatures = ANY) -> None:
    """Tell the players of a notice by every medium that carries it."""
    notify_players(session, notice, now, own_wishes=rare.mail)
    if rare.hooks:
        notify_programs(session, notice, now)
    if rare.pushes:
        notify_browsers(session, notice, now)


def follow_with_notices(change: TableChange) -> None:
    """Tell the players that play has begun, that they owe an answer, or that the table is over.

    An abandoned table has no result to see, so the code that abandoned it tells whom it wants.
    """
    if change.what == ChangeKind.ABANDONED:
        return
    row = change.row
    notices = [finish_notice(row) if change.over else turn_notice(change)]
    if change.what == ChangeKind.BEGAN:
        idle = [seat.number for seat in row.seats if seat.waiting_since is None]
        notices.append(Notice(kind="started", about="deal", table=row, seats=idle))
    for notice in notices:
        post_notice(change.session, notice, change.now, change.rare)


def finish_notice(row: Table) -> Notice:
    """Return the notice of a table that is over. It is told anew, because a table that was taken back ends a
    second time.
    """
    everybody = range(len(row.seats))
    return Notice(kind=NoticeKind.FINISHED, about="end", table=row, seats=everybody, anew=True)


def turn_notice(change: TableChange) -> Notice:
    """Return the notice for each seat that newly owes an answer, or that a link leads on."""
    owing = [seat for seat in change.row.seats if seat.waiting_since is not None]
    by_link = {move.seat for move in change.moves if move.origin == Origin.LINK}
    return Notice(
        kind=NoticeKind.TURN,
        table=change.row,
        seats=[seat.number for seat in owing if seat.waiting_since == change.now],
        led_on=[seat.number for seat in owing if seat.number in by_link],
        anew=change.anew,
    )
