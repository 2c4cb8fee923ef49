"""The TypeScript client, built by the Node of `.venv`."""

import subprocess
from fcntl import LOCK_EX, flock

import pytest

from clients.generate.typescript_client import PACKAGE, WITH_NODE
from tests.clients.skipped import NO_PACKAGES, leave_out

SECONDS = 500


def node(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        cwd=PACKAGE,
        env=WITH_NODE,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture(scope="session")
def typescript():
    """The package with what it is built with, compiled: any mistake in its types is an error here."""
    with (PACKAGE / "package.json").open() as one_at_a_time:
        flock(one_at_a_time, LOCK_EX)
        if not (PACKAGE / "node_modules" / ".bin" / "tsc").exists():
            installed = node("npm", "ci", "--no-audit", "--no-fund")
            if installed.returncode:
                leave_out(f"{NO_PACKAGES}: {installed.stderr[-300:]}")
        compiled = node("npm", "run", "build")
        assert compiled.returncode == 0, compiled.stdout
