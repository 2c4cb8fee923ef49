"""`deploy/helm`, linted and rendered by Helm itself, and what comes of it held against Kubernetes' schemas and our commands.

Helm comes as a library of 75 MB, so only `make chart` installs it; CI does.
"""

import tomllib
from pathlib import Path

import pytest
import yaml

from service.app import create_app
from service.platform.settings import Settings
from tests.parts.commands import parses

helm = pytest.importorskip("helm_python", reason="make chart installs Helm")
kubernetes = pytest.importorskip("kubernetes_validate", reason="make chart installs Kubernetes' schemas")

ROOT = Path(__file__).parents[2]
CHART = ROOT / "deploy" / "helm"
VERSIONS = ("1.25", "1.37")
"""The oldest that the chart claims to fit, and the newest that is known here."""
HOUSE = {"host": "play.example.org"}
WORKLOADS = {"Deployment", "Job"}


def rendered(values: dict) -> list[dict]:
    with helm.Chart.load(str(CHART)) as chart:
        files = chart.render(values, name="procaccio", namespace="games")
    return [
        each
        for name, text in files.items()
        if name.endswith(".yaml")
        for each in yaml.safe_load_all(text)
        if each
    ]


def pods(values: dict) -> list[dict]:
    return [each["spec"]["template"] for each in rendered(values) if each["kind"] in WORKLOADS]


def test_helm_finds_nothing_to_complain_of():
    told = helm.lint(str(CHART))
    assert told["errors"] == []
    assert [each["error"] for each in told["messages"]] == ["icon is recommended"]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("values", [{}, HOUSE, {**HOUSE, "tls": "", "receive": {"replicas": 0}}])
def test_kubernetes_would_take_it(version, values):
    every = rendered(values)
    for each in every:
        kubernetes.validate(each, version, strict=True)
    assert ("Ingress" in {each["kind"] for each in every}) == ("host" in values)


def test_what_cannot_be_meant_is_refused_by_name():
    for values, said in [
        ({"web": {"replicas": 0}}, "/web/replicas"),
        ({"wbe": {}}, "wbe"),
        ({"host": "https://play.example.org/"}, "/host"),
    ]:
        with helm.Chart.load(str(CHART)) as chart, pytest.raises(helm.HelmError, match=said):
            chart.render(values, name="procaccio", namespace="games")


def test_each_part_is_a_command_of_ours_without_rights():
    for template in pods(HOUSE):
        pod = template["spec"]
        assert pod["securityContext"]["runAsNonRoot"]
        (container,) = pod["containers"]
        parses(container["args"])
        assert container["securityContext"]["readOnlyRootFilesystem"]
        assert container["resources"]["limits"]["memory"]
        assert {mount["name"] for mount in container["volumeMounts"]} == {
            each["name"] for each in pod["volumes"]
        }


def test_every_process_of_production_has_its_part_and_the_upgrade_comes_first():
    commands = {template["spec"]["containers"][0]["args"][0] for template in pods(HOUSE)}
    assert commands == {"db", "serve", "streams", "worker", "beat", "receive"}
    (job,) = [each for each in rendered(HOUSE) if each["kind"] == "Job"]
    assert job["metadata"]["annotations"]["helm.sh/hook"] == "pre-install,pre-upgrade"


def test_selectors_find_what_they_are_for_and_nothing_else():
    labels = [template["metadata"]["labels"] for template in pods(HOUSE)]
    for each in rendered(HOUSE):
        wanted = each.get("spec", {}).get("selector", {})
        wanted = wanted.get("matchLabels", wanted)
        if wanted:
            assert sum(wanted.items() <= found.items() for found in labels) == 1, each["metadata"]["name"]


def test_the_paths_that_are_probed_are_ours(tmp_path):
    routes = {rule.rule for rule in create_app(Settings(data=tmp_path)).url_map.iter_rules()}
    asked = {
        probe["httpGet"]["path"]
        for template in pods(HOUSE)
        for name, probe in template["spec"]["containers"][0].items()
        if name.endswith("Probe") and "httpGet" in probe
    }
    assert asked == {"/readyz", "/healthz"}
    assert asked <= routes


def test_the_chart_has_the_version_of_the_product():
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    version = next(line.partition("==")[2] for line in needs if line.startswith("procaccio-engine=="))
    about = yaml.safe_load((CHART / "Chart.yaml").read_text())
    assert (about["version"], about["appVersion"]) == (version, version)
