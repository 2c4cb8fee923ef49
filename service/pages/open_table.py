"""Opening a table: first the game, then a form that explains what can be chosen and has something sensible in it."""

from collections.abc import Iterable
from datetime import timedelta
from http import HTTPStatus
from typing import Any

from flask import Response, abort, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

import engine
from engine import games
from engine.game import Game
from service.bots.levels import DELAYS, LEVELS, USUAL
from service.bots.seat import seat_company
from service.core.deps import deps
from service.core.transaction import transaction
from service.core.words import words
from service.models.accounts import Player
from service.models.tables import Joining, Starting, Visibility
from service.pace.explain import length
from service.pace.ready_made import ready_made_paces
from service.pages import options
from service.pages.forms import Faults, checked_form, number_or_text, wrong
from service.pages.page_family import done, family, me
from service.pages.table_card import presented
from service.schemas.tables import MOST_SEATS, USUAL_PACE, TableMakeSchema
from service.tables.join import take_seat
from service.tables.open import Wish, open_table
from service.tables.refusals import SeatTaken

USUAL_SEATS = 4
"""A company that is soon found, and large enough for every game of the house."""

pages = family("opening", "/tables/new")


@pages.get("")
def choose() -> Response:
    """Which game?"""
    shown = [presented(game, me().language) for game in games().values()]
    return make_response(render_template("pages/open-which.html", games=shown))


@pages.get("/<game>")
def ask(game: str) -> Response:
    """The form, with what is usual in it; an address may say otherwise, as in `?seats=3`."""
    return form(found(game), dict(request.args) or None, {})


@pages.post("/<game>")
def open_it(game: str) -> AnyResponse:
    """Open the table and sit down at it; or say what is wrong, and keep what was typed."""
    chosen, who = found(game), me()
    said = words(who.language)
    sent = request.form.to_dict()
    wanted, faults = checked_form(TableMakeSchema(), table_of(chosen, sent), said)
    faults |= contradictions(wanted, who.language)
    if faults:
        return form(chosen, sent, faults)
    sit, company = wanted.pop("sit"), wanted.pop("company")
    now = deps().clock()
    try:
        with transaction() as session:
            host = session.get_one(Player, who.player_id)
            row = open_table(session, host=host, wish=Wish(**wanted), now=now)
            if sit:
                take_seat(session, table_id=row.id, player=host, now=now)
            seat_company(session, row, company, who.language, now)
            number = row.id
    except SeatTaken:
        return form(chosen, sent, {"company": said.say("wrong-company")})
    except engine.BadTable as bad:
        return form(chosen, sent, {"options": bad.explain(chosen.words(who.language))})
    return done(f"/tables/{number}", "opened")


def found(game: str) -> Game:
    if game not in games():
        abort(HTTPStatus.NOT_FOUND)
    return games()[game]


def table_of(game: Game, sent: dict[str, str]) -> dict[str, Any]:
    """The form as the body of the API's operation."""
    wanted: dict[str, Any] = {
        "game": game.name,
        "seats": number_or_text(sent.get("seats", "")),
        "options": options.chosen(game, sent),
        "visibility": Visibility.PUBLIC if sent.get("watched") else Visibility.PRIVATE,
        "sit": bool(sent.get("sit")),
        "company": [sent.get("level", USUAL)] * bots_wanted(sent),
        "bots": {
            "level": sent.get("level", USUAL),
            "delay": number_or_text(sent.get("delay", str(DELAYS[0]))),
            "advice": bool(sent.get("advice")),
        },
    }
    return wanted | {
        name: sent[name] for name in ("name", "edition", "joining", "starting", "pace") if name in sent
    }


def bots_wanted(sent: dict[str, str]) -> int:
    """How many; what is no number of seats is none."""
    count = number_or_text(sent.get("company", "0"))
    return min(count, MOST_SEATS) if isinstance(count, int) else 0


def contradictions(wanted: dict[str, Any], language: str) -> Faults:
    """What each field allows, but not both together."""
    if wanted.get("joining") == Joining.OPEN and wanted.get("visibility") == Visibility.PRIVATE:
        return {"watched": wrong("watched", words(language))}
    return {}


def explained(field: str, values: Iterable[str], language: str) -> list[tuple[str, str, str]]:
    """The choices of a field: value, words, what follows from it."""
    said = words(language)
    return [(each, said.say(f"{field}-{each}"), said.say(f"{field}-{each}-hint")) for each in values]


def told_delay(seconds: int, language: str) -> str:
    said = words(language)
    return (
        said.say("open-delay", time=length(timedelta(seconds=seconds), said))
        if seconds
        else said.say("open-no-delay")
    )


def form(game: Game, sent: dict[str, str] | None, faults: Faults) -> Response:
    language = me().language
    filled = {
        "name": "",
        "seats": str(min(USUAL_SEATS, game.seats[-1])),
        "edition": game.edition,
        "pace": USUAL_PACE,
    }
    filled |= {"joining": Joining.OPEN, "starting": Starting.FULL, "watched": "yes", "sit": "yes"}
    filled |= {"company": "0", "level": USUAL, "delay": str(DELAYS[0])}
    if sent is not None:
        switches = {} if request.method == "GET" else {"watched": "", "sit": ""}
        filled |= switches | sent
    page = render_template(
        "pages/open-table.html",
        game=presented(game, language),
        filled=filled,
        faults=faults,
        sizes=[(str(size), str(size)) for size in game.seats],
        editions=[(edition.name, edition.title) for edition in game.editions.values()],
        options=options.controls(
            game,
            language,
            sent if request.method == "POST" else None,
        ),
        paces=ready_made_paces(language),
        joinings=explained("joining", Joining, language),
        startings=explained("starting", Starting, language),
        companies=[
            (str(count), words(language).say("open-company-count", count=count))
            for count in range(game.seats[-1])
        ],
        levels=[(level, words(language).say(f"level-{level}")) for level in LEVELS],
        delays=[(str(seconds), told_delay(seconds, language)) for seconds in DELAYS],
    )
    return make_response(page, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK)
