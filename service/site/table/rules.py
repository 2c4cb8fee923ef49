"""The rules of exactly this table: number of players, options, edition, and our rulings on open points."""

from flask import Blueprint
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.table.game import game_named
from service.play.tables.editions import edition_of
from service.play.tables.rules import played_settings, table_rules
from service.play.tables.viewer import Viewer
from service.site.rules import rules_page_context
from service.site.table.entrance import TableRouter, render_page

pages = Blueprint("table_rules", __name__)
doors = TableRouter(pages)


@doors.get("/rules")
def rules(_session: Session, viewer: Viewer) -> Response:
    """Show the rules. Refusals and events link to their rule on this page."""
    row, language = viewer.row, viewer.language
    game = game_named(row.game)
    here = table_rules(row, language)
    return render_page(
        "rules", viewer, **rules_page_context(game, here, [edition_of(row)], language, played_settings(row))
    )
