"""The player aid on a page of its own: every card and tile in full, kind by kind, as one seat knows it."""

from flask import Blueprint
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.player_aid import player_aid
from service.pages.table.entrance import Doors, page
from service.pages.table.viewer import Viewer

pages = Blueprint("table_cards", __name__)
doors = Doors(pages)


@doors.get("/cards")
def cards(_session: Session, holder: Viewer) -> Response:
    """What is mine, shown, to be had, unseen, out of the game."""
    components = holder.game.components(holder.number)
    kinds = player_aid(holder.game_words, components, holder.number, holder.names)
    return page("table-cards", holder, kinds=kinds)
