"""OpenTelemetry sees requests, and not what opens somebody's account: as docs/deploying.md has it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECRETS = (
    "/sign-in/pro_in_secret",
    "/join/pro_ta_secret",
    "/seat/secret-ticket",
    "/api/v1/deadlines/pro_de_secret",
)
ASK = """
import sys
from pathlib import Path
from service.app import create_app
from service.platform.database import Base, db
from service.platform.settings import Settings
app = create_app(Settings(data=Path(sys.argv[1])))
with app.app_context():
    Base.metadata.create_all(db.engine)
for path in ("/api/v1/tables", *sys.argv[2:]):
    app.test_client().get(path)
"""


def test_a_request_is_traced_and_no_secret_is(tmp_path):
    excluded = re.search(
        r"OTEL_PYTHON_FLASK_EXCLUDED_URLS=([\w/,-]+)", (ROOT / "docs/deploying.md").read_text()
    )
    told = {"OTEL_PYTHON_FLASK_EXCLUDED_URLS": excluded[1], "OTEL_SERVICE_NAME": "procaccio"}
    quiet = {f"OTEL_{what}_EXPORTER": "none" for what in ("METRICS", "LOGS")} | {
        "OTEL_TRACES_EXPORTER": "console"
    }
    done = subprocess.run(
        [Path(sys.executable).with_name("opentelemetry-instrument"), sys.executable, "-c", ASK, tmp_path, *SECRETS],
        cwd=ROOT, env=os.environ | told | quiet, capture_output=True, text=True, check=True,
    )  # fmt: skip
    names = re.findall(r'"name": "([^"]+)"', done.stdout)
    assert "GET /api/v1/tables" in names
    assert "secret" not in done.stdout
    assert json.loads(re.search(r"\{.*?\n\}", done.stdout, re.DOTALL)[0])["resource"]["attributes"][
        "service.name"
    ]
