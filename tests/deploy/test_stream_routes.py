"""Proxies know streams by their paths: each of them, and nothing else."""

import re
from pathlib import Path

import pytest

from service.app import create_app
from service.app.resources import RESOURCES
from service.platform.settings import Settings
from service.web.api.openapi_operation import STREAM

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize(
    ("proxy", "named"),
    [
        ("Caddyfile", r"@streams path (\S+)"),
        ("systemd/nginx.conf", r"location ~ (\S+) "),
        ("helm/templates/ingress.yaml", r'path: "(\S+stream\S+)"'),
    ],
)
def test_a_proxy_brings_every_stream_and_nothing_else_to_their_process(proxy, named, tmp_path):
    path = re.search(named, (DEPLOY / proxy).read_text())[1].replace("*/", ".+/")
    rules = create_app(Settings(data=tmp_path)).url_map.iter_rules()
    declared = {
        f"{each.name}.{operation.name}"
        for each in RESOURCES
        for operation in each.operations
        if operation.media == STREAM
    }
    assert {rule.endpoint for rule in rules if re.search(path, rule.rule)} == declared | {"table_live.stream"}
