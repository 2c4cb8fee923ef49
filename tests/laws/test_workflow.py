"""The workflow calls `.ci/run` on every Python that we support, and the hooks before a commit fetch nothing."""

import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
PYTHONS = ["3.11", "3.12", "3.13"]


def read(file):
    return yaml.safe_load((ROOT / file).read_text())


def test_the_workflow_calls_the_script_on_every_python():
    job = read(".github/workflows/ci.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == PYTHONS
    assert job["steps"][-1] == {"run": ".ci/run"}


def test_the_oldest_python_is_the_one_that_the_product_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"


def test_hooks_fetch_nothing():
    repos = read(".pre-commit-config.yaml")["repos"]
    assert [each["repo"] for each in repos] == ["local"]
    assert {hook["language"] for hook in repos[0]["hooks"]} == {"system"}
