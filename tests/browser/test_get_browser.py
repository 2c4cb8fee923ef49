"""Where the browser of the tests comes from, with a machine that is imagined: nothing is fetched here."""

import os
import subprocess
import sys
import time

import psutil
import pytest

from tests.browser import get_browser as module
from tests.browser.get_browser import (
    BadNameError,
    NoBrowserError,
    error_line,
    find_browser,
    get_browser,
    main,
    run,
)


@pytest.fixture
def machine(monkeypatch, tmp_path):
    """One on which nothing starts but what is in `here`, and on which `fetched` tells what was tried."""

    class Machine:
        def __init__(self):
            self.here, self.fetched = {"driver"}, []

        def offers(self, way: str, browser: str) -> None:
            """This way brings that browser; the others find no network."""
            monkeypatch.setattr(module, way, lambda: self.here.add(browser) or self.fetched.append(way))

    imagined = Machine()

    def fails(way):
        def fetch():
            imagined.fetched.append(way)
            raise NoBrowserError("no network")

        return fetch

    for way in ("install_package", "unpack_package", "download"):
        monkeypatch.setattr(module, way, fails(way))
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module, "UNPACKED", tmp_path / "chromium")
    monkeypatch.setattr(module, "UNPACKED_DRIVER", tmp_path / "node")
    monkeypatch.setattr(module, "FAILURE", tmp_path / "failure.txt")
    monkeypatch.setattr(module, "compute_driver_executable", lambda: ("driver", "cli.js"))
    monkeypatch.setattr(module, "downloaded", lambda: "playwright's")
    monkeypatch.setattr(module, "starts", lambda program: str(program) in imagined.here)
    monkeypatch.setattr(module.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(module.os, "geteuid", lambda: 1000)
    for name in ("CI", module.VARIABLE, "PLAYWRIGHT_NODEJS_PATH"):
        monkeypatch.setenv(name, "")  # so that what a test sets there does not outlive it
        monkeypatch.delenv(name)
    return imagined


def test_the_one_that_is_named_comes_before_all_others(machine, monkeypatch):
    machine.here |= {"/opt/mine", "/usr/bin/chromium"}
    monkeypatch.setenv(module.VARIABLE, "/opt/mine")
    assert get_browser() == "/opt/mine"


def test_a_wrong_name_is_a_mistake_and_not_a_reason_to_look_elsewhere(machine, monkeypatch):
    machine.here.add("/usr/bin/chromium")
    monkeypatch.setenv(module.VARIABLE, "/opt/mine")
    with pytest.raises(BadNameError, match=r"PROCACCIO_TEST_BROWSER is '/opt/mine'.*must be the path"):
        get_browser()
    with pytest.raises(SystemExit, match="PROCACCIO_TEST_BROWSER is '/opt/mine'"):
        main([])
    assert not machine.fetched


def test_what_is_here_is_taken_and_nothing_fetched(machine):
    kept = str(module.UNPACKED)
    here = ["playwright's", kept, "/usr/bin/google-chrome", "/usr/bin/chromium-browser", "/usr/bin/chromium"]
    for browser in here:
        machine.here.add(browser)
        assert get_browser() == browser, "each one goes before those that were added earlier"
    assert not machine.fetched


@pytest.mark.parametrize(("user", "way"), [(0, "install_package"), (1000, "unpack_package")])
def test_on_debian_its_package_comes_first(machine, monkeypatch, user, way):
    monkeypatch.setattr(module.os, "geteuid", lambda: user)
    machine.offers(way, "/usr/bin/chromium")
    machine.offers("download", "playwright's")
    assert get_browser() == "/usr/bin/chromium"
    assert machine.fetched == [way]


def test_where_it_fails_playwrights_download_is_next(machine):
    machine.offers("download", "playwright's")
    assert get_browser() == "playwright's"
    assert machine.fetched == ["unpack_package", "download"]


def test_elsewhere_there_is_only_playwrights_download(machine, monkeypatch):
    monkeypatch.setattr(module.shutil, "which", lambda _: None)
    machine.offers("download", "playwright's")
    assert get_browser() == "playwright's"
    assert machine.fetched == ["download"]


def test_what_was_fetched_and_does_not_start_is_none(machine):
    machine.offers("unpack_package", "something else")
    machine.offers("download", "something else")
    with pytest.raises(
        NoBrowserError, match=r"Debian's package: fetched, but .*; Playwright's download: fetched, but"
    ):
        get_browser()


def test_a_driver_that_lacks_a_library_is_fetched_for_as_well(machine):
    machine.here = {"/usr/bin/chromium"}
    assert find_browser() is None
    machine.offers("unpack_package", "driver")
    assert get_browser() == "/usr/bin/chromium"


def test_the_driver_that_was_unpacked_is_the_one_that_playwright_starts(machine):
    module.UNPACKED_DRIVER.touch()
    find_browser()
    assert os.environ["PLAYWRIGHT_NODEJS_PATH"] == str(module.UNPACKED_DRIVER)


def test_a_failure_is_remembered_for_an_hour(machine):
    with pytest.raises(NoBrowserError, match="no network"):
        get_browser()
    tried = len(machine.fetched)
    with pytest.raises(NoBrowserError, match=r"no network.*\(tried less than an hour ago\)"):
        get_browser()
    assert len(machine.fetched) == tried
    long_ago = time.time() - module.REMEMBERED_SECONDS - 1
    os.utime(module.FAILURE, (long_ago, long_ago))
    with pytest.raises(NoBrowserError):
        get_browser()
    assert len(machine.fetched) == 2 * tried


def test_a_remembered_failure_hides_no_browser_that_has_come_since(machine):
    with pytest.raises(NoBrowserError):
        get_browser()
    machine.here.add("/usr/bin/chromium")
    assert get_browser() == "/usr/bin/chromium"


@pytest.mark.parametrize(("arguments", "ci"), [(["--again"], ""), ([], "true")])
def test_it_is_tried_again_where_that_is_asked_for_and_in_ci(machine, monkeypatch, arguments, ci):
    main([])
    tried = len(machine.fetched)
    monkeypatch.setenv("CI", ci)
    main(arguments)
    assert len(machine.fetched) == 2 * tried


@pytest.mark.parametrize(("ci", "code", "follows"), [("", 0, "will be skipped"), ("true", 1, "CI needs one")])
def test_where_none_can_be_had_one_line_says_so(machine, monkeypatch, capsys, ci, code, follows):
    monkeypatch.setenv("CI", ci)
    assert main([]) == code
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert follows in line
    assert "install Chromium or name one in PROCACCIO_TEST_BROWSER" in line
    assert "Playwright's download: no network" in line


def test_a_program_that_hangs_is_ended_with_all_that_it_started(tmp_path):
    hangs = tmp_path / "hangs"
    hangs.write_text("#!/bin/sh\nsleep 600 &\nwait\n")
    hangs.chmod(0o755)
    with pytest.raises(NoBrowserError, match="not done after 1 seconds"):
        run(str(hangs), seconds=1, HANGING=str(hangs))
    started = [each for each in psutil.process_iter() if variables(each).get("HANGING") == str(hangs)]
    _, left = psutil.wait_procs(started, timeout=5)
    assert not [each for each in left if each.status() != psutil.STATUS_ZOMBIE], (
        "where no init reaps, zombies stay"
    )


def variables(process):
    try:
        return process.environ()
    except psutil.Error:
        return {}


@pytest.mark.parametrize(
    ("output", "line"),
    [
        ("W: old list\nE: Unable to locate package chromium\nE: more\n", "Unable to locate package chromium"),
        (
            "Downloading\nError: getaddrinfo ENOTFOUND host\n    at dns\nError: failed\n",
            "getaddrinfo ENOTFOUND host",
        ),
        ("first\nlast\n", "last"),
        ("", ""),
    ],
)
def test_what_went_wrong_is_the_line_that_apt_or_playwright_marks(output, line):
    assert error_line(output) == line


def test_a_program_that_fails_says_why():
    with pytest.raises(NoBrowserError, match="no such thing"):
        run(sys.executable, "-c", "import sys; sys.exit('E: no such thing')", seconds=60)


def test_the_launcher_says_where_libraries_and_fonts_lie(tmp_path):
    library = tmp_path / "a tree/usr/lib/machine/libneeded.so.1"
    settings = tmp_path / "a tree/etc/fonts/fonts.conf"
    for file in (library, settings):
        file.parent.mkdir(parents=True)
        file.touch()
    tell = tmp_path / "tell"
    tell.write_text('#!/bin/sh\necho "$LD_LIBRARY_PATH|$FONTCONFIG_FILE|$1"\n')
    tell.chmod(0o755)
    module.write_launcher(tmp_path / "launcher", tell, tmp_path / "a tree")
    told = subprocess.run([tmp_path / "launcher", "an argument"], capture_output=True, text=True, check=True)
    assert told.stdout == f"{library.parent}|{settings}|an argument\n"
    assert f"<dir>{tmp_path}/a tree/usr/share/fonts</dir>" in settings.read_text()
