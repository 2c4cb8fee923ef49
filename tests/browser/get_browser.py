"""The browser of the tests: an installed one, or one that this machine can get. `make browser` runs this file.

The first one that starts is used:

1. the path of a Chromium or a Chrome in PROCACCIO_TEST_BROWSER. If it is set, no other is tried;
2. chromium, chromium-browser or google-chrome on the PATH;
3. a browser from an earlier run of this file: in `.venv/browser`, or in Playwright's download folder;
4. Debian's package (from here on, this needs the network): installed by root, or else unpacked into `.venv/browser`
   with the missing libraries (a bare Debian also lacks one for Playwright's own driver);
5. Playwright's download. It comes after Debian's package because it has no libraries.

Without any of these, the browser tests are skipped; with CI=true they fail. A failure is remembered for an hour, so that
`make test` is not slower every time. `make browser` and CI try again at once.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import playwright
from playwright._impl._driver import compute_driver_executable

VARIABLE = "PROCACCIO_TEST_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome")
FOLDER = Path(sys.prefix) / "browser"
DRIVER = Path(playwright.__file__).parent / "driver" / "node"
"""Playwright's own Node, which runs it."""
UNPACKED = FOLDER / "chromium"
UNPACKED_DRIVER = FOLDER / "node"
FAILURE = FOLDER / "failure.txt"
REMEMBERED_SECONDS = 3600
WHAT_TO_DO = f"install Chromium or name one in {VARIABLE}; `make browser` tries again to get one"

APT = ("apt-get", "--quiet=2", "--option=Acquire::Retries=1", "--option=Acquire::http::Timeout=20")
INSTALL = ("install", "--yes", "--no-install-recommends", "chromium", "libatomic1")


class BadNameError(Exception):
    """The variable does not name a browser. That is a mistake, so no other is tried."""


class NoBrowserError(Exception):
    """The reason why there is no browser, in one line."""


def in_ci() -> bool:
    return os.environ.get("CI") == "true"


def starts(browser: str | Path) -> bool:
    """Tell if a browser starts. It may lack libraries, or be a stub that only says how to install a browser."""
    try:
        subprocess.run([browser, "--version"], check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def find_browser() -> str | None:
    """Return an installed browser without using the network, and set Playwright's driver."""
    if UNPACKED_DRIVER.exists():
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(UNPACKED_DRIVER)
    if not starts(compute_driver_executable()[0]):
        return None
    if named := os.environ.get(VARIABLE):
        if not starts(named):
            wrong = f"{VARIABLE} is {named!r}, which does not start; it must be the path of a Chromium or a Chrome"
            raise BadNameError(wrong)
        return named
    candidates = [*filter(None, map(shutil.which, NAMES)), str(UNPACKED), downloaded()]
    return next(filter(starts, candidates), None)


def downloaded() -> str:
    """Return the path of Playwright's own download. The import is slow, and every test run imports this file."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def get_browser(*, again: bool = False) -> str:
    """Return an installed browser, or get one."""
    if found := find_browser():
        return found
    if not again and (reason := remembered_failure()):
        raise NoBrowserError(f"{reason} (tried less than an hour ago)")
    failures = []
    for name, fetch in ways():
        try:
            fetch()
        except NoBrowserError as why:
            failures.append(f"{name}: {why}")
            continue
        if found := find_browser():
            FAILURE.unlink(missing_ok=True)
            return found
        failures.append(f"{name}: fetched, but it does not start here")
    remember(reason := "; ".join(failures))
    raise NoBrowserError(reason)


def remembered_failure() -> str | None:
    if FAILURE.exists() and time.time() - FAILURE.stat().st_mtime < REMEMBERED_SECONDS:
        return FAILURE.read_text()
    return None


def remember(reason: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    FAILURE.write_text(reason)


def ways() -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield the ways of this machine to get a browser, in order."""
    if shutil.which("apt-get") and shutil.which("dpkg-deb"):
        yield "Debian's package", install_package if os.geteuid() == 0 else unpack_package
    yield "Playwright's download", download


def install_package() -> None:
    run(*APT, "update", seconds=180)
    run(*APT, *INSTALL, seconds=900, DEBIAN_FRONTEND="noninteractive")


def unpack_package() -> None:
    """Unpack Debian's package without root: apt resolves and downloads into a folder of ours."""
    shutil.rmtree(work := FOLDER / "apt", ignore_errors=True)
    shutil.rmtree(tree := FOLDER / "debian", ignore_errors=True)
    UNPACKED_DRIVER.unlink(missing_ok=True)
    for folder in ("lists", "archives"):
        (work / folder / "partial").mkdir(parents=True)
    ours = (
        f"--option=Dir::State::Lists={work}/lists",
        f"--option=Dir::Cache={work}",
        "--option=Debug::NoLocking=1",
    )
    run(*APT, *ours, "update", seconds=180)
    run(*APT, *ours, *INSTALL, "--download-only", seconds=300)
    for package in (work / "archives").glob("*.deb"):
        run("dpkg-deb", "--extract", str(package), str(tree), seconds=120)
    shutil.rmtree(work)
    write_launcher(UNPACKED_DRIVER, DRIVER, tree)
    write_launcher(UNPACKED, tree / "usr/lib/chromium/chromium", tree)


def write_launcher(launcher: Path, program: Path, tree: Path) -> None:
    """Write a launcher that sets the paths of libraries and fonts, because the unpacked browser expects them in the system."""
    libraries = sorted({str(file.parent) for file in tree.rglob("lib*.so*")})
    variables = {"LD_LIBRARY_PATH": ":".join(libraries)}
    if (settings := tree / "etc/fonts/fonts.conf").exists():
        settings.write_text(
            f"<fontconfig><dir>{tree}/usr/share/fonts</dir><cachedir>{tree}/fonts</cachedir></fontconfig>"
        )
        variables["FONTCONFIG_FILE"] = str(settings)
    exports = [f"export {name}={shlex.quote(value)}" for name, value in variables.items()]
    launcher.write_text("\n".join(["#!/bin/sh", *exports, f'exec {shlex.quote(str(program))} "$@"', ""]))
    launcher.chmod(0o755)


def download() -> None:
    command = (sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")
    run(*command, seconds=300, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="10000")


def run(*command: str, seconds: int, **environment: str) -> None:
    """Run a command to its end, or stop it and its children. An error becomes one line."""
    with subprocess.Popen(
        command,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except BaseException as interruption:
            os.killpg(process.pid, signal.SIGKILL)
            if isinstance(interruption, subprocess.TimeoutExpired):
                raise NoBrowserError(f"not done after {seconds} seconds") from None
            raise
    if process.returncode != 0:
        raise NoBrowserError(error_line(output) or f"ended with {process.returncode}")


def error_line(output: str) -> str:
    """Return the first marked line. Both apt and Playwright mark errors, and the first one causes the others."""
    lines = [line.strip() for line in output.splitlines()]
    marked = [
        line.removeprefix(mark).strip()
        for line in lines
        for mark in ("E:", "Error:")
        if line.startswith(mark)
    ]
    return next(filter(None, [*marked, *reversed(lines)]), "")


def main(arguments: list[str]) -> int:
    try:
        print(f"The browser of the tests: {get_browser(again=in_ci() or '--again' in arguments)}")
    except BadNameError as why:
        sys.exit(str(why))
    except NoBrowserError as why:
        follows = "CI needs one" if in_ci() else "the browser tests will be skipped"
        print(f"No browser, so {follows}: {WHAT_TO_DO}. ({why})", file=sys.stderr)
        return int(in_ci())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
