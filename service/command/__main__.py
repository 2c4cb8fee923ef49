"""`python -m service.command`: the command for processes that start others of their kind."""

from service.command import main

main(prog_name="procaccio")
