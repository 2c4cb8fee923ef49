"""Every forge runs the same thing on the same Pythons, and the hooks before a commit fetch nothing."""

import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PYTHONS = ["3.11", "3.12", "3.13"]
FORGES = (".github/workflows/ci.yml", ".forgejo/workflows/ci.yml")


def read(file):
    return yaml.safe_load((ROOT / file).read_text())


@pytest.mark.parametrize("file", FORGES)
def test_workflows_call_what_everybody_calls(file):
    job = read(file)["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == PYTHONS
    assert job["steps"][-1] == {"run": ".ci/run"}


def test_gitlab_does_the_same():
    job = read(".gitlab-ci.yml")["test"]
    assert job["script"] == [".ci/run"]
    assert job["parallel"]["matrix"] == [{"PYTHON_VERSION": PYTHONS}]


def test_the_oldest_python_is_the_one_that_the_product_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"


def test_hooks_fetch_nothing():
    repos = read(".pre-commit-config.yaml")["repos"]
    assert [each["repo"] for each in repos] == ["local"]
    assert {hook["language"] for hook in repos[0]["hooks"]} == {"system"}
