"""The organiser's pages of contests and leagues: name, dates, and acts.

The acts are desk acts, so that all of them are on the same trail.
"""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from functools import partial
from typing import Any

from flask import Blueprint, request
from sqlalchemy.orm import Session

from engine import games
from service.platform.accounts.models import Player
from service.platform.accounts.queries import player_by_email
from service.platform.deps import deps
from service.platform.transaction import read_only_session
from service.platform.words import Words, words
from service.play.tables.schemas import USUAL_PACE
from service.seasons.contests.models import Contest
from service.seasons.leagues.models import League
from service.web.api.operation import Operation
from service.web.pages.forms import convert_form, number_or_text
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import require_reader

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


def read_opening(numbers: Mapping[str, str]) -> dict[str, Any]:
    """Return what the forms of a new contest and of a new league have in common. `numbers` have defaults."""
    sent = request.form
    return {
        **{name: number_or_text(sent.get(name) or usual) for name, usual in numbers.items()},
        "name": sent.get("name", ""),
        "game": sent.get("game", ""),
        "pace": sent.get("pace", USUAL_PACE),
        "rated": bool(sent.get("rated")),
        "rounds": number_or_text(sent["rounds"]) if sent.get("rounds") else None,
    }


def add_organiser_forms(pages: Blueprint, operations: Iterable[Operation], done: str) -> None:
    """Offer the acts of an organiser as forms of the page of the contest or league."""
    for operation in operations:
        target, _, act = operation.path.rpartition("/")
        page = target.replace("<id:", "{").replace(">", "}")
        folder = target.removeprefix(pages.url_prefix or "")
        read = partial(read_organiser_form, operation)
        add_form(pages, f"{folder}/organise/{act}", operation, read=read, back=page, done=done)


def read_organiser_form(operation: Operation) -> dict[str, Any]:
    """Return the input of an act, with a moment instead of days from now, and a player instead of an address."""
    typed = {"reason": words(require_reader().language).say("contest-reason")} | request.form.to_dict()
    if typed.get("days"):
        typed["until"] = days_ahead(typed["days"])
    if typed.get("email"):
        known = player_by_email(read_only_session(), typed["email"].strip().lower())
        typed["player"] = str(known.id) if known else "0"
    return convert_form(operation.body, typed, require_reader().time_zone) if operation.body else {}


def sizes_of_tables(said: Words) -> list[tuple[str, str]]:
    """Return the possible numbers of seats. A size that not all games allow lists its games."""
    sizes = sorted({size for game in games().values() for size in game.seats})
    return [(str(size), table_size_label(size, said)) for size in sizes]


def table_size_label(size: int, said: Words) -> str:
    fitting = [name for name, game in games().items() if size in game.seats]
    if len(fitting) == len(games()):
        return str(size)
    return f"{size} ({', '.join(said.say('table-game', game=name) for name in fitting)})"
