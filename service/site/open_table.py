"""Opening a table: the game, the players, the pace. All other settings are collapsed and have defaults."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

from flask import Response, abort, make_response, redirect, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

import engine
from engine import games
from engine.table.game import Game
from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.bots.levels import DELAYS, LEVELS, USUAL
from service.play.bots.seat import seat_bots
from service.play.cards.table_card import describe_game, describe_games
from service.play.games import options_form as options
from service.play.pace.explain import format_length
from service.play.pace.ready_made import ready_made_paces
from service.play.tables.join import take_seat
from service.play.tables.models import Joining, Starting, Table, TableState, Visibility
from service.play.tables.open import TableRequest, is_rated_by_default, open_table
from service.play.tables.refusals import SeatTaken
from service.play.tables.schemas import MOST_SEATS, USUAL_PACE, TableMakeSchema
from service.social.circles.calls import ask_circle
from service.social.circles.members import circle_for
from service.social.circles.settings import save_usual_settings
from service.social.seeks.queries import count_seeks
from service.web.pages.forms import Faults, get_field_hint, number_or_text, validate_form
from service.web.pages.page_family import BACK, make_page_blueprint, redirect_after_form, require_reader

NO_LIMIT = "no-limit"
"""The default pace against bots, who wait for nobody."""
USUAL_SEATS = 4
"""The default number of seats: quickly filled, and enough for every game."""

BOTS = "bots"
"""A choice for "who plays" that the API's `joining` does not have: the host and bots only."""
AS_SUITS = ""
"""The default of a field, which follows from who plays."""
FILLED = "filled"
"""The name of a parameter with which the query string is a whole form."""
RATED = {AS_SUITS: None, "yes": True, "no": False}

pages = make_page_blueprint("opening", "/tables/new")


@pages.get("")
def choose() -> Response:
    """Show the choice of games. The query string goes on to the form, as in `?who=link`."""
    page = render_template(
        "pages/open-which.html",
        games=describe_games(require_reader().language),
        circle=find_requested_circle(dict(request.args)),
        asked=f"?{urlencode(request.args)}" if request.args else "",
    )
    return make_response(page)


@pages.get("/<game>")
def ask(game: str) -> Response:
    """Show the form with the defaults. The query string may set other values, as in `?seats=3`."""
    return render_open_table_form(get_game_or_404(game), dict(request.args) or None, {})


@pages.post("/<game>")
def open_it(game: str) -> AnyResponse:
    """Open the table and take a seat, or show the form again with its faults and the typed values."""
    chosen, who = get_game_or_404(game), require_reader()
    said = words(who.language)
    sent = request.form.to_dict()
    wanted, faults = validate_form(TableMakeSchema(), convert_table_form(chosen, sent), said)
    faults |= find_contradictions(wanted, who.language)
    if faults:
        return render_open_table_form(chosen, sent, faults)
    if who.guest and sent.get("who") != BOTS:
        return ask_for_address(chosen, sent)
    sit, company = wanted.pop("sit"), wanted.pop("company")
    now = deps().clock()
    try:
        with transaction() as session:
            host = session.get_one(Player, who.player_id)
            if wanted["rated"] is None:
                wanted["rated"] = is_rated_by_default(host, company)
            row = open_table(session, host=host, wish=TableRequest(**wanted), now=now)
            if sit:
                take_seat(session, table_id=row.id, player=host, now=now)
            seat_bots(session, row, company, who.language, now)
            invite_circle(session, row, host, sent, now)
            number = row.id
    except SeatTaken:
        return render_open_table_form(chosen, sent, {"company": said.say("wrong-company")})
    except engine.BadTable as bad:
        return render_open_table_form(chosen, sent, {"options": bad.explain(chosen.words(who.language))})
    return redirect_after_form(f"/tables/{number}", "opened")


def ask_for_address(game: Game, sent: dict[str, str]) -> AnyResponse:
    """Ask a guest for an address. They come back to the form as they have filled it in."""
    form = f"/tables/new/{game.name}?{urlencode({**sent, FILLED: 'yes'})}"
    return redirect(f"/keep?{urlencode({BACK: form})}", HTTPStatus.SEE_OTHER)


def invite_circle(session: Session, row: Table, host: Player, sent: dict[str, str], now: datetime) -> None:
    """Invite the members of the circle to the table, unless its host has unchecked that."""
    if row.circle_id is None:
        return
    save_usual_settings(session, row, host.id, wished="usual" in sent)
    if "ask" in sent and row.state == TableState.GATHERING:
        ask_circle(session, table_id=row.id, player_id=host.id, now=now)


def find_requested_circle(sent: dict[str, str]) -> Circle | None:
    """Return the circle for which the table is opened, if the reader is a member."""
    number = number_or_text(sent.get("circle", ""))
    if not isinstance(number, int):
        return None
    with read_session() as session:
        return circle_for(session, number, require_reader().player_id)


def get_game_or_404(game: str) -> Game:
    if game not in games():
        abort(HTTPStatus.NOT_FOUND)
    return games()[game]


def convert_table_form(game: Game, sent: dict[str, str]) -> dict[str, Any]:
    """Convert the form to the body of the API operation."""
    who = sent.get("who", Joining.OPEN)
    circle = sent.get("circle", "")
    watched = sent.get("watched") or ("yes" if who == Joining.OPEN and not circle else "no")
    wanted: dict[str, Any] = {
        "game": game.name,
        "seats": number_or_text(sent.get("seats", get_default_seats(game))),
        "circle": number_or_text(circle) if circle else None,
        "options": options.options_from_form(game, sent),
        "joining": Joining.INVITED if who == BOTS else who,
        "visibility": Visibility.PUBLIC if watched == "yes" else Visibility.PRIVATE,
        "sit": bool(sent.get("sit")),
        "seats_drawn": bool(sent.get("seats_drawn")),
        "rated": RATED.get(sent.get("rated", AS_SUITS)),
        "company": [sent.get("level", USUAL)] * count_wanted_bots(game, sent),
        "bots": {
            "level": sent.get("level", USUAL),
            "delay": number_or_text(sent.get("delay", str(DELAYS[0]))),
            "advice": bool(sent.get("advice")),
        },
    }
    return wanted | {name: sent[name] for name in ("name", "edition", "starting", "pace") if name in sent}


