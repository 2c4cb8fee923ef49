"""The page of a player: their play, as far as they share it, and their public tables."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from sqlalchemy.orm import Session
from werkzeug.exceptions import NotFound

from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import reading
from service.play.cards.table_card import card
from service.play.clocks.views import away_until, punctuality_of
from service.play.tables.models import Table
from service.play.tables.queries import tables_in_public
from service.seasons.ratings.models import ALL_GAMES, RatingChange
from service.seasons.ratings.play import Play, play_of
from service.seasons.ratings.queries import last_changes
from service.seasons.ratings.rated import course_drawn
from service.seasons.ratings.views import shown_change
from service.web.pages.page_family import cursor, family, me
from service.web.schemas.pagination import paginate

AT_ONCE = 12
DRAWN = 100
"""The maximum number of rating changes in the drawing."""

pages = family("players", "/players")


@pages.get("/<id:number>")
def show(number: int) -> Response:
    who = me()
    with reading() as session:
        player = session.get(Player, number)
        if player is None:
            raise NotFound
        found = paginate(session, tables_in_public(number), Table.id, {"limit": AT_ONCE, "cursor": cursor()})
        play = play_of(session, player, who.player_id)
        shown = render_template(
            "pages/player.html",
            person=player,
            punctuality=punctuality_of(session, number),
            away=away_until(player, deps().clock()),
            play=play,
            **course(session, player, play),
            tables=[card(row, who.player_id, who.language) for row in found.items],
            more=found.next,
        )
        return make_response(shown, HTTPStatus.OK)


def course(session: Session, player: Player, play: Play) -> dict[str, Any]:
    """Return the history of a rating: of the game in the query string, or of all games."""
    rated = [rating.game for rating in play.ratings]
    asked = request.args.get("game", ALL_GAMES)
    chosen = asked if asked in rated else ALL_GAMES
    rows: list[RatingChange] = last_changes(session, player.id, chosen, DRAWN) if rated else []
    changes = [shown_change(row) for row in rows]
    return {"chosen": chosen, "changes": changes[::-1], "course": course_drawn(changes)}
