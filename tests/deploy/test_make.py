"""What `make` and the trial on a bare machine say where something is missing or wrong."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def setup(tmp_path):
    """`make setup` in an empty folder, with a Python to which the given statement cannot be put."""
    for part in ("packaging/engine", "clients/python"):
        (tmp_path / part).mkdir(parents=True)
        shutil.copy(ROOT / part / "pyproject.toml", tmp_path / part)
    for file in ("Makefile", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / file, tmp_path)

    def running(refused: str):
        python = tmp_path / "python"
        python.write_text(
            f'#!/bin/sh\ncase "$*" in *"{refused}"*) exit 1;; esac\nexec {sys.executable} "$@"\n'
        )
        python.chmod(0o755)
        command = ["make", "setup", f"PYTHON={python}"]
        alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        return subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False)

    return running


def test_a_python_without_venv_is_told_what_to_install_and_nothing_is_begun(setup, tmp_path):
    done = setup(refused="import ensurepip")
    assert done.returncode != 0
    told, makes_own = done.stderr.splitlines()
    assert "comes without its module venv" in told
    assert "apt-get install python3-venv" in told
    assert makes_own.startswith("make:")
    assert not (tmp_path / ".venv").exists()


def test_the_trial_on_a_bare_machine_knows_its_options_and_begins_nothing_else():
    script = ROOT / "tests/deploy/bare_machine.sh"
    done = subprocess.run(["bash", script, "--users"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "no such option: --users (--user, --no-browser, --python PREFIX)" in line
