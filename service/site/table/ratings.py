"""The page of rated players at a table.

It is separate, since the table page is rendered after every move and should not query ratings.
"""

from flask import Blueprint
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.play.tables.viewer import Viewer
from service.seasons.ratings.rated import ratings_context
from service.site.table.entrance import TableRouter, render_page

pages = Blueprint("table_ratings", __name__)
doors = TableRouter(pages)


@doors.get("/rated")
def who_is_rated(session: Session, viewer: Viewer) -> Response:
    """Show whose ratings will change at the end, and why the others' will not."""
    reader = viewer.player.id if viewer.player else None
    return render_page("table-rated", viewer, rated=ratings_context(session, viewer.row, reader, viewer.said))
