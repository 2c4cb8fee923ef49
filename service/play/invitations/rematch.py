"""Rematches: the same game again, with the same people."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.invitations.invite import invite_player
from service.play.tables.circles import is_circle_member
from service.play.tables.join import take_seat
from service.play.tables.models import Joining, Starting, Table, TableState, Visibility
from service.play.tables.open import TableRequest, open_table
from service.play.tables.queries import lock_table, rematch_gathering, seat_of
from service.play.tables.refusals import NoTable, NotFinished, NotSeated


def join_rematch(session: Session, *, table_id: int, player: Player, now: datetime) -> Table:
    """Return the table of the rematch, with this player seated.

    The lock on the old table ensures that there is only one rematch.
    """
    old = lock_table(session, table_id)
    if old is None:
        raise NoTable
    if seat_of(old, player.id) is None:
        raise NotSeated if old.visibility == Visibility.PUBLIC else NoTable
    if old.state not in {TableState.FINISHED, TableState.ABANDONED}:
        raise NotFinished
    new = rematch_gathering(session, old.id) or open_rematch(session, old, player, now)
    return take_seat(session, table_id=new.id, player=player, now=now)


def open_rematch(session: Session, old: Table, host: Player, now: datetime) -> Table:
    """Open a table like the old one, and invite all its other players who have an address."""
    wish = TableRequest(
        game=old.game,
        seats=old.size,
        name=old.name,
        edition=old.edition,
        options=old.options,
        pace=old.pace,
        visibility=Visibility(old.visibility),
        joining=Joining(old.joining),
        starting=Starting(old.starting),
        seats_drawn=old.seats_drawn,
        rated=old.rated,
        circle=old.circle_id if is_circle_member(session, old.circle_id, host.id) else None,
        bots=old.bots,
    )
    new = open_table(session, host=host, wish=wish, now=now)
    new.rematch_of = old.id
    session.flush()
    for seat in old.seats:
        if seat.player and seat.player.id != host.id:
            invite_player(session, new, host, seat.player, now)
    return new
