"""`python -m service.cli`: the command, for processes that start other processes of it."""

from service.cli import main

main(prog_name="procaccio")
