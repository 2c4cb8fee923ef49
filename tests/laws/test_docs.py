"""Documents: every page is in the index, every link and every place in the code that a page names is there."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
WRITTEN = sorted(
    [
        *ROOT.glob("*.md"),
        *PAGES,
        *(
            page
            for top in ("engine", "service", "templates", "deploy", "clients/python")
            for page in (ROOT / top).rglob("*.md")
        ),
        ROOT / "clients" / "typescript" / "README.md",
    ]
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```", re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
PLACE = re.compile(r"(?:engine|service|workers|templates|tests|bench|docs|deploy|clients)/[\w./-]*")
MODULE = re.compile(r"(?:engine|service|workers)(?:\.[a-z_]\w*)+")
HISTORY = {ROOT / "CHANGELOG.md"}
"""It names what things were called before."""


def name(page):
    return str(page.relative_to(ROOT))


def without_code(page):
    return CODE.sub("", page.read_text())


def anchors(page):
    """The anchors of a page's headings, as the forges make them."""
    headings = re.findall(r"^#+ (.+)$", without_code(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_page_is_in_the_index():
    """In that of all pages, or in that of the decisions."""
    indexes = [DOCS / "README.md", DOCS / "decisions" / "README.md"]
    linked = {
        (index.parent / link.partition("#")[0]).resolve()
        for index in indexes
        for link in LINK.findall(index.read_text())
    }
    assert [name(page) for page in PAGES if page not in linked | {indexes[0]}] == []


@pytest.mark.parametrize("page", WRITTEN, ids=name)
def test_every_link_leads_somewhere(page):
    dead = []
    for link in LINK.findall(without_code(page)):
        place, _, anchor = link.partition("#")
        found = (page.parent / place).resolve() if place else page
        if "://" not in link and not (found.exists() and (not anchor or anchor in anchors(found))):
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize("page", [page for page in WRITTEN if page not in HISTORY], ids=name)
def test_every_place_that_a_page_names_is_there(page):
    """Paths, modules, and names of files alone, as they stand in backticks; `<game>` and `*` stand for any name."""
    said = INLINE.findall(without_code(page))
    assert [each for each in said if not is_there(each)] == []


def is_there(said):
    if PLACE.fullmatch(said):
        return (ROOT / said).exists()
    if MODULE.fullmatch(said):
        return module_is_there(said)
    if re.fullmatch(r"\w+\.py", said):
        return any(
            True
            for top in ("engine", "service", "workers", "clients/python")
            for _ in (ROOT / top).rglob(said)
        )
    return True


def module_is_there(dotted):
    """A package, a module, or a name that stands in a module."""
    path = ROOT / dotted.replace(".", "/")
    module = path.parent.with_suffix(".py")
    if path.is_dir() or path.with_suffix(".py").is_file():
        return True
    return (
        module.is_file()
        and re.search(rf"^(?:def |class )?{path.name}\b", module.read_text(), re.MULTILINE) is not None
    )


def test_the_floors_are_those_of_the_contract():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (floors,) = (each["layers"] for each in contracts if each.get("containers") == ["service"])
    page = (DOCS / "architecture.md").read_text()
    table = page.partition("| floor, from the top down |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    assert [INLINE.findall(row) for row in rows] == [re.split(r" [|:] ", floor) for floor in floors]


def test_this_version_has_its_date_in_the_changelog():
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    (version,) = (need.partition("==")[2] for need in needs if need.startswith("procaccio-engine=="))
    dated = re.findall(r"^## (\S+), (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert version in dict(dated)
