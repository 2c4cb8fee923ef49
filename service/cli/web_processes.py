"""Several web servers at one address, kept alive by a process that loads none of what they serve.

`procaccio serve --processes` becomes this process once it has checked the settings and the schema.
"""

import sys
from tempfile import TemporaryDirectory

from service.cli.supervisor import Member, Supervisor

COUNTS = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which prometheus_client knows the folder of all processes, so that a scrape covers them."""


def run_web_processes(bind: str, threads: str, processes: str) -> None:
    options = (f"--bind={bind}", f"--threads={threads}", "--shared")
    command = (sys.executable, "-m", "service.cli", "serve", *options)
    with TemporaryDirectory() as counts, Supervisor({COUNTS: counts}) as supervisor:
        for number in range(int(processes)):
            supervisor.start(Member(f"web {number + 1}", command))
        supervisor.keep()


if __name__ == "__main__":
    run_web_processes(*sys.argv[1:])
