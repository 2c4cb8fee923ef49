"""Builds the TypeScript client with the Node of `.venv`."""

import json
import subprocess
import sys
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from clients.generate.typescript_client import PACKAGE, ROOT, WITH_NODE
from tests.clients.skipped import NO_PACKAGES, leave_out

SECONDS = 500


def node(*words: str, cwd: Path = PACKAGE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        cwd=cwd,
        env=WITH_NODE,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture(scope="session")
def typescript(shared_folder):
    """The package with its tools, generated and compiled once per run. A mistake in its types is an error here."""
    built = shared_folder / "the TypeScript client is built"
    with (PACKAGE / "package.json").open() as one_at_a_time:
        flock(one_at_a_time, LOCK_EX)
        if built.exists():
            return
        if not (PACKAGE / "node_modules" / ".bin" / "tsc").exists():
            installed = node("npm", "ci", "--no-audit", "--no-fund")
            if installed.returncode:
                leave_out(f"{NO_PACKAGES}: {installed.stderr[-300:]}")
        # in a separate process, as `make client-package` does: its document has no game of the tests
        written = node(sys.executable, "-m", "clients.generate", "--only", "typescript", cwd=ROOT)
        assert written.returncode == 0, written.stderr
        compiled = node("npm", "run", "build")
        assert compiled.returncode == 0, compiled.stdout
        built.touch()


def compile_program(folder: Path, name: str, text: str) -> subprocess.CompletedProcess[str]:
    """Compile `<name>.ts` to `dist/<name>.js`, like a user of the package."""
    (folder / "node_modules" / "@types").mkdir(parents=True)
    (folder / "node_modules" / "procaccio-client").symlink_to(PACKAGE)
    (folder / "node_modules" / "@types" / "node").symlink_to(PACKAGE / "node_modules" / "@types" / "node")
    settings = {
        "extends": str(PACKAGE / "tsconfig.json"),
        "compilerOptions": {"rootDir": ".", "outDir": "dist"},
        "include": [f"{name}.ts"],
    }
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / f"{name}.ts").write_text(text)
    return node("npm", "exec", "--", "tsc", "--project", str(folder))
