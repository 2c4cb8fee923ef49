"""Settings of a circle: its name, the right to invite, the usual table, the day of the monthly table."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

import engine
from service.platform.accounts.circle_models import Circle, CircleMember
from service.platform.deps import deps
from service.play.tables.models import Table
from service.play.tables.refusals import NoCircle
from service.social.circles.calls import table_settings
from service.social.circles.digests import set_digest_rhythm
from service.social.circles.members import circle_for, circle_to_change, own_circle, transfer_ownership
from service.social.circles.monthly import set_monthly_day
from service.social.circles.queries import membership


def change_circle(
    session: Session, *, circle_id: int, player_id: int, changes: dict[str, Any], now: datetime
) -> Circle:
    """Change the given settings, as the owner, and leave the rest.

    Raise engine.BadTable if the game cannot be played with them.
    """
    circle = own_circle(session, circle_id, player_id)
    for name in ("name", "inviting"):
        if name in changes:
            setattr(circle, name, changes[name])
    if "usual" in changes:
        circle.usual = None if changes["usual"] is None else validate_settings(changes["usual"])
    if "monthly_day" in changes:
        set_monthly_day(session, circle, changes["monthly_day"], now)
    if "owner_id" in changes:
        transfer_ownership(circle, changes["owner_id"])
    session.flush()
    return circle


def validate_settings(usual: dict[str, Any]) -> dict[str, Any]:
    """Validate settings with the engine and return them with the defaults of the game filled in."""
    trial = engine.new_table(
        usual["game"],
        seats=usual["seats"],
        options=usual["options"],
        edition=usual["edition"],
        seed=deps().chance.seed(),
    )
    return usual | {"edition": trial.position.edition, "options": trial.record().options}


def save_usual_settings(session: Session, row: Table, player_id: int, *, wished: bool) -> None:
    """Save a table's settings as the usual ones if the circle has none.

    Later only the owner can replace them, by asking for it.
    """
    if row.circle_id is None:
        return
    circle = circle_to_change(session, row.circle_id, player_id)
    if circle.usual is None or (wished and circle.owner_id == player_id):
        circle.usual = table_settings(row)
        session.flush()


def change_wishes(
    session: Session, *, circle_id: int, player_id: int, changes: dict[str, Any], now: datetime
) -> CircleMember:
    """Change which letters of the circle a member gets."""
    member = membership(circle_for(session, circle_id, player_id), player_id)
    if member is None:
        raise NoCircle
    if "asked" in changes:
        member.asked = changes["asked"]
    if "digest" in changes:
        set_digest_rhythm(session, member, changes["digest"], now)
    session.flush()
    return member
