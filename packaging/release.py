"""`make release`: takes the next version from the changelog, and makes a tag and a folder of files from a clean tree.

Each published file is built twice, in two places, and must be the same byte for byte. Nothing leaves this machine: run
`git push --follow-tags` and the uploads by hand after a review.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic.config import Config
from alembic.script import ScriptDirectory

ROOT = Path.cwd()
UNRELEASED = re.compile(r"^## (\d+\.\d+\.\d+), unreleased$", re.MULTILINE)
TOOLS = Path(sys.executable).parent
PROJECTS = ("packaging/engine", "clients/python", ".")
LOCK = "deploy/requirements.lock"
"""The locked packages of an installation. The wheels are built with them too."""
RECIPE = ("deploy/Containerfile", LOCK)
VERSIONS = {
    "pyproject.toml": r'(?<="procaccio-(?:engine|client)==)[\d.]+',
    "deploy/helm/Chart.yaml": r"(?<=ersion: )[\d.]+$",
    "clients/typescript/package.json": r'(?<=^  "version": ")[\d.]+',
}
"""Files that contain the version, beside the changelog. A lookbehind needs a fixed width."""


def git(*arguments: str, where: Path = ROOT) -> str:
    done = subprocess.run(["git", *arguments], cwd=where, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def newest_revision() -> str:
    settings = Config()
    settings.set_main_option("script_location", str(ROOT / "service" / "migrations"))
    (head,) = ScriptDirectory.from_config(settings).get_heads()
    return head


def next_version() -> str:
    """Return the next version from the changelog. Exit with an explanation if there is none."""
    if git("status", "--porcelain"):
        raise SystemExit("The tree has changes that are not committed; a release is made of what is.")
    found = UNRELEASED.findall((ROOT / "CHANGELOG.md").read_text())
    if len(found) != 1:
        raise SystemExit(
            "The changelog's top section must be headed “## 1.2.3, unreleased”, and no other one may be."
        )
    return found[0]


def write_version(version: str) -> None:
    """Write the version into all files. The changelog also gets its date and its database revision."""
    for name, where in VERSIONS.items():
        file = ROOT / name
        file.write_text(re.sub(where, version, file.read_text(), flags=re.MULTILINE))
    lock = ROOT / "clients/typescript/package-lock.json"
    about = json.loads(lock.read_text())
    about["version"] = about["packages"][""]["version"] = version
    lock.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n")
    log = ROOT / "CHANGELOG.md"
    heading = f"## {version}, {datetime.now(UTC):%Y-%m-%d}\n\nThe revision of its database is `{newest_revision()}`."
    log.write_text(UNRELEASED.sub(heading, log.read_text()))


def build(version: str, folder: Path) -> None:
    """Build wheels and sdists of the tag in a separate tree, so that no other file gets into them."""
    with TemporaryDirectory() as temporary:
        tree = Path(temporary) / "tree"
        git("worktree", "add", "--quiet", "--detach", str(tree), f"v{version}")
        try:
            at = git("log", "-1", "--format=%ct", f"v{version}")
            for project in PROJECTS:
                locked = ["--build-constraints", LOCK, "--require-hashes"]
                subprocess.run(
                    [
                        TOOLS / "uv",
                        "build",
                        "--quiet",
                        "--python",
                        sys.executable,
                        "--out-dir",
                        folder,
                        *locked,
                        project,
                    ],
                    cwd=tree,
                    env=os.environ | {"SOURCE_DATE_EPOCH": at},
                    check=True,
                )
            pack_typescript_client(tree, folder)
        finally:
            git("worktree", "remove", "--force", str(tree))
    (folder / ".gitignore").unlink(missing_ok=True)


def pack_typescript_client(tree: Path, folder: Path) -> None:
    """Pack the client. Its calls and types are generated from the OpenAPI document of this tree."""
    package = tree / "clients/typescript"
    node = os.environ | {"PATH": f"{TOOLS}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(tree)}
    for command, where in (
        (["npm", "ci", "--silent", "--no-audit", "--no-fund"], package),
        ([sys.executable, "-m", "clients.generate", "--only", "typescript"], tree),
        (["npm", "pack", "--silent", "--pack-destination", folder.absolute()], package),
    ):
        subprocess.run(command, cwd=where, env=node, check=True, stdout=subprocess.DEVNULL)


def checksums(folder: Path) -> dict[str, str]:
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.iterdir())
        if file.is_file()
    }


def built_twice(version: str, folder: Path) -> None:
    build(version, folder)
    with TemporaryDirectory() as again:
        build(version, Path(again))
        first, second = checksums(folder), checksums(Path(again))
    if different := sorted(name for name in first | second if first.get(name) != second.get(name)):
        raise SystemExit(f"Built twice, these differ: {', '.join(different)}")


def write_bill_of_materials(version: str, folder: Path) -> None:
    """Write the packages of an installation of this version, as CycloneDX."""
    file = folder / f"procaccio-{version}.cdx.json"
    form = ["--output-format", "JSON", "--output-reproducible", "--output-file", file]
    subprocess.run(
        [TOOLS / "cyclonedx-py", "requirements", LOCK, "--pyproject", "pyproject.toml", *form],
        cwd=ROOT,
        check=True,
    )


def main() -> None:
    if shutil.which("git") is None:
        raise SystemExit("A release is made with git, which is not there: install it.")
    version = next_version()
    write_version(version)
    git("commit", "--quiet", "--all", "--message", f"release: {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Procaccio {version}")
    folder = ROOT / "dist" / version
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    built_twice(version, folder)
    write_bill_of_materials(version, folder)
    for name in RECIPE:
        shutil.copy(ROOT / name, folder)
    told = "".join(f"{digest}  {name}\n" for name, digest in checksums(folder).items())
    (folder / "SHA256SUMS").write_text(told)
    print(
        f"{told}\nv{version} is tagged, and lies in {folder.relative_to(ROOT)}. To publish it: git push --follow-tags"
    )


if __name__ == "__main__":
    main()
