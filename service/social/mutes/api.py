"""API operations on mutes."""

from service.social.mutes.models import Mute
from service.social.mutes.mute import add_mute, remove_mute
from service.social.mutes.queries import mutes_of
from service.social.mutes.schemas import MuteSchema
from service.web.access import PLAY, READ
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, PageQuery, paginate

resource = Resource("mutes", "Players from whom I want nothing.", ApiDocument.AROUND)
ONE = "/me/mutes/<id:player>"


@resource.get(
    "/me/mutes", access=READ, query=PageQuery, gives=MuteSchema, many=True, example=get_example("mutes")
)
def list_mutes(call: Call) -> Page:
    """List the players whom I have muted, the newest first."""
    return paginate(call.session, mutes_of(call.player_id), Mute.id, call.query)


@resource.put(ONE, access=PLAY, status=204)
def mute_player(call: Call, player: int) -> None:
    """Mute a player.

    I get no talk, invitations or challenges from them. They are not told. The player cannot be a bot or me.
    """
    add_mute(call.session, player_id=call.player_id, muted_id=player, now=call.now)


@resource.delete(ONE, access=PLAY, status=204)
def unmute_player(call: Call, player: int) -> None:
    """Lift the mute of a player."""
    remove_mute(call.session, player_id=call.player_id, muted_id=player)
