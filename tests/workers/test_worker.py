"""The worker ends with an exit code that says whether it was asked to."""

import pytest
from celery.signals import worker_shutdown
from click.testing import CliRunner

from workers.command import worker as command


class Ending:
    """Stands in for Celery: a worker that ends at once, as it would tell its own program."""

    def __init__(self, exitcode):
        self.exitcode = exitcode

    def worker_main(self, _arguments):
        worker_shutdown.send(sender=self)


@pytest.mark.parametrize(("told", "code"), [(None, 0), (0, 0), (1, 1)])
def test_a_fault_of_its_own_is_no_end_that_was_asked_for(monkeypatch, told, code):
    monkeypatch.setattr(command, "load_broker_settings", lambda: None)
    monkeypatch.setattr(command, "create_app", lambda _settings: None)
    monkeypatch.setattr(command, "load_queries", lambda _app: None)
    monkeypatch.setattr(command, "require_current_schema", lambda _app: None)
    monkeypatch.setattr(command, "make_celery", lambda _app: Ending(told))
    assert CliRunner().invoke(command.worker, []).exit_code == code