def get_default_seats(game: Game) -> str:
    return str(min(USUAL_SEATS, game.seats[-1]))


def count_wanted_bots(game: Game, sent: dict[str, str]) -> int:
    """Return the number of bots.

    If only bots play, they take every remaining seat. An invalid number counts as none.
    """
    count = number_or_text(sent.get("company", AS_SUITS))
    if count == AS_SUITS and sent.get("who") == BOTS:
        seats = number_or_text(sent.get("seats", get_default_seats(game)))
        count = seats - bool(sent.get("sit")) if isinstance(seats, int) else 0
    return min(count, MOST_SEATS) if isinstance(count, int) else 0


def find_contradictions(wanted: dict[str, Any], language: str) -> Faults:
    """Return the faults of fields that are valid alone but not together."""
    unseen = wanted.get("visibility") == Visibility.PRIVATE and not wanted.get("circle")
    if wanted.get("joining") == Joining.OPEN and unseen:
        return {"watched": get_field_hint("watched", words(language))}
    return {}


def explain_choices(field: str, values: Iterable[str], language: str) -> list[tuple[str, str, str]]:
    """Return the choices of a field: value, label, hint."""
    said = words(language)
    return [(each, said.say(f"{field}-{each}"), said.say(f"{field}-{each}-hint")) for each in values]


def list_joining_choices(language: str, circle: Circle | None) -> list[tuple[str, str, str]]:
    """Return the choices for who may play. At a circle's table these are its members."""
    if circle is None:
        return explain_choices("joining", [Joining.OPEN, Joining.LINK, Joining.INVITED, BOTS], language)
    said = words(language)
    friends = said.say("circle-joining", circle=circle.name), said.say("circle-joining-hint")
    return [(Joining.OPEN, *friends), *explain_choices("joining", [Joining.LINK, Joining.INVITED], language)]


def format_delay(seconds: int, language: str) -> str:
    said = words(language)
    return (
        said.say("open-delay", time=format_length(timedelta(seconds=seconds), said))
        if seconds
        else said.say("open-no-delay")
    )


def list_estimate_notices(game: Game, language: str) -> list[str]:
    """Return a sentence on the data that are our estimates, for each edition by its title if they differ."""
    told = {edition.title: game.ours(edition, language) for edition in game.editions.values()}
    if len(set(told.values())) == 1:
        return [sentence for sentence in set(told.values()) if sentence]
    return [f"{title}: {sentence}" for title, sentence in told.items() if sentence]


def render_open_table_form(game: Game, sent: dict[str, str] | None, faults: Faults) -> Response:
    language = require_reader().language
    guest = require_reader().guest
    circle = find_requested_circle(sent or {})
    with read_session() as session:
        seeking = count_seeks(session, game.name, require_reader().player_id, deps().clock())
    filled: dict[str, str] = {
        "name": "",
        "seats": get_default_seats(game),
        "edition": game.edition,
        "who": BOTS if guest else Joining.OPEN,
        "starting": Starting.FULL,
        "watched": AS_SUITS,
        "rated": AS_SUITS,
        "sit": "yes",
        "company": AS_SUITS,
        "level": USUAL,
        "delay": str(DELAYS[0]),
        "ask": "yes",
        "usual": "yes" if circle is not None and circle.usual is None else "",
    }
    whole = request.method == "POST" or FILLED in (sent or {})
    if sent is not None:
        filled |= ({} if not whole else {"sit": "", "ask": "", "usual": ""}) | sent
    paces = ready_made_paces(language)
    usual = NO_LIMIT if filled["who"] == BOTS else USUAL_PACE
    if usual == NO_LIMIT:
        paces.sort(key=lambda pace: pace[0] != NO_LIMIT)
    if filled.get("pace") is None or (request.method == "GET" and filled["pace"] == filled.get("offered")):
        filled["pace"] = usual
    page = render_template(
        "pages/open-table.html",
        game=describe_game(game, language),
        others=list(games()),
        filled=filled,
        circle=circle,
        owns=circle is not None and circle.owner_id == require_reader().player_id,
        faults=faults,
        sizes=[(str(size), str(size)) for size in game.seats],
        editions=[(edition.name, edition.title) for edition in game.editions.values()],
        ours=list_estimate_notices(game, language),
        options=options.option_controls(
            game,
            language,
            sent if whole else None,
        ),
        paces=paces,
        offered=usual,
        seeking=0 if guest or circle else seeking,
        whos=list_joining_choices(language, circle),
        watchings=[
            (way, words(language).say(f"open-watched-{way or 'suits'}")) for way in (AS_SUITS, "yes", "no")
        ],
        ratings=[(way, words(language).say(f"open-rated-{way or 'suits'}")) for way in RATED],
        startings=explain_choices("starting", Starting, language),
        companies=[
            (AS_SUITS, words(language).say("open-company-suits")),
            *(
                (str(count), words(language).say("open-company-count", count=count))
                for count in range(game.seats[-1])
            ),
        ],
        levels=[(level, words(language).say(f"level-{level}")) for level in LEVELS],
        delays=[(str(seconds), format_delay(seconds, language)) for seconds in DELAYS],
    )
    return make_response(page, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK)
