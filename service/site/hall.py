"""The hall: tables that wait for me, my other tables, tables with open seats, finished tables."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, redirect, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from engine import games
from service.platform.accounts.authenticate import Caller
from service.platform.accounts.models import Player
from service.platform.accounts.sign_in import default_player_name
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.play.cards.table_card import build_table_card, build_waiting_card, describe_game, describe_games
from service.play.clocks.queries import offered_seats
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.queries import (
    count_waiting_seats,
    exclude_waiting_tables,
    listed_tables,
    longest_waiting_seats,
)
from service.social.seeks.views import seeks_by_game
from service.web.pages.page_family import (
    get_page_language,
    get_reader,
    make_page_blueprint,
    read_query_cursor,
    require_reader,
)
from service.web.schemas.pagination import Page, paginate

MOST = 12
"""The maximum number of cards of a kind in the hall; further pages list the rest."""
MOST_TO_WATCH = 3

pages = make_page_blueprint("hall", strangers=True)
mine = make_page_blueprint("tables_of_mine", "/mine")


@pages.get("/")
def front() -> Response:
    """Show my tables, or the welcome page to a reader who is not signed in."""
    who = get_reader()
    with read_session() as session:
        return render_welcome_page(session) if who is None else render_hall_page(session, who)


def render_welcome_page(session: Session) -> Response:
    some = paginate_tables(session, 0, "open", None, 3)
    values = {"games": describe_games(get_page_language()), "open": make_table_cards(some, None)}
    return make_response(render_template("pages/welcome.html", **values))


def render_hall_page(session: Session, who: Caller) -> Response:
    owed = longest_waiting_seats(who.player_id, MOST, playing=True)
    waiting = [build_waiting_card(seat, who, deps().clock()) for seat in session.scalars(owed)]
    player = session.get_one(Player, who.player_id)
    values = {
        "unnamed": player.name == default_player_name(player),
        "waiting": waiting,
        "owed": count_waiting_seats(session, who.player_id),
        "running": make_table_cards(
            paginate_tables(session, who.player_id, "mine", TableState.RUNNING, others_decide=True), who
        ),
        "invited": make_table_cards(paginate_tables(session, who.player_id, "invited", None), who),
        "circles": make_table_cards(paginate_tables(session, who.player_id, "circles", None), who),
        "gathering": make_table_cards(
            paginate_tables(session, who.player_id, "mine", TableState.GATHERING), who
        ),
        "games": [describe_game(game, who.language) for game in games().values()],
        "finished": make_table_cards(
            paginate_tables(session, who.player_id, "mine", TableState.FINISHED, 6), who
        ),
    }
    return make_response(render_template("pages/hall.html", **values))


@pages.get("/next")
def next_decision() -> AnyResponse:
    """Redirect to the table that has waited for me longest, or to the hall if none waits."""
    who = get_reader()
    with read_session() as session:
        seat = session.scalar(longest_waiting_seats(who.player_id if who else 0, 1))
        return redirect(f"/tables/{seat.table_id}" if seat else "/", HTTPStatus.SEE_OTHER)


@pages.get("/open")
def open_seats() -> Response:
    """Show tables that gather players, seats that a substitute may take, and players who look for a table.

    If there are none, also show what the reader can do at once.
    """
    who = get_reader()
    me = who.player_id if who else 0
    game = request.args.get("game")
    known = game if game in games() else None
    with read_session() as session:
        found = paginate_tables(session, me, "open", None, game=known, cursor=read_query_cursor())
        offered = session.scalars(offered_seats().order_by(Seat.id).limit(MOST)).all()
        shown = [games()[known]] if known else list(games().values())
        at_once = {}
        if not found.items and not offered:
            watched = paginate_tables(session, me, "public", TableState.RUNNING, MOST_TO_WATCH, game=known)
            at_once = {
                "watched": make_table_cards(watched, who),
                "bots": [describe_game(each, get_page_language()) for each in shown],
            }
        return make_response(
            render_template(
                "pages/open.html",
                tables=make_table_cards(found, who),
                more=found.next,
                offered=[
                    {
                        "seat": seat.number,
                        **build_table_card(seat.table, who.player_id if who else None, get_page_language()),
                    }
                    for seat in offered
                ],
                games=list(games()),
                chosen=known,
                seeks=seeks_by_game(session, me, [each.name for each in shown], deps().clock()),
                **at_once,
            )
        )


@mine.get("")
def my_tables() -> Response:
    """Show all my tables of one state, newest first."""
    who = require_reader()
    state = request.args.get("state")
    chosen = TableState(state) if state in set(TableState) else TableState.FINISHED
    with read_session() as session:
        found = paginate_tables(session, who.player_id, "mine", chosen, cursor=read_query_cursor())
        return make_response(
            render_template(
                "pages/tables.html",
                tables=make_table_cards(found, who),
                more=found.next,
                chosen=chosen.value,
                states=[each.value for each in TableState],
            )
        )


def paginate_tables(
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
        rows = exclude_waiting_tables(rows, player_id)
    return paginate(session, rows, Table.id, {"limit": limit, "cursor": cursor})


def make_table_cards(found: Page, who: Caller | None) -> list[dict[str, Any]]:
    return [build_table_card(row, who.player_id if who else None, get_page_language()) for row in found.items]
