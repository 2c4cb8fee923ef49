"""Pages of leaderboards, by game and month. The viewer's acquaintances come first, then all players."""

from datetime import date
from http import HTTPStatus
from typing import Any

from babel.dates import format_skeleton
from flask import Response, make_response, render_template, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session

from engine import games
from service.platform.transaction import read_session
from service.seasons.ratings.models import ALL_GAMES, ALL_TIME, PlayerStanding
from service.seasons.ratings.queries import leaderboard, rated_months
from service.seasons.ratings.schemas import LeaderboardQuery
from service.seasons.ratings.views import shown_standing
from service.web.pages.page_family import make_page_blueprint, require_reader
from service.web.schemas.pagination import Page, paginate_by_place

AT_ONCE = 50
KNOWN = 20
MONTHS = 12
"""How many of the last months can be chosen."""

pages = make_page_blueprint("leaderboard", "/leaderboard")


@pages.get("")
def show() -> Response:
    """Render the requested leaderboard. An unknown game or month means all games or all time."""
    asked = request.args.get("game", ALL_GAMES)
    game = asked if asked in games() else ALL_GAMES
    with read_session() as session:
        offered = list(rated_months(session, game, MONTHS))
        month = request.args.get("month", ALL_TIME)
        month = month if month in offered else ALL_TIME
        after = request_cursor()
        known = leaderboard_page(session, game, month, KNOWN, known=True)
        everybody = leaderboard_page(session, game, month, AT_ONCE, after=after)
        page = render_template(
            "pages/leaderboard.html",
            games=[ALL_GAMES, *games()],
            game=game,
            months=[ALL_TIME, *offered],
            month=month,
            month_name=lambda name: month_name(name, require_reader().language),
            known=[] if after else known.items,
            everybody=everybody.items,
            more=everybody.next,
        )
        return make_response(page, HTTPStatus.OK)


def month_name(month: str, language: str) -> str:
    """Format a month in the reader's language, such as “November 2026”."""
    return format_skeleton("yMMMM", date.fromisoformat(f"{month}-01"), locale=language)


def request_cursor() -> Any:
    """Return the cursor of the request. An invalid cursor means the first page."""
    try:
        return LeaderboardQuery().load({"cursor": request.args["cursor"]})["cursor"]
    except (KeyError, ValidationError):
        return None


def leaderboard_page(
    session: Session,
    game: str,
    month: str,
    limit: int,
    *,
    known: bool = False,
    after: Any = None,
) -> Page:
    rows = leaderboard(game, month, require_reader().player_id, known=known)
    page = paginate_by_place(
        session, rows, PlayerStanding.rating, PlayerStanding.player_id, {"limit": limit, "cursor": after}
    )
    return Page([shown_standing(standing, player) for standing, player in page.items], page.next)
