"""The steps of the schema, as Alembic takes them in the database of the application at work."""

from alembic import command
from alembic.config import Config
from alembic.script import Script, ScriptDirectory

from service.admin.maintenance.schema import NEWEST
from service.platform.paths import MIGRATIONS


def config() -> Config:
    found = Config(MIGRATIONS / "alembic.ini")
    found.set_main_option("script_location", str(MIGRATIONS))
    return found


def take_steps(revision: str = "head") -> None:
    command.upgrade(config(), revision)


def undo_steps(revision: str) -> None:
    command.downgrade(config(), revision)


def check() -> None:
    """A CommandError where models and migrations disagree."""
    command.check(config())


def write_step(message: str) -> None:
    """A new step, from what has changed in the models; it is the newest from now on."""
    script = command.revision(config(), message, autogenerate=True)
    if isinstance(script, Script):
        NEWEST.write_text(f"{script.revision}\n")


def steps_from(found: str | None) -> list[Script]:
    """What changes the schema on the way to this version, the first first."""
    steps = ScriptDirectory(str(MIGRATIONS)).iterate_revisions("head", found or "base")
    return list(reversed([step for step in steps if step.revision != found]))
