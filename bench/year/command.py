"""`python -m bench.year.command CLOCK worker …` is `procaccio worker …` by the clock of the year."""

import sys
from importlib import import_module
from pathlib import Path

from bench.year.clock import YearClock
from service.platform import ports

if __name__ == "__main__":
    ports.utc_now = YearClock(Path(sys.argv.pop(1)))
    import_module("service.cli").main()  # modules that it loads take their time from there
