"""`procaccio doctor`: checks of the installation, with advice for what is wrong."""

from collections.abc import Iterator
from datetime import timedelta
from time import sleep

import click
from email_validator import EmailNotValidError, validate_email

from service.admin.maintenance.doctor import examine
from service.admin.maintenance.doctor.dns_names import DnsNames
from service.admin.maintenance.doctor.mail_round_trip import MailExamination
from service.admin.maintenance.doctor.verdict import Finding, Verdict
from service.app import create_app
from service.cli.database import require_schema
from service.cli.house_settings import load_settings
from service.platform.database import db
from service.platform.ports import utc_now
from service.platform.settings import Settings
from service.platform.terminal.messages import say

MARKS = {Verdict.FINE: "green", Verdict.MIND: "yellow", Verdict.WRONG: "red"}


@click.command(help=say("help-doctor"))
@click.option("--mail", "address", metavar="ADDRESS", help=say("help-doctor-mail"))
@click.option(
    "--wait",
    type=click.IntRange(min=0),
    default=300,
    show_default=True,
    metavar="SECONDS",
    help=say("help-doctor-wait"),
)
def doctor(address: str | None, wait: int) -> None:
    settings = load_settings()
    found = []
    with create_app(settings).app_context():
        for finding in (
            check_mail_round_trip(settings, address, wait) if address else examine(settings, utc_now())
        ):
            click.echo(format_finding(finding))
            found.append(finding.verdict)
        db.engine.dispose()
    bad, doubtful = found.count(Verdict.WRONG), found.count(Verdict.MIND)
    click.echo(say("doctor-sum", wrong=bad, mind=doubtful))
    raise SystemExit(1 if bad else 0)


def check_mail_round_trip(settings: Settings, address: str, wait: int) -> Iterator[Finding]:
    """Check the round trip of a letter and its answer, which the full examination does not cover."""
    try:
        to = validate_email(address, check_deliverability=False).normalized
    except EmailNotValidError as wrong:
        raise click.BadParameter(say("check-no-address", address=address), param_hint="--mail") from wrong
    require_schema()
    limit = timedelta(seconds=wait)
    trip = MailExamination(settings, to, names=DnsNames(), clock=utc_now, sleep=sleep, wait=limit)
    return trip.examine(say)


def format_finding(finding: Finding) -> str:
    mark = click.style(say(f"doctor-{finding.verdict}"), fg=MARKS[finding.verdict])
    return f"{mark}  {say(f'doctor-{finding.what}', **finding.facts)}"
