"""`procaccio db`: the database's schema."""

import click


@click.group()
def database() -> None:
    """Look after the database."""
