"""`procaccio serve`: the web side of the service in one process."""

import click


@click.command()
def serve() -> None:
    """Serve the API and the pages."""
    raise click.ClickException("the service is not built into this version yet")
