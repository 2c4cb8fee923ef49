"""The organiser's acts over the API. They are desk acts, so that all of them are on the same trail."""

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy.orm import Session

from service.play.acts.acts import Act
from service.play.acts.over_api import carry_out_call
from service.play.acts.schemas import DoneSchema
from service.web.access import PLAY
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import Resource

Check = Callable[[Session, int, int], None]
"""Raises a refusal if the player does not organise the contest or league with this number."""


def declare_organising(resource: Resource, acts: Iterable[Act], check: Check) -> None:
    """Add an operation for each act to a resource."""
    for each in acts:
        declare_act(resource, each, check)


def declare_act(resource: Resource, act: Act, check: Check) -> None:
    about = act.about

    def view(call: Call, **which: int) -> dict[str, Any]:
        number = which[about]
        check(call.session, number, call.player_id)
        return carry_out_call(call, act, number)

    view.__name__ = f"organise_{act.name.replace('-', '_')}"
    view.__doc__ = act.summary
    resource.post(
        f"/{about}s/<id:{about}>/{act.name.removeprefix(f'{about}-')}",
        access=PLAY,
        body=act.takes,
        send=get_example(f"desk-{act.name}"),
        gives=DoneSchema,
        example=get_example("desk-done"),
        problems=("not-organiser", "cannot-be"),
    )(view)
