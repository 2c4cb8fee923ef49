"""Collect the documents for the site. Pages lie all over the tree, and MkDocs wants them in one folder.

A page keeps its path, so that links between pages still work. Files that a page links to are copied too. A folder has no page
of its own: its link leads to its README, or becomes plain text.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "site-pages"
FOLDERS = (
    "docs",
    "service",
    "engine",
    "templates",
    "deploy",
    "clients/python",
    "clients/typescript",
    "tests",
)
BUILT = {"node_modules", "dist", "_templates"}
LIST = re.compile(r"^(?![-*+#|>\s]|\d+\. )(.+)\n(?=- |\d+\. )", re.MULTILINE)
"""A list directly below a line of text. MkDocs would read both as one paragraph."""
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def find_pages() -> list[Path]:
    found = [*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))]
    return sorted(page for page in found if BUILT.isdisjoint(page.parts))


def collect_page(page: Path) -> None:
    def resolve_link(found: re.Match[str]) -> str:
        picture, text, target = found.groups()
        place, _, anchor = target.partition("#")
        if not place or "://" in target or target.startswith("mailto:"):
            return found[0]
        file = (page.parent / place).resolve()
        if file.is_dir():
            if not (file / "README.md").is_file():
                return text
            return f"[{text}]({place.rstrip('/')}/README.md{'#' + anchor if anchor else ''})"
        if file.suffix != ".md":
            copy = PAGES / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        return f"{picture}[{text}]({target})"

    copy = PAGES / page.relative_to(ROOT)
    copy.parent.mkdir(parents=True, exist_ok=True)
    text = LINK.sub(resolve_link, page.read_text(encoding="utf-8"))
    parts = [part if part.startswith("```") else LIST.sub(r"\1\n\n", part) for part in FENCED.split(text)]
    copy.write_text("".join(parts), encoding="utf-8")


def main() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    for page in find_pages():
        collect_page(page)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    raise SystemExit(subprocess.run(command, check=False, cwd=ROOT).returncode)  # noqa: S603 - a fixed command


if __name__ == "__main__":
    main()
