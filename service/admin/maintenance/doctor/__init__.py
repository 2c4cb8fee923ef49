"""The doctor: it checks everything that an installation depends on, and says how to fix what it finds."""

from collections.abc import Iterator
from datetime import datetime

from service.admin.maintenance.doctor.configuration import check_data_folder, check_settings
from service.admin.maintenance.doctor.connections import (
    check_broker,
    check_incoming_server,
    check_outgoing_server,
    check_public_url,
)
from service.admin.maintenance.doctor.database import check_clock, check_database, check_replay, check_schema
from service.admin.maintenance.doctor.tasks import (
    check_backup,
    check_outbox,
    check_table_clocks,
    check_tasks,
)
from service.admin.maintenance.doctor.verdict import Check, Finding, Verdict
from service.platform.settings import Settings

CHECKS: tuple[Check, ...] = (
    check_settings,
    check_data_folder,
    check_database,
    check_schema,
    check_replay,
    check_clock,
    check_broker,
    check_tasks,
    check_outbox,
    check_table_clocks,
    check_backup,
    check_outgoing_server,
    check_incoming_server,
    check_public_url,
)
NEEDS_SCHEMA: set[Check] = {check_replay, check_tasks, check_outbox, check_table_clocks, check_backup}
HANGS_ON: dict[Check, set[Check]] = {
    check_database: {check_schema, check_clock, *NEEDS_SCHEMA},
    check_schema: NEEDS_SCHEMA,
}


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
