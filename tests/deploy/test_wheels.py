"""The wheels as somebody installs them: engine and client work by themselves, and the product starts from any folder."""

import filecmp
import os
import re
import subprocess
import sys
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.parts.live import until
from tests.parts.servers import free_port

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
PATIENCE = 60
GOLDEN = [str(min(folder.glob("*.json"))) for folder in sorted((ROOT / "engine").glob("*/tests/golden"))]
README = ROOT / "packaging" / "engine" / "README.md"
ALONE = """
import re, sys
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from engine import Record

assert find_spec("flask") is None and find_spec("service") is None
readme, *records = [Path(name).read_text() for name in sys.argv[1:]]
for piece in re.findall("```python\\n(.*?)```", readme, re.DOTALL):
    exec(piece)
for text in (table.record().dump(), *records):
    assert Record.load(text).verify().over
print(*sorted(each.name for each in distributions()))
"""

# Most tests need the wheels; one worker builds them once.
pytestmark = pytest.mark.xdist_group("wheels")


def uv(*arguments: object) -> None:
    """From what this machine has already where that is enough, else from the registry as any install would."""
    for offline in (["--offline"], []):
        done = subprocess.run(
            [UV, *map(str, arguments), *offline], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return
    raise AssertionError(done.stderr)


def outside() -> dict[str, str]:
    """The environment of somebody who has never seen this tree."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PROCACCIO_", "PYTHON", "COV_", "PYTEST_"))
    }


@pytest.fixture(scope="module")
def wheels(tmp_path_factory) -> dict[str, Path]:
    """All wheels, each built from its sdist, by the name of the distribution."""
    folder = tmp_path_factory.mktemp("dist")
    for project in ("packaging/engine", "clients/python", "."):
        uv("build", "--out-dir", folder, project)
    return {file.name.partition("-")[0]: file for file in folder.glob("*.whl")}


def installed(folder: Path, *wheels: Path) -> Path:
    """The folder of commands of an environment with nothing but these wheels and what they need."""
    uv("venv", "--python", sys.executable, folder / "venv")
    python = folder / "venv" / "bin" / "python"
    uv("pip", "install", "--python", python, "--constraint", ROOT / "requirements.lock", *wheels)
    return python.parent


def test_the_engine_plays_and_replays_with_nothing_else_installed(wheels, tmp_path):
    binaries = installed(tmp_path, wheels["procaccio_engine"])
    empty = tmp_path / "empty"
    empty.mkdir()
    done = subprocess.run(
        [binaries / "python", "-c", ALONE, README, *GOLDEN],
        cwd=empty,
        env=outside(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    needed = {"attrs", "babel", "fluent.runtime", "fluent.syntax", "msgspec", "pytz", "typing_extensions"}
    assert set(done.stdout.splitlines()[-1].split()) <= needed | {"procaccio-engine"}


CLIENT_ALONE = """
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec
from procaccio_client import Client, Retries, Unreachable

assert all(find_spec(name) is None for name in ("flask", "engine", "service"))
assert files("procaccio_client").joinpath("py.typed").is_file()
try:
    Client("http://127.0.0.1:9", retries=Retries(pauses=())).list_games()
except Unreachable:
    print(version("procaccio-client"))
"""


def test_the_client_asks_with_nothing_else_installed(wheels, tmp_path):
    binaries = installed(tmp_path, wheels["procaccio_client"])
    done = subprocess.run(
        [binaries / "python", "-c", CLIENT_ALONE],
        cwd=tmp_path,
        env=outside(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == version_in(wheels["procaccio"]), done.stderr


def version_in(wheel: Path) -> str:
    return wheel.name.split("-")[1]


def test_the_product_starts_from_any_folder(wheels, tmp_path):
    binaries = installed(tmp_path, *wheels.values())
    empty = tmp_path / "empty"
    empty.mkdir()
    log = tmp_path / "said"
    with log.open("wb") as out:
        product = subprocess.Popen(
            [binaries / "procaccio", "up", "--demo", f"--bind=127.0.0.1:{free_port()}"],
            cwd=empty,
            env=outside() | {"PROCACCIO_DATA": str(tmp_path / "data")},
            stdout=out,
            stderr=subprocess.STDOUT,
        )

    def link() -> re.Match[str] | None:
        assert product.poll() is None, log.read_text()
        return re.search(r"http://\S*letter-box/1\S*", log.read_text())

    try:
        with httpx.Client(follow_redirects=True) as browser:
            assert browser.get(until(link)[0]).is_success
    finally:
        product.terminate()
        product.wait(PATIENCE)


def test_the_product_needs_engine_and_client_of_its_own_version(wheels):
    told = {}
    for name, file in wheels.items():
        with ZipFile(file) as wheel:
            metadata = next(inner for inner in wheel.namelist() if inner.endswith(".dist-info/METADATA"))
            told[name] = message_from_bytes(wheel.read(metadata))
    version = told["procaccio"]["Version"]
    for ours in ("procaccio-engine", "procaccio-client"):
        assert told[ours.replace("-", "_")]["Version"] == version
        assert f"{ours}=={version}" in told["procaccio"].get_all("Requires-Dist")


def test_a_game_is_shipped_whole_and_without_its_tests(wheels):
    with ZipFile(wheels["procaccio_engine"]) as wheel:
        shipped = {name for name in wheel.namelist() if name.startswith("engine/")}
    here = {str(file.relative_to(ROOT)) for file in (ROOT / "engine").rglob("*") if file.is_file()}
    assert shipped == {file for file in here if not {"tests", "__pycache__"}.intersection(Path(file).parts)}
    for kind in ("catalogue/en.ftl", "board/board.svg", "rules/en.html", "glimpse.json"):
        assert [name for name in shipped if name.endswith(kind)]


@pytest.mark.parametrize("project", ["packaging/engine", "clients/python"])
def test_what_is_published_ships_the_license_of_the_whole(project):
    assert filecmp.cmp(ROOT / "LICENSE", ROOT / project / "LICENSE", shallow=False)
