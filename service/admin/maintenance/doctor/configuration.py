"""Checks of the configuration: consistent settings, and disk space for the data."""

import os
import shutil
from collections.abc import Iterator
from datetime import datetime
from tempfile import TemporaryFile

from service.admin.maintenance.doctor.verdict import Finding, report_fine, report_warning, report_wrong
from service.platform.settings import PREFIX, Settings, find_unknown_variables

LITTLE_ROOM = 1024**3


def check_settings(settings: Settings, _now: datetime) -> Iterator[Finding]:
    """Check that the settings are consistent. Each single value was validated when it was read."""
    found = [
        *check_public_address(settings),
        *check_shared_secret(settings),
        *check_sender(settings),
        *check_unknown_settings(),
    ]
    yield from found or [report_fine("settings")]


def check_public_address(settings: Settings) -> Iterator[Finding]:
    local = settings.public_url.startswith(("http://127.0.0.1", "http://localhost", "http://[::1]"))
    if not settings.secure and not local:
        yield report_warning("no-tls", url=settings.public_url)
    if settings.secure and settings.proxies == 0:
        yield report_warning("no-proxies")
    if local and settings.smtp_url:
        yield report_wrong("local-links", url=settings.public_url)


def check_shared_secret(settings: Settings) -> Iterator[Finding]:
    if settings.database_url.startswith("postgresql") and f"{PREFIX}SECRET" not in os.environ:
        yield report_warning("drawn-secret", folder=str(settings.data))


def check_sender(settings: Settings) -> Iterator[Finding]:
    if settings.smtp_url and settings.sender.domain == "localhost":
        yield report_wrong("local-sender", sender=settings.mail_from)


def check_unknown_settings() -> Iterator[Finding]:
    if names := find_unknown_variables(os.environ):
        yield report_warning("unknown-settings", names=", ".join(names))


def check_data_folder(settings: Settings, _now: datetime) -> Iterator[Finding]:
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=settings.data):
            free = shutil.disk_usage(settings.data).free
    except OSError as error:
        yield report_wrong("data-closed", folder=str(settings.data), reason=str(error))
        return
    said = report_warning if free < LITTLE_ROOM else report_fine
    yield said(
        "little-room" if free < LITTLE_ROOM else "data", folder=str(settings.data), free=free // 1024**2
    )
