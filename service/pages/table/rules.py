"""The rules of exactly this table: its number of players, its options, its edition, and what the house decided."""

from typing import Any

from flask import Blueprint
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.game import game_named
from service.pages import options
from service.pages.rules import told
from service.pages.table.entrance import Doors, page
from service.pages.table.viewer import Viewer
from service.tables.rules import played_at, table_rules

pages = Blueprint("table_rules", __name__)
doors = Doors(pages)


@doors.get("/rules")
def rules(_session: Session, holder: Viewer) -> Response:
    """A refusal leads to its rule here, and so does an event."""
    row = holder.row
    game = game_named(row.game)
    here, played = table_rules(row, holder.language), played_at(row)
    chosen = options.controls(game, holder.language, options.sent_for(game.name, row.options))
    return page(
        "rules",
        holder,
        options=[each for each in chosen if game.rules().matters(named(each), played)],
        **told(game, here, [game.editions[row.edition]], holder.language, played),
    )


def named(control: dict[str, Any]) -> str:
    """The option that a control is for."""
    name: str = control["name"]
    return name.removeprefix(options.PREFIX)
