"""Every dependency is used: deptry sees to it, and what it is told to pass over is really never imported."""

import sys
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from tests.parts.source_files import imported, sources

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
OURS = {"procaccio-engine": "engine", "procaccio-client": "procaccio_client"}
"""Our own, which deptry takes for a part of this tree."""


def imported_in(*folders):
    return {package for file in sources(*folders) for package in imported(file)}


def test_what_is_excused_from_being_imported_is_not_imported():
    excused = set(PROJECT["tool"]["deptry"]["per_rule_ignores"]["DEP002"]) - set(OURS)
    assert excused.isdisjoint(imported_in("service", "workers"))


@pytest.mark.parametrize(
    ("project", "package", "folder"),
    [
        ("packaging/engine", "engine", "engine"),
        ("clients/python", "procaccio_client", "clients/python/procaccio_client"),
    ],
)
def test_what_is_published_needs_what_it_imports_and_nothing_else(project, package, folder):
    told = tomllib.loads((ROOT / project / "pyproject.toml").read_text())["project"]
    extras = told.get("optional-dependencies", {}).values()
    needed = {line.partition(">=")[0].partition(".")[0] for line in (*told["dependencies"], *chain(*extras))}
    standard = {"__future__", package, *sys.stdlib_module_names}
    assert imported_in(folder) - standard == needed


def test_the_engine_brings_its_extra_and_the_product_the_same():
    """That nothing beside its folder imports it, an import contract says."""
    engines = tomllib.loads((ROOT / "packaging" / "engine" / "pyproject.toml").read_text())["project"]
    (name,) = engines["optional-dependencies"]
    assert engines["optional-dependencies"][name] == PROJECT["project"]["optional-dependencies"][name]
    assert (ROOT / "engine" / name).is_dir()
