"""The parts of the product that a whole run of `make test` must use, or it fails. So no feature is left out to save time.

The product's registries list them. A run notes which were used: an operation that let a caller in, a letter that was written,
an act that was carried out, a command that was called, a server that was started.
"""

import re
import sys
from functools import wraps

import click
import pytest
from flask import request, request_finished
from sqlalchemy import event

from engine import games
from service.admin.desk.all_acts import ACTS
from service.app.mail import KINDS
from service.app.resources import RESOURCES
from service.cli import FAMILIES
from service.play.acts.models import Deed

SERVERS = {
    "postgres_server": "PostgreSQL",
    "valkey": "Valkey",
    "smtp": "SMTP",
    "imap": "IMAP",
    "browser": "browser",
}
KEPT_OUT = {401, 403}
"""Responses to callers without permission. They do not count as a use."""
PROGRAM = re.compile(r"(?:^|/)procaccio$|^service\.cli$")


def everything():
    """Return the names of all parts by kind."""
    shipped = [name for name, game in games().items() if game.published]
    return {
        "games in the tests of the engine": set(shipped),
        "games in the tests of the service": set(shipped),
        "operations of the API": {
            f"{resource.name}.{operation.name}" for resource in RESOURCES for operation in resource.operations
        },
        "kinds of letters": set(KINDS),
        "acts of the desk": set(ACTS),
        "commands": set(FAMILIES),
        "servers": set(SERVERS.values()),
    }


def pytest_configure(config):
    if config.getoption("tier") == "test" and not config.getoption("file_or_dir"):
        config.pluginmanager.register(Touched(config), "touched-faces")


class Touched:
    """Notes in each process of the run what was used. The main one adds them up."""

    def __init__(self, config):
        self.config = config
        self.names = {kind: set() for kind in everything()}
        request_finished.connect(self.note_operation)
        for name, write in KINDS.items():
            KINDS[name] = self.noting(write, "kinds of letters", name)
        event.listen(Deed, "init", self.note_deed)
        sys.addaudithook(self.note_process)
        self.note_commands()

    def noting(self, function, kind, name):
        @wraps(function)
        def noted(*args, **more):
            result = function(*args, **more)
            self.names[kind].add(name)
            return result

        return noted

    def note_operation(self, _app, response, **_more):
        if request.endpoint and response.status_code < 500 and response.status_code not in KEPT_OUT:
            self.names["operations of the API"].add(request.endpoint)

    def note_deed(self, _deed, _args, given):
        self.names["acts of the desk"].add(given["act"])

    def note_process(self, name, args):
        if name == "subprocess.Popen":
            words = [str(word) for word in args[1]]
            self.note_command(word for at, word in enumerate(words) if at and PROGRAM.search(words[at - 1]))

    def note_commands(self):
        invoke = click.Group.invoke

        def noted(group, ctx):
            self.note_command(ctx._protected_args or ctx.args)
            return invoke(group, ctx)

        click.Group.invoke = noted

    def note_command(self, words):
        self.names["commands"].update(word for word in words if word in FAMILIES)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef):
        result = yield
        if fixturedef.argname in SERVERS:
            self.names["servers"].add(SERVERS[fixturedef.argname])
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item):
        result = yield
        room = "engine" if item.nodeid.startswith(("engine/", "tests/engine/")) else "service"
        words = set(re.split(r"[\W_]+", item.nodeid))
        self.names[f"games in the tests of the {room}"] |= words & set(games())
        return result

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        for kind, names in getattr(node, "workeroutput", {}).get("touched", {}).items():
            self.names[kind].update(names)

    def missing(self):
        found = {kind: sorted(names - self.names[kind]) for kind, names in everything().items()}
        return {kind: names for kind, names in found.items() if names}

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session):
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["touched"] = {kind: sorted(names) for kind, names in self.names.items()}
        elif self.missing() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter):
        for kind, names in self.missing().items():
            terminalreporter.write_line(
                f"NOT TOUCHED by this run, {kind}: {', '.join(names)}", red=True, bold=True
            )
