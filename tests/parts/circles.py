"""A circle of a table's players. Two ask for another game, so that not everybody can have a seat."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import Circle
from service.play.tables.models import Table
from service.social.circles.calls import play_again, table_settings
from service.social.circles.members import found_circle, join_circle


def circle_at(session: Session, row: Table, now: datetime) -> Circle:
    owner, *others = [seat.player for seat in row.seats if seat.player is not None]
    circle = found_circle(session, player_id=owner.id, name="Thursday", now=now)
    for each in others:
        join_circle(session, circle_id=circle.id, generation=0, player=each, now=now)
    row.circle_id, circle.usual = circle.id, table_settings(row) | {"seats": 2}
    return circle


def called_to_play(session: Session, circle: Circle, now: datetime) -> Table:
    """Open a table and call everybody."""
    owner = next(each.player for each in circle.members if each.player_id == circle.owner_id)
    return play_again(session, circle_id=circle.id, player=owner, now=now)
