"""Who is rated at a table, on a page of its own: the page of the table is drawn with every move, and does not ask."""

from flask import Blueprint
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.seasons.ratings.rated import rated
from service.site.table.entrance import Doors, page
from service.site.table.viewer import Viewer

pages = Blueprint("table_ratings", __name__)
doors = Doors(pages)


@doors.get("/rated")
def who_is_rated(session: Session, holder: Viewer) -> Response:
    """Whose ratings the end changes, and why not the others'."""
    reader = holder.player.id if holder.player else None
    return page("table-rated", holder, rated=rated(session, holder.row, reader, holder.said))
