"""The hall: tables that wait for me, my other tables, tables with open seats, finished tables."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, redirect, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from engine import games
from service.platform.accounts.authenticate import Caller
from service.platform.accounts.models import Player
from service.platform.accounts.sign_in import usual_name
from service.platform.deps import deps
from service.platform.transaction import reading
from service.play.cards.table_card import card, card_waiting, introduced, presented
from service.play.clocks.queries import offered_seats
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.queries import count_waiting, listed_tables, waiting_longest, where_others_decide
from service.web.pages.page_family import cursor, family, language, me, reader
from service.web.schemas.pagination import Page, paginate

MOST = 12
"""The maximum number of cards of a kind in the hall; further pages list the rest."""

pages = family("hall", strangers=True)
mine = family("tables_of_mine", "/mine")


@pages.get("/")
def front() -> Response:
    """Show my tables, or the welcome page to a reader who is not signed in."""
    who = reader()
    with reading() as session:
        return welcome(session) if who is None else hall(session, who)


def welcome(session: Session) -> Response:
    some = listed(session, 0, "open", None, 3)
    values = {"games": introduced(language()), "open": cards(some, None)}
    return make_response(render_template("pages/welcome.html", **values))


def hall(session: Session, who: Caller) -> Response:
    owed = waiting_longest(who.player_id, MOST, playing=True)
    waiting = [card_waiting(seat, who, deps().clock()) for seat in session.scalars(owed)]
    player = session.get_one(Player, who.player_id)
    values = {
        "unnamed": player.name == usual_name(player),
        "waiting": waiting,
        "owed": count_waiting(session, who.player_id),
        "running": cards(listed(session, who.player_id, "mine", TableState.RUNNING, others_decide=True), who),
        "invited": cards(listed(session, who.player_id, "invited", None), who),
        "circles": cards(listed(session, who.player_id, "circles", None), who),
        "gathering": cards(listed(session, who.player_id, "mine", TableState.GATHERING), who),
        "games": [presented(game, who.language) for game in games().values()],
        "finished": cards(listed(session, who.player_id, "mine", TableState.FINISHED, 6), who),
    }
    return make_response(render_template("pages/hall.html", **values))


@pages.get("/next")
def next_decision() -> AnyResponse:
    """Redirect to the table that has waited for me longest, or to the hall if none waits."""
    who = reader()
    with reading() as session:
        seat = session.scalar(waiting_longest(who.player_id if who else 0, 1))
        return redirect(f"/tables/{seat.table_id}" if seat else "/", HTTPStatus.SEE_OTHER)


@pages.get("/open")
def open_seats() -> Response:
    """Show tables that gather players, and seats at running tables that a substitute may take."""
    who = reader()
    game = request.args.get("game")
    known = game if game in games() else None
    with reading() as session:
        found = listed(session, who.player_id if who else 0, "open", None, game=known, cursor=cursor())
        offered = session.scalars(offered_seats().order_by(Seat.id).limit(MOST)).all()
        return make_response(
            render_template(
                "pages/open.html",
                tables=cards(found, who),
                more=found.next,
                offered=[
                    {"seat": seat.number, **card(seat.table, who.player_id if who else None, language())}
                    for seat in offered
                ],
                games=list(games()),
                chosen=known,
            )
        )


@mine.get("")
def my_tables() -> Response:
    """Show all my tables of one state, newest first."""
    who = me()
    state = request.args.get("state")
    chosen = TableState(state) if state in set(TableState) else TableState.FINISHED
    with reading() as session:
        found = listed(session, who.player_id, "mine", chosen, cursor=cursor())
        return make_response(
            render_template(
                "pages/tables.html",
                tables=cards(found, who),
                more=found.next,
                chosen=chosen.value,
                states=[each.value for each in TableState],
            )
        )


def listed(
    session: Session,
    player_id: int,
    which: str,
    state: TableState | None,
    limit: int = MOST,
    *,
    game: str | None = None,
    cursor: Any = None,
    others_decide: bool = False,
) -> Page:
    rows = listed_tables(player_id, which=which, state=state, game=game)
    if others_decide:
        rows = where_others_decide(rows, player_id)
    return paginate(session, rows, Table.id, {"limit": limit, "cursor": cursor})


def cards(found: Page, who: Caller | None) -> list[dict[str, Any]]:
    return [card(row, who.player_id if who else None, language()) for row in found.items]
