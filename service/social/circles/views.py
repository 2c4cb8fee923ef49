"""Views of a circle for one of its members."""

from typing import Any

from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import Circle
from service.social.circles.models import CircleCall
from service.social.circles.queries import answers_to, calls_of, membership

SHOWN = (
    "id",
    "name",
    "owner_id",
    "inviting",
    "usual",
    "monthly_day",
    "next_at",
    "closed_at",
    "created_at",
    "members",
)


def shown_circle(session: Session, circle: Circle, player_id: int) -> dict[str, Any]:
    """Return everything about a circle except its join link."""
    return {name: getattr(circle, name) for name in SHOWN} | {
        "calls": [shown_call(session, call, player_id) for call in calls_of(session, circle.id)],
        "wishes": membership(circle, player_id),
    }


def shown_call(session: Session, call: CircleCall, player_id: int) -> dict[str, Any]:
    """Return a call: the players who come, and the answer of `player_id`."""
    given = answers_to(session, call.table_id)
    return {
        "table_id": call.table_id,
        "closes_at": call.closes_at,
        "coming": sorted(player for player, coming in given.items() if coming),
        "answer": given.get(player_id),
    }
