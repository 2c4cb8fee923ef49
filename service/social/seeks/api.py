"""API operations on seeks."""

from service.platform.accounts.models import Player
from service.social.seeks import seek as use_cases
from service.social.seeks.models import Seek
from service.social.seeks.queries import listed_seeks
from service.social.seeks.schemas import SeekMakeSchema, SeekSchema, SeeksQuery
from service.web.access import PLAY, READ
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, paginate

resource = Resource("seeks", "Players who look for a table.", ApiDocument.AROUND)


@resource.get(
    "/seeks", access=READ, query=SeeksQuery, gives=SeekSchema, many=True, example=get_example("seeks")
)
def list_seeks(call: Call) -> Page:
    """List the players who look for a table, the newest first."""
    found = listed_seeks(call.player_id, call.now, call.query["game"])
    return paginate(call.session, found, Seek.id, call.query)


@resource.post(
    "/seeks",
    access=PLAY,
    body=SeekMakeSchema,
    send=get_example("seek-make"),
    gives=SeekSchema,
    example=get_example("seek"),
    status=201,
    location="/seeks/{id}",
    problems=("address-needed", "not-found"),
)
def create_seek(call: Call) -> Seek:
    """Look for a table of a game.

    I get a letter for each new table that anybody may join, at most three a day. The search ends after
    30 days, or when I sit with other people at a table of the game. A second request starts the 30 days again.
    """
    player = call.session.get_one(Player, call.player_id)
    return use_cases.create_seek(call.session, player=player, game=call.body["game"], now=call.now)


@resource.delete("/seeks/<id:number>", access=PLAY, status=204)
def delete_seek(call: Call, number: int) -> None:
    """Stop looking for a table."""
    use_cases.delete_seek(call.session, seek_id=number, player_id=call.player_id)
