"""API of webhooks: calls to a player's own program about what concerns the player."""

from collections.abc import Callable
from typing import Any

from service.platform.outbox.models import Letter, LetterState
from service.platform.outside_addresses import ForbiddenAddress
from service.play.messages.models import Hook
from service.programs.feeds import webhooks
from service.programs.feeds.queries import all_hooks_of, deliveries_of
from service.programs.feeds.signatures import hook_secret, webhook_id
from service.programs.feeds.webhooks_schemas import (
    DeliverySchema,
    HookMadeSchema,
    HookMakeSchema,
    HookSchema,
    HookSecretSchema,
)
from service.web.access import PERSON
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.problems import Problem
from service.web.schemas.pagination import Page, PageQuery, paginate

resource = Resource("hooks", "Webhooks: signed calls to my own program with my news.", ApiDocument.AROUND)
HOOK = "/me/hooks/<id:number>"
TRIED_AGAIN = frozenset({LetterState.PENDING, LetterState.FAILED})


@resource.get(
    "/me/hooks", access=PERSON, query=PageQuery, gives=HookSchema, many=True, example=get_example("hooks")
)
def list_hooks(call: Call) -> Page:
    """List my hooks."""
    return paginate(call.session, all_hooks_of(call.player_id), Hook.id, call.query)


@resource.post(
    "/me/hooks",
    access=PERSON,
    body=HookMakeSchema,
    send=get_example("hook-make"),
    gives=HookMadeSchema,
    example=get_example("hook-made"),
    status=201,
    location="/me/hooks/{hook[id]}",
    problems=("hook-barred", "no-program", "too-many-hooks"),
    secret=True,
)
def create_hook(call: Call) -> dict[str, Any]:
    """Make a hook.

    The secret that signs its calls is shown only once. With `program`, the hook is called for every player
    who allows my program. Its calls then name the `player`, as `id` of `/me`. A permission ends after 90
    days without use of a token; calls do not prolong it.
    """
    try:
        hook = webhooks.make_hook(call.session, player_id=call.player_id, now=call.now, **call.body)
    except ForbiddenAddress as barred:
        raise Problem("hook-barred") from barred
    except webhooks.NoProgram as none:
        raise Problem("no-program") from none
    except webhooks.TooManyHooks as many:
        raise Problem("too-many-hooks", most=webhooks.MOST) from many
    return {"hook": hook, "secret": hook_secret(hook)}


@resource.get(HOOK, access=PERSON, gives=HookSchema, example=get_example("hook"))
def get_hook(call: Call, number: int) -> Hook:
    """Show one of my hooks.

    The answer says if it is still called.
    """
    return own_hook(call, number)


@resource.delete(HOOK, access=PERSON, status=204)
def delete_hook(call: Call, number: int) -> None:
    """Delete a hook.

    Waiting calls are cancelled.
    """
    webhooks.delete_hook(call.session, own_hook(call, number))


@resource.post(
    f"{HOOK}/secret", access=PERSON, gives=HookSecretSchema, example=get_example("hook-secret"), secret=True
)
def rotate_hook_secret(call: Call, number: int) -> dict[str, str]:
    """Make a new secret for a hook.

    The secret is shown only once. For a day, calls are signed with the previous secret too.
    """
    return {"secret": webhooks.rotate_secret(call.session, own_hook(call, number), call.now)}


@resource.post(f"{HOOK}/ping", access=PERSON, status=204)
def ping_hook(call: Call, number: int) -> None:
    """Send a test call to a hook.

    A hook that was switched off is on again.
    """
    webhooks.send_ping(call.session, own_hook(call, number), call.now)


@resource.get(
    f"{HOOK}/deliveries",
    access=PERSON,
    query=PageQuery,
    gives=DeliverySchema,
    many=True,
    example=get_example("deliveries"),
)
def list_deliveries(call: Call, number: int) -> Page:
    """List the calls of a hook, each with its state."""
    found = paginate(call.session, deliveries_of(own_hook(call, number)), Letter.id, call.query)
    return Page([delivery_data(letter) for letter in found.items], found.next)


@resource.post(
    f"{HOOK}/deliveries/<id:delivery>", access=PERSON, gives=DeliverySchema, example=get_example("delivery")
)
def repeat_delivery(call: Call, number: int, delivery: int) -> dict[str, Any]:
    """Repeat a call, under the same id."""
    hook = own_hook(call, number)
    return delivery_data(find_or_problem(lambda: webhooks.call_again(call.session, hook, delivery, call.now)))


def own_hook(call: Call, number: int) -> Hook:
    hook: Hook = find_or_problem(lambda: webhooks.hook_of(call.session, call.player_id, number))
    return hook


def find_or_problem(look: Callable[[], Any]) -> Any:
    try:
        return look()
    except webhooks.NoHook as none:
        raise Problem("not-found") from none


def delivery_data(letter: Letter) -> dict[str, Any]:
    return {
        "id": letter.id,
        "message": webhook_id(letter.key),
        "kind": letter.kind,
        "table_id": letter.table_id,
        "player": letter.payload["facts"].get("player"),
        "state": letter.state,
        "attempts": letter.attempts,
        "last_error": letter.last_error,
        "created_at": letter.created_at,
        "sent_at": letter.sent_at,
        "next_at": letter.not_before if letter.state in TRIED_AGAIN else None,
    }
