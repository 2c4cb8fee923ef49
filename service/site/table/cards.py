"""The page of the player aid: every card and tile by kind, as one seat knows it."""

from collections.abc import Iterator, Sequence
from typing import Any

from flask import Blueprint, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.text.player_aid import AidKind, Place, player_aid
from engine.text.sentences import component_parts
from engine.values.component import Component
from service.play.boards.component_signs import component_sign
from service.play.tables.viewer import Viewer
from service.site.table.entrance import TableRouter, render_page

FOLDED = {"unseen", "spent"}
"""Places from which nobody can take anything. They are collapsed, with their count shown."""

pages = Blueprint("table_cards", __name__)
doors = TableRouter(pages)


@doors.get("/cards")
def cards(_session: Session, viewer: Viewer) -> Response:
    """Show components by place: mine, visible, available, unseen, out of the game.

    A search in the query string limits them to those that contain its words.
    """
    find = request.args.get("find", "").strip()
    components = viewer.game.components(viewer.number)
    kinds = player_aid(viewer.game_words, components, viewer.number, viewer.names)
    shown = [card_kind_context(viewer, kind, find) for kind in kinds]
    return render_page(
        "table-cards",
        viewer,
        kinds=[kind for kind in shown if kind["places"]],
        find=find,
        any=bool(kinds),
    )


def card_kind_context(viewer: Viewer, kind: AidKind, find: str) -> dict[str, Any]:
    places = list(list_card_places(viewer, kind.places, find))
    count = sum(len(place["things"]) for place in places)
    return {"heading": kind.heading, "count": count, "places": places}


def list_card_places(viewer: Viewer, places: Sequence[Place], find: str) -> Iterator[dict[str, Any]]:
    """Return the places of a kind. They stay open if all would be collapsed, since nothing would be left."""
    somewhere = any(
        thing.component for place in places if place.where not in FOLDED for thing in place.things
    )
    for place in places:
        things = [thing for thing in place.things if find.casefold() in thing.text.casefold()]
        if things:
            yield {
                "heading": place.heading,
                "folded": place.where in FOLDED and somewhere and not find,
                "none": "" if things[0].component else things[0].text,
                "things": [card_context(viewer, thing.component) for thing in things if thing.component],
            }


def card_context(viewer: Viewer, component: Component) -> dict[str, str]:
    title, text = component_parts(viewer.game_words, component, viewer.names)
    return {"sign": component_sign(viewer.row.game, component), "title": title, "text": text}
