"""The organiser's acts over the API. They are desk acts, so that all of them are on the same trail."""

from collections.abc import Callable, Iterable
from secrets import token_urlsafe
from typing import Any

from flask import request
from sqlalchemy.orm import Session

from service.platform.logs import request_id
from service.play.acts.acts import Act
from service.play.acts.audit import ActRequest, carry_out_act
from service.play.acts.schemas import DoneSchema
from service.web.access import PLAY
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.idempotency import HEADER
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
        key = request.headers.get(HEADER) or token_urlsafe()
        order = ActRequest(
            act=act, number=number, by=call.player_id, given=call.body, key=key, request_id=request_id()
        )
        deed = carry_out_act(call.session, order, call.now)
        return {"changed": deed is not None, "deed": deed}

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
