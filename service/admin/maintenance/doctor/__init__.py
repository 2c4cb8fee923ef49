"""The doctor: it checks everything that an installation depends on, and says how to fix what it finds."""

from collections.abc import Iterator
from datetime import datetime

from service.admin.maintenance.doctor.configuration import data_folder, settings_fit
from service.admin.maintenance.doctor.connections import broker, front_door, mail_in, mail_out
from service.admin.maintenance.doctor.database import schema, stored, tables_replayed, time_kept
from service.admin.maintenance.doctor.jobs import clocks_ring, jobs_run, mail_leaves
from service.admin.maintenance.doctor.verdict import Check, Finding, Verdict
from service.platform.settings import Settings

CHECKS: tuple[Check, ...] = (
    settings_fit,
    data_folder,
    stored,
    schema,
    tables_replayed,
    time_kept,
    broker,
    jobs_run,
    mail_leaves,
    clocks_ring,
    mail_out,
    mail_in,
    front_door,
)
NEEDS_SCHEMA: set[Check] = {tables_replayed, jobs_run, mail_leaves, clocks_ring}
HANGS_ON: dict[Check, set[Check]] = {stored: {schema, time_kept, *NEEDS_SCHEMA}, schema: NEEDS_SCHEMA}


def examine(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Yield all findings, in the order to fix them. Checks that depend on a failed one are skipped."""
    skipped: set[Check] = set()
    for check in CHECKS:
        if check in skipped:
            continue
        found = list(check(settings, now))
        yield from found
        if any(finding.verdict is Verdict.WRONG for finding in found):
            skipped |= HANGS_ON.get(check, set())
