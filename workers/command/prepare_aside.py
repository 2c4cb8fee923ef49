"""Preparing the database in a child process, so that the memory of Alembic and of the demo table is freed."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from service.platform.settings import Settings


def prepare_aside(settings: Settings, *, demo: str | None) -> list[str]:
    """Return the lines of `prepare_installation`."""
    with ProcessPoolExecutor(1, get_context("fork")) as aside:
        return aside.submit(prepare_in_child, settings, demo=demo).result()


def prepare_in_child(settings: Settings, *, demo: str | None) -> list[str]:
    from workers.command.prepare import prepare_installation

    return prepare_installation(settings, demo=demo)
