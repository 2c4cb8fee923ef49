"""A newly installed Debian with systemd, in separate namespaces. It disappears afterwards.

systemd-nspawn boots a root made by debootstrap. slirp4netns gives it access to package mirrors; nothing can reach it.
"""

import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[2]
FOLDER = Path(os.environ.get("BARE_FOLDER", "/var/tmp/procaccio-bare"))
PACKAGES = "systemd,systemd-sysv,dbus,ca-certificates,git"
"""The packages of a new server after `git clone`."""
NEEDED = ("debootstrap", "systemd-nspawn", "slirp4netns", "nsenter")
TAKEN_OVER = ("PIP_", "SSL_CERT_", "REQUESTS_CA_BUNDLE")
CLONE = "/srv/procaccio"
BOOT = 60
"""Seconds that it may take to boot."""


def missing() -> str | None:
    """Return the reason why such a machine cannot run here."""
    if os.getuid() != 0:
        return "needs root, to boot a machine in namespaces of its own"
    absent = [name for name in NEEDED if shutil.which(name) is None]
    if absent:
        return f"needs {', '.join(absent)} (apt-get install debootstrap systemd-container slirp4netns)"
    return None


class CommandFailed(Exception):
    """A command of the page or of this script failed."""


class Machine:
    """`with Machine("first") as machine: machine.run("ls /")`. It is always taken down."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.root = FOLDER / f"docs-{os.getpid()}-{name}"
        self._processes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        try:
            subprocess.run([HERE.parent / "bare_root.sh", self.root, PACKAGES], check=True)
            (self.root / "etc/resolv.conf").write_text("nameserver 10.0.2.3\n")  # slirp4netns' own
            subprocess.run(
                ["git", "clone", "--quiet", "--no-hardlinks", REPOSITORY, f"{self.root}{CLONE}"], check=True
            )
            self._boot()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            print(error, file=sys.stderr, flush=True)
            print(self.try_to("journalctl --no-pager --lines=60 --priority=info").stdout, file=sys.stderr)
        self._end()

    def _boot(self) -> None:
        log = (self.root / "boot.log").open("wb")
        console = self._start(
            [
                "systemd-nspawn",
                "--quiet",
                "--boot",
                "--register=no",  # no machined is needed
                "--keep-unit",
                "--private-network",
                "--resolv-conf=off",
                "--console=pipe",
                "--hostname=play.example.org",
                f"--directory={self.root}",
            ],
            log,
        )
        self.leader = self._until(lambda: self._child_of(console.pid), "the machine has not begun")
        self._start(["slirp4netns", "--configure", "--mtu=65520", self.leader, "tap0"], log)
        self._until(
            lambda: self.try_to("systemctl is-active multi-user.target").returncode == 0,
            "the machine is not up",
        )

    def _start(self, command: list[str], log: object) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self._processes.append(process)
        return process

    @staticmethod
    def _child_of(parent: int) -> str:
        return Path(f"/proc/{parent}/task/{parent}/children").read_text().split(" ")[0]

    @staticmethod
    def _until(true: object, otherwise: str) -> str:
        for _ in range(BOOT * 2):
            if found := true():
                return found
            time.sleep(0.5)
        raise CommandFailed(otherwise)

    def _end(self) -> None:
        """Stop it at once: a second signal ends systemd-nspawn and everything inside."""
        for process in self._processes[::-1]:
            while process.poll() is None:
                process.terminate()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(1)
        shutil.rmtree(self.root, ignore_errors=True)

    def try_to(self, script: str, *, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run as root in a new shell in the clone, without a terminal. Prompts read `typed`."""
        variables = {name: value for name, value in os.environ.items() if name.startswith(TAKEN_OVER)}
        variables |= {
            "HOME": "/root",
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": "C.UTF-8",
        }
        inside = ["setsid", "--wait", "nsenter", "--target", self.leader, "--all"]
        told = [f"{name}={value}" for name, value in variables.items()]
        return subprocess.run(
            [
                *inside,
                "env",
                "--ignore-environment",
                f"--chdir={CLONE}",
                *told,
                "bash",
                "-euo",
                "pipefail",
                "-c",
                script,
            ],
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def run(self, script: str, *, typed: str = "") -> str:
        """The same, with output. It must succeed."""
        began = time.monotonic()
        print("\n".join(f"{self.name} # {line}" for line in script.strip().splitlines()), flush=True)
        done = self.try_to(script, typed=typed)
        print(f"{self.name}   {time.monotonic() - began:.0f} s, {done.returncode}", flush=True)
        if done.returncode != 0:
            raise CommandFailed(f"{script.strip()}\nended with {done.returncode}:\n{done.stdout[-6000:]}")
        return done.stdout
