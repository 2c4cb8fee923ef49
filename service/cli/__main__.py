"""`python -m service.cli`: the command for processes that start others of their kind."""

from service.cli import main

main(prog_name="procaccio")
