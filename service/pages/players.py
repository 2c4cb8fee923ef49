"""A player, as others see them: how they play, as far as they let it be seen, and their tables that anybody may see."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from sqlalchemy.orm import Session
from werkzeug.exceptions import NotFound

from service.clocks.views import away_until, punctuality_of
from service.core.deps import deps
from service.core.transaction import reading
from service.models.accounts import Player
from service.models.ratings import ALL_GAMES, RatingChange
from service.models.tables import Table
from service.pages.hall import cursor
from service.pages.page_family import family, me
from service.pages.rated import course_drawn
from service.pages.table_card import card
from service.ratings.play import Play, play_of
from service.ratings.queries import last_changes
from service.ratings.views import shown_change
from service.schemas.pagination import paginate
from service.tables.queries import tables_in_public

AT_ONCE = 12
DRAWN = 100
"""So many of the last changes of a rating are drawn."""

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
    """How the rating went that was asked for, over all games unless one is named."""
    rated = [rating.game for rating in play.ratings]
    asked = request.args.get("game", ALL_GAMES)
    chosen = asked if asked in rated else ALL_GAMES
    rows: list[RatingChange] = last_changes(session, player.id, chosen, DRAWN) if rated else []
    changes = [shown_change(row) for row in rows]
    return {"chosen": chosen, "changes": changes[::-1], "course": course_drawn(changes)}
