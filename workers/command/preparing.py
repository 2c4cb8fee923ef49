"""Before anything is served: the schema, and a table to look at if one is wanted."""

import os

from service.app import create_app
from service.command.database import brought_up
from service.command.demonstration import demonstrate
from service.command.start_errors import writing_explained
from service.command.telling import say
from service.database import db
from service.pages.letter_box import letter_box_link
from service.settings import Settings
from service.upkeep.upgrading import unwatched


def prepare(settings: Settings, *, demo: bool) -> list[str]:
    """The database as this version wants it, a table to look at, and where everything is."""
    app = create_app(settings)
    with writing_explained(settings.database_url), app.app_context():
        brought_up(os.cpu_count() or 1, unwatched)
        lines = [say("up-site", link=settings.public_url)]
        if not settings.smtp_url:
            lines.append(say("up-letter-box", link=letter_box_link(settings)))
        if demo:
            lines += demonstrate()
        db.engine.dispose()
    return lines
