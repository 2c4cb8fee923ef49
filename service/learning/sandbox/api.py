"""API of sandboxes, where a program is tried out before it plays with people."""

from service.learning.sandbox.open import open_sandbox
from service.platform.accounts.models import Player
from service.play.tables.models import Table
from service.play.tables.schemas import SandboxSchema, TableSchema
from service.web.access import PLAY
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import Resource

resource = Resource("sandbox", "My own tables with bots that answer at once, to try out a program.")


@resource.post(
    "/sandboxes",
    access=PLAY,
    body=SandboxSchema,
    send={"game": get_example("table-make")["game"]},
    gives=TableSchema,
    example=get_example("table"),
    status=201,
    location="/tables/{id}",
    problems=("bad-table", "address-needed", "too-many-tables"),
)
def create_sandbox(call: Call) -> Table:
    """Open a table to try out a program.

    I sit at seat 0. The table has begun, and it is my turn. Bots have the other seats and answer within the
    request that asks them. No letters leave, and nobody is rated. The table is deleted seven days after its
    last move, or when there are ten newer ones.
    """
    player = call.session.get_one(Player, call.player_id)
    return open_sandbox(call.session, player=player, now=call.now, **call.body)
