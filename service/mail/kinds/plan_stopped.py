"""The mail that a plan has stopped.

It tells the owner why, because the owner will be asked again from now on.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.contents import Contents, ObsoleteLetter, seat_contents
from service.mail.recipient import load_recipient
from service.platform.outbox.models import Letter
from service.play.plans.models import PlanState, StandingPlan
from service.play.plans.views import explain_plan_end


def plan_stopped_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents. The letter is obsolete if moves were taken back and the plan is active again."""
    viewer, wishes = load_recipient(session, letter, now)
    plan = session.get(StandingPlan, letter.payload["facts"]["plan"])
    if plan is None or plan.state != PlanState.STOPPED or plan.player_id != viewer.player.id:
        raise ObsoleteLetter("answered")
    why = explain_plan_end(viewer.row, plan, viewer.language)
    return seat_contents(viewer, wishes, why=why, plan=plan.text)
