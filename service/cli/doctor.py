"""`procaccio doctor`: what is well in this house, what is not, and what to do."""

import click

from service.app import create_app
from service.cli.database import prepared_app
from service.cli.messages import say
from service.core.database import db
from service.core.ports import utc_now
from service.maintenance.doctor import examine
from service.maintenance.doctor.verdict import Finding, Verdict

MARKS = {Verdict.FINE: "green", Verdict.MIND: "yellow", Verdict.WRONG: "red"}


@click.command(help=say("help-doctor"))
def doctor() -> None:
    settings, now = prepared_app(), utc_now()
    found = []
    with create_app(settings).app_context():
        for finding in examine(settings, now):
            click.echo(line(finding))
            found.append(finding.verdict)
        db.engine.dispose()
    bad, doubtful = found.count(Verdict.WRONG), found.count(Verdict.MIND)
    click.echo(say("doctor-sum", wrong=bad, mind=doubtful))
    raise SystemExit(1 if bad else 0)


def line(finding: Finding) -> str:
    mark = click.style(say(f"doctor-{finding.verdict}"), fg=MARKS[finding.verdict])
    return f"{mark}  {say(f'doctor-{finding.what}', **finding.facts)}"
