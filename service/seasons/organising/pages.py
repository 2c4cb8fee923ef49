"""The organiser's pages of contests and leagues: name, dates, and acts.

The acts are desk acts, so that all of them are on the same trail.
"""

from collections.abc import Callable
from datetime import timedelta
from secrets import token_urlsafe

from flask import request
from marshmallow import ValidationError
from sqlalchemy.orm import Session

from engine import games
from service.platform.accounts.models import Player
from service.platform.accounts.queries import player_by_email
from service.platform.deps import deps
from service.platform.logs import request_id
from service.platform.transaction import transaction
from service.platform.words import Words, words
from service.play.acts.acts import ACTS, TargetKind
from service.play.acts.audit import ActRequest, carry_out_act
from service.seasons.contests.models import Contest
from service.seasons.leagues.models import League
from service.web.pages.forms import convert_form
from service.web.pages.page_family import require_reader
from service.web.problems import Problem

Check = Callable[[Session, int, int], None]
"""Raises a refusal if the player does not organise the contest or league with this number."""
LONGEST_WAIT = 365
"""In days."""


def organiser_of(session: Session, row: Contest | League) -> str:
    """Return the name of the organiser, or an empty string if there is none any more."""
    organiser = session.get(Player, row.organiser_id) if row.organiser_id else None
    return organiser.name if organiser else ""


def days_ahead(days: str) -> str:
    """Convert a number of days from now to a moment for the schema.

    Return an empty string for other input, so that the schema refuses it.
    """
    return (
        (deps().clock() + timedelta(days=min(int(days), LONGEST_WAIT))).isoformat()
        if days.isdecimal()
        else ""
    )


def organise_by_press(about: TargetKind, number: int, name: str, check: Check) -> None:
    """Run an act of an organiser from a form.

    The form gives days from now instead of a moment, and an address instead of a player.
    """
    act = ACTS.get(f"{about}-{name}")
    if act is None or act.about != about:
        raise Problem("not-found")
    typed = {"reason": words(require_reader().language).say("contest-reason")} | request.form.to_dict()
    if typed.get("days", "").isdecimal():
        typed["until"] = (deps().clock() + timedelta(days=int(typed["days"]))).isoformat()
    with transaction() as session:
        if typed.get("email"):
            known = player_by_email(session, typed["email"].strip().lower())
            typed["player"] = str(known.id) if known else "0"
        check(session, number, require_reader().player_id)
        try:
            given = act.takes().load(convert_form(act.takes, typed, require_reader().time_zone))
        except ValidationError as fault:
            raise Problem("malformed-request") from fault
        order = ActRequest(
            act=act,
            number=number,
            by=require_reader().player_id,
            given=given,
            key=token_urlsafe(),
            request_id=request_id(),
        )
        carry_out_act(session, order, deps().clock())


def sizes_of_tables(said: Words) -> list[tuple[str, str]]:
    """Return the possible numbers of seats. A size that not all games allow lists its games."""
    sizes = sorted({size for game in games().values() for size in game.seats})
    return [(str(size), table_size_label(size, said)) for size in sizes]


def table_size_label(size: int, said: Words) -> str:
    fitting = [name for name, game in games().items() if size in game.seats]
    if len(fitting) == len(games()):
        return str(size)
    return f"{size} ({', '.join(said.say('table-game', game=name) for name in fitting)})"
