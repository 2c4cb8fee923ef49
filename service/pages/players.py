"""A player, as others see him: how punctual he is, and his tables that anybody may see."""

from http import HTTPStatus

from flask import Response, make_response, render_template
from werkzeug.exceptions import NotFound

from service.accounts.models import Player
from service.api.cursors import page
from service.pages.cards import card
from service.pages.hall import cursor
from service.pages.rooms import family, me
from service.parts import parts
from service.tables.models import Table
from service.tables.queries import tables_in_public
from service.time.showing import away_until, punctuality_of
from service.transaction import reading

AT_ONCE = 12

pages = family("players", "/players")


@pages.get("/<id:number>")
def show(number: int) -> Response:
    who = me()
    with reading() as session:
        player = session.get(Player, number)
        if player is None:
            raise NotFound
        found = page(session, tables_in_public(number), Table.id, {"limit": AT_ONCE, "cursor": cursor()})
        shown = render_template(
            "pages/player.html",
            person=player,
            punctuality=punctuality_of(session, number),
            away=away_until(player, parts().clock()),
            tables=[card(row, who.player_id, who.language) for row in found.items],
            more=found.next,
        )
        return make_response(shown, HTTPStatus.OK)
