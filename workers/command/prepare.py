"""Preparing the database before anything is served, with a demo table if wanted."""

import os

from service.admin.maintenance.upgrade import unwatched
from service.app import create_app
from service.cli.database import brought_up
from service.cli.demo import demonstrate
from service.cli.messages import say
from service.cli.start_errors import writing_explained
from service.platform.database import db
from service.platform.settings import Settings
from service.site.letter_box import letter_box_link


def prepare(settings: Settings, *, demo: str | None) -> list[str]:
    """Upgrade the database, open a demo table if wanted, and return the lines that tell
    where everything is.
    """
    app = create_app(settings)
    with writing_explained(settings.database_url), app.app_context():
        brought_up(os.cpu_count() or 1, unwatched)
        lines = [say("up-site", link=settings.public_url)]
        if not settings.smtp_url:
            lines.append(say("up-letter-box", link=letter_box_link(settings)))
        if demo is not None:
            lines += demonstrate(demo)
        db.engine.dispose()
    return lines
