"""The page of a table, seen through either door."""

from flask import Blueprint
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.pages import gathering
from service.pages.table.doors import Doors, page
from service.pages.table.holder import Holder
from service.pages.table.showing import shown, stands
from service.parts import parts

pages = Blueprint("table", __name__)
doors = Doors(pages)


@doors.get()
def table(session: Session, holder: Holder) -> Response:
    """Question, board, what changed, talk: all that a seat, or somebody who looks on, may know."""
    if not stands(holder.row):
        return gathering.page(session, holder)
    return page("table", holder, **shown(session, holder, parts().clock()))
