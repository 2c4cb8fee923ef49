"""Preparing the database before anything is served, with a demo table if wanted."""

import os

from service.admin.maintenance.upgrade import ignore_progress
from service.app import create_app
from service.cli.database import upgrade_database
from service.cli.demo import open_demo_table
from service.cli.start_errors import explain_write_errors
from service.platform.database import db
from service.platform.settings import Settings
from service.platform.terminal.messages import say
from service.site.letter_box import letter_box_link


def prepare_installation(settings: Settings, *, demo: str | None) -> list[str]:
    """Upgrade the database, open a demo table if wanted, and return the lines that tell
    where everything is.
    """
    app = create_app(settings)
    with explain_write_errors(settings.database_url), app.app_context():
        upgrade_database(os.cpu_count() or 1, ignore_progress)
        lines = [say("up-site", link=settings.public_url)]
        if not settings.smtp_url:
            lines.append(say("up-letter-box", link=letter_box_link()))
        if demo is not None:
            lines += open_demo_table(demo)
        db.engine.dispose()
    return lines
