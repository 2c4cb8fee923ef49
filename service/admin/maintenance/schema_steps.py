"""Schema migrations with Alembic, in the database of the running application."""

from alembic import command
from alembic.config import Config
from alembic.script import Script, ScriptDirectory

from service.admin.maintenance.schema import NEWEST
from service.platform.paths import MIGRATIONS


def alembic_config() -> Config:
    found = Config(MIGRATIONS / "alembic.ini")
    found.set_main_option("script_location", str(MIGRATIONS))
    return found


def upgrade_schema(revision: str = "head") -> None:
    command.upgrade(alembic_config(), revision)


def downgrade_schema(revision: str) -> None:
    command.downgrade(alembic_config(), revision)


def check_models() -> None:
    """Raise CommandError if models and migrations differ."""
    command.check(alembic_config())


def write_step(message: str) -> None:
    """Write a new migration from the changes in the models, and record it as the newest."""
    script = command.revision(alembic_config(), message, autogenerate=True)
    if isinstance(script, Script):
        NEWEST.write_text(f"{script.revision}\n")


def steps_from(found: str | None) -> list[Script]:
    """Return the migrations from a revision to this version, in order."""
    steps = ScriptDirectory(str(MIGRATIONS)).iterate_revisions("head", found or "base")
    return list(reversed([step for step in steps if step.revision != found]))
