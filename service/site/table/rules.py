"""The rules of exactly this table: its number of players, its options, its edition, and what the house decided."""

from flask import Blueprint
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.table.game import game_named
from service.play.tables.editions import edition_of
from service.play.tables.rules import played_at, table_rules
from service.site.rules import told
from service.site.table.entrance import Doors, page
from service.site.table.viewer import Viewer

pages = Blueprint("table_rules", __name__)
doors = Doors(pages)


@doors.get("/rules")
def rules(_session: Session, holder: Viewer) -> Response:
    """A refusal leads to its rule here, and so does an event."""
    row, language = holder.row, holder.language
    game = game_named(row.game)
    here = table_rules(row, language)
    return page("rules", holder, **told(game, here, [edition_of(row)], language, played_at(row)))
