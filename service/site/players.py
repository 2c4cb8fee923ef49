"""The page of a player: their play, as far as they share it, and their public tables."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from sqlalchemy.orm import Session
from werkzeug.exceptions import NotFound

from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.play.cards.table_card import build_table_card
from service.play.clocks.views import away_until, punctuality_of
from service.play.tables.models import Table
from service.play.tables.queries import public_tables_of_player
from service.seasons.ratings.models import ALL_GAMES, RatingChange
from service.seasons.ratings.play import PlayerStatistics, player_statistics
from service.seasons.ratings.queries import last_changes
from service.seasons.ratings.rated import draw_rating_chart
from service.seasons.ratings.views import shown_change
from service.social.mutes.queries import muted_players
from service.web.pages.page_family import make_page_blueprint, read_query_cursor, require_reader
from service.web.schemas.pagination import paginate

AT_ONCE = 12
DRAWN = 100
"""The maximum number of rating changes in the drawing."""

pages = make_page_blueprint("players", "/players")


@pages.get("/<id:number>")
def show(number: int) -> Response:
    who = require_reader()
    with read_session() as session:
        player = session.get(Player, number)
        if player is None:
            raise NotFound
        found = paginate(
            session,
            public_tables_of_player(number),
            Table.id,
            {"limit": AT_ONCE, "cursor": read_query_cursor()},
        )
        play = player_statistics(session, player, who.player_id)
        shown = render_template(
            "pages/player.html",
            person=player,
            muted=number in muted_players(session, who.player_id),
            punctuality=punctuality_of(session, number),
            away=away_until(player, deps().clock()),
            play=play,
            **rating_history_context(session, player, play),
            tables=[build_table_card(row, who.player_id, who.language) for row in found.items],
            more=found.next,
        )
        return make_response(shown, HTTPStatus.OK)


def rating_history_context(session: Session, player: Player, play: PlayerStatistics) -> dict[str, Any]:
    """Return the history of a rating: of the game in the query string, or of all games."""
    rated = [rating.game for rating in play.ratings]
    asked = request.args.get("game", ALL_GAMES)
    chosen = asked if asked in rated else ALL_GAMES
    rows: list[RatingChange] = last_changes(session, player.id, chosen, DRAWN) if rated else []
    changes = [shown_change(row) for row in rows]
    return {"chosen": chosen, "changes": changes[::-1], "course": draw_rating_chart(changes)}
