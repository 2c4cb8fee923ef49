"""Reports to the desk: their queue, and the act that settles one."""

from collections.abc import Sequence

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import SettleSchema
from service.play.tables.models import Table
from service.play.talk.models import Report


@act("settle-report", about=TargetKind.TABLE, takes=SettleSchema, undone_by="settle-report", harmless=True)
def settle_report(doing: ActContext[Table]) -> Facts:
    """Settle a report, or open it again."""
    report = doing.session.get(Report, doing.given["report"])
    if report is None or report.table_id != doing.target.id:
        raise ImpossibleState("no-report")
    report.settled_at = (report.settled_at or doing.now) if doing.given["settled"] else None
    return None


def reports_in(*, settled: bool) -> Select[Report]:
    """Select the waiting or the settled reports."""
    return select(Report).where(Report.settled_at.is_not(None) if settled else Report.settled_at.is_(None))


def count_waiting_reports(session: Session) -> int:
    return session.scalar(select(func.count()).where(Report.settled_at.is_(None))) or 0


def oldest_reports(session: Session, limit: int) -> Sequence[Report]:
    return session.scalars(reports_in(settled=False).order_by(Report.id).limit(limit)).all()


def waiting_at(session: Session, table_id: int) -> Sequence[Report]:
    """Return the waiting reports from one table, the oldest first."""
    return session.scalars(
        reports_in(settled=False).where(Report.table_id == table_id).order_by(Report.id)
    ).all()
