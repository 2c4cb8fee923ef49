"""What will go one day says so: in the document, and with every answer."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from service.app import create_app
from service.app.resources import RESOURCES
from service.platform.settings import Settings
from service.play.tables.schemas import ReadySchema
from service.site.document.openapi_document import VERSION
from service.web.access import ANYONE, READ
from service.web.api.deprecation import STAYS, Deprecated
from service.web.api.resource import Resource
from tests.parts.service import SECRET

GOING = Deprecated(since=date(2026, 5, 4), sunset=date(2027, 5, 4), instead="`get_me`")
DOCS = Path(__file__).parents[4] / "docs"


@pytest.fixture
def old(tmp_path, monkeypatch):
    """A house with an operation that will go, one that only some may call, and one that stays."""
    resource = Resource("old", "What will go.")
    shown = {"gives": ReadySchema, "example": {"ready": True}}

    @resource.get("/old", access=ANYONE, deprecated=GOING, **shown)
    def look_old(call):
        """Look as one used to."""
        return {"ready": True}

    @resource.get("/old/mine", access=READ, deprecated=GOING, **shown)
    def look_mine(call):
        """Look at what is mine, as one used to."""
        return {"ready": True}

    @resource.get("/new", access=ANYONE, **shown)
    def look_new(call):
        """Look."""
        return {"ready": True}

    monkeypatch.setattr("service.app.RESOURCES", [*RESOURCES, resource])
    settings = Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/house.db", secret=SECRET)
    return create_app(settings).test_client()


def test_every_answer_of_it_says_so_and_others_do_not(old):
    for path, status in (("/old", 200), ("/old/mine", 401)):
        answer = old.get(f"/api/v1{path}")
        assert answer.status_code == status
        assert answer.headers["Deprecation"] == "@1777852800"
        assert answer.headers["Sunset"] == "Tue, 04 May 2027 00:00:00 GMT"
        assert answer.headers["Link"].endswith('/api/v1/#versions>; rel="deprecation"')
    assert not {"Deprecation", "Sunset", "Link"} & {*old.get("/api/v1/new").headers.keys()}


def test_the_document_says_so_and_what_to_use(old):
    document = old.get("/api/v1/openapi.json").json
    entry = document["paths"]["/api/v1/old"]["get"]
    assert entry["deprecated"] is True
    assert "gone after 2027-05-04. Use `get_me`" in entry["description"]
    assert {"Deprecation", "Sunset"} <= document["components"]["headers"].keys()
    assert "deprecated" not in document["paths"]["/api/v1/new"]["get"]


def test_it_stays_as_long_as_is_promised():
    with pytest.raises(ValueError, match="stays for 365 days"):
        Deprecated(since=GOING.since, sunset=GOING.since + STAYS - timedelta(days=1), instead="nothing")
    assert "at least a year" in (DOCS / "api-versions.md").read_text()


def test_the_newest_version_has_its_date_and_its_changes():
    versions = [
        line for line in (DOCS / "api-versions.md").read_text().splitlines() if line.startswith("### ")
    ]
    number, _, day = versions[0].removeprefix("### ").partition(", ")
    assert number == VERSION
    assert date.fromisoformat(day) > date.fromisoformat(versions[1].rpartition(", ")[2])
