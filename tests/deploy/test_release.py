"""`make release` in a clone: a tag, files that come out the same twice, the revision in the changelog, and what is installed by hash."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
RELEASE = ROOT / "packaging" / "release.py"
MAKER = {
    "GIT_AUTHOR_NAME": "A maintainer",
    "GIT_AUTHOR_EMAIL": "maintainer@example.org",
    "GIT_COMMITTER_NAME": "A maintainer",
    "GIT_COMMITTER_EMAIL": "maintainer@example.org",
}
PINNED = re.compile(r"^([\w.-]+)==([\w.!+-]+)", re.MULTILINE)
HEADING = re.compile(r"^## (\d+\.\d+\.\d+), (.+)$", re.MULTILINE)
WITH_GIT = pytest.mark.skipif(
    shutil.which("git") is None, reason="a release is made with git, which is not there"
)


def release(clone: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, RELEASE],
        cwd=clone,
        env=os.environ | MAKER | more,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("release") / "clone"
    made = subprocess.run(
        ["git", "clone", "--quiet", "--no-hardlinks", ROOT, folder], capture_output=True, check=False
    )
    if made.returncode != 0:
        pytest.skip("this tree is no clone")
    return folder


@pytest.fixture(scope="module")
def released(clone):
    """The folder of the files, and the version. What the script itself compares is that both builds are the same."""
    done = release(clone)
    assert done.returncode == 0, done.stderr
    (folder,) = (clone / "dist").iterdir()
    return folder


@WITH_GIT
@pytest.mark.xdist_group("release")
class TestRelease:
    def test_what_lies_there_has_the_version_its_tag_and_its_checksum(self, clone, released):
        version = released.name
        assert (
            subprocess.run(
                ["git", "describe", "--exact-match", "--dirty"],
                cwd=clone,
                capture_output=True,
                text=True,
                check=True,
            ).stdout.strip()
            == f"v{version}"
        )
        told = dict(line.split("  ")[::-1] for line in (released / "SHA256SUMS").read_text().splitlines())
        lying = {file.name: file for file in released.iterdir() if file.name != "SHA256SUMS"}
        assert told == {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in lying.items()}
        for name in ("procaccio", "procaccio_engine", "procaccio_client"):
            assert {f"{name}-{version}-py3-none-any.whl", f"{name}-{version}.tar.gz"} <= lying.keys()
        assert f"procaccio-client-{version}.tgz" in lying
        with tarfile.open(lying[f"procaccio-{version}.tar.gz"]) as archive:
            held = {name.partition("/")[2] for name in archive.getnames()}
        hosting = {
            "deploy/systemd/procaccio-install",
            "deploy/small/Caddyfile",
            "packaging/engine/pyproject.toml",
        }
        assert hosting <= held, "docs/hosting.md installs from the source archive"
        with ZipFile(lying[f"procaccio-{version}-py3-none-any.whl"]) as wheel:
            about = wheel.read(f"procaccio-{version}.dist-info/METADATA").decode()
        assert f"procaccio-engine=={version}" in about

    def test_the_changelog_says_the_day_and_the_revision(self, clone, released):
        text = (clone / "CHANGELOG.md").read_text()
        version, day = HEADING.search(text).groups()
        assert version == released.name
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", day)
        assert re.search(r"^The revision of its database is `(\w+)`\.$", text, re.MULTILINE)[1] in {
            file.name.partition("_")[0] for file in (clone / "service/migrations/versions").iterdir()
        }

    def test_the_bill_of_materials_is_what_a_house_installs(self, clone, released):
        bill = json.loads((released / f"procaccio-{released.name}.cdx.json").read_text())
        assert bill["bomFormat"] == "CycloneDX"
        told = {(each["name"], each["version"]) for each in bill["components"]}
        assert told == set(PINNED.findall((clone / "deploy/requirements.lock").read_text()))
        assert all(each["hashes"] for each in bill["components"] if "hashes" in each)

    def test_nothing_is_released_twice(self, clone, released):
        done = release(clone)
        assert done.returncode != 0
        assert "unreleased" in done.stderr


@WITH_GIT
def test_a_tree_with_changes_is_not_released(tmp_path):
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    (tmp_path / "CHANGELOG.md").write_text("## 9.9.9, unreleased\n")
    done = release(tmp_path)
    assert done.returncode != 0
    assert done.stderr.strip() == "The tree has changes that are not committed; a release is made of what is."


def test_without_git_one_line_says_what_is_missing(tmp_path):
    done = release(tmp_path, PATH=str(tmp_path))
    assert done.returncode != 0
    assert done.stderr.strip() == "A release is made with git, which is not there: install it."


def test_every_released_version_names_the_revision_of_its_database():
    _, *parts = HEADING.split((ROOT / "CHANGELOG.md").read_text())
    known = {
        re.search(r"^revision(?:: str)? = .(\w+).$", file.read_text(), re.MULTILINE)[1]
        for file in (ROOT / "service/migrations/versions").glob("*.py")
    }
    for version, day, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        if day != "unreleased":
            named = re.findall(r"^The revision of its database is `(\w+)`\.$", text, re.MULTILINE)
            assert len(named) == 1, version
            assert named[0] in known, version


def test_houses_install_what_we_try_with_and_each_file_by_its_hash():
    """Of the versions that the tests run with; `make lock` writes both files."""
    tried = dict(PINNED.findall((ROOT / "requirements.lock").read_text()))
    text = (ROOT / "deploy/requirements.lock").read_text()
    installed = dict(PINNED.findall(text))
    builds = {"hatchling", "pathspec", "pluggy", "trove-classifiers", "tomlkit", "packaging"}
    assert installed.keys() - tried.keys() <= builds
    assert {name: version for name, version in installed.items() if tried.get(name, version) != version} == {}
    for block in re.split(r"^(?=\w)", text, flags=re.MULTILINE):
        assert not block.strip() or "--hash=sha256:" in block, block
    needed = re.findall(r'^    "([\w.-]+)[><=]', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    product = needed[: needed.index("tzdata") + 1]
    ours = {"procaccio-engine", "procaccio-client"}
    assert {name.replace(".", "-").lower() for name in product} - ours <= installed.keys()
