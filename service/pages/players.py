"""A player, as others see them: how punctual they are, and their tables that anybody may see."""

from http import HTTPStatus

from flask import Response, make_response, render_template
from werkzeug.exceptions import NotFound

from service.clocks.views import away_until, punctuality_of
from service.core.deps import deps
from service.core.transaction import reading
from service.models.accounts import Player
from service.models.tables import Table
from service.pages.hall import cursor
from service.pages.page_family import family, me
from service.pages.table_card import card
from service.schemas.pagination import paginate
from service.tables.queries import tables_in_public

AT_ONCE = 12

pages = family("players", "/players")


@pages.get("/<id:number>")
def show(number: int) -> Response:
    who = me()
    with reading() as session:
        player = session.get(Player, number)
        if player is None:
            raise NotFound
        found = paginate(session, tables_in_public(number), Table.id, {"limit": AT_ONCE, "cursor": cursor()})
        shown = render_template(
            "pages/player.html",
            person=player,
            punctuality=punctuality_of(session, number),
            away=away_until(player, deps().clock()),
            tables=[card(row, who.player_id, who.language) for row in found.items],
            more=found.next,
        )
        return make_response(shown, HTTPStatus.OK)
