"""Checking that the database has the schema of this version, before anything is served."""

from importlib.metadata import version

import click
from flask import Flask

from service.admin.maintenance import schema
from service.cli.start_errors import explain_write_errors, wait_for_database
from service.platform.database import db
from service.platform.deps import EXTENSION, Deps
from service.platform.ports import utc_now
from service.platform.terminal.messages import say


def require_current_schema(app: Flask) -> None:
    """Stop with an error if the database must be upgraded first."""
    fitted: Deps = app.extensions[EXTENSION]
    with explain_write_errors(fitted.settings.database_url), app.app_context():
        wait_for_database(db.engine)
        try:
            schema.require_current_schema(utc_now())
        except schema.SchemaOutdated as outdated:
            raise click.ClickException(say("upgrade-first")) from outdated
        except schema.SchemaTooNew as later:
            raise make_newer_schema_error(later) from later
        finally:
            db.engine.dispose()  # no connection survives a fork


def make_newer_schema_error(later: schema.SchemaTooNew) -> click.ClickException:
    """Return the error for a database of a later version, with advice, because no command here can help."""
    facts = {"found": later.revision, "ours": schema.newest_revision(), "version": version("procaccio")}
    return click.ClickException(say("upgrade-too-new", **facts))
