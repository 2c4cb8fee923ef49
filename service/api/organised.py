"""What an organiser does over the API: acts that the desk has as well, so that they stand on the same trail."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any

from flask import request
from sqlalchemy.orm import Session

from service.api.dispatch import Call
from service.api.examples import example
from service.api.idempotency import HEADER
from service.api.resource import Resource
from service.core.logs import request_id
from service.desk.acts import About, Act
from service.desk.all_acts import ACTS
from service.desk.audit import ActOrder, do
from service.schemas.desk_views import DoneSchema
from service.web.access import PLAY

Check = Callable[[Session, int, int], None]
"""Refuses whoever does not organise the thing of this number."""


def declare_organising(resource: Resource, about: About, check: Check) -> None:
    """An operation for each act about such a thing."""
    for each in ACTS.values():
        if each.about == about:
            declare_one(resource, each, about, check)


def declare_one(resource: Resource, act: Act, about: About, check: Check) -> None:
    def view(call: Call, **which: int) -> dict[str, Any]:
        number = which[about]
        check(call.session, number, call.player_id)
        key = request.headers.get(HEADER) or token_urlsafe()
        order = ActOrder(
            act=act, number=number, by=call.player_id, given=call.body, key=key, request_id=request_id()
        )
        deed = do(call.session, order, call.now)
        return {"changed": deed is not None, "deed": deed}

    view.__name__ = f"organise_{act.name.replace('-', '_')}"
    view.__doc__ = act.summary
    resource.post(
        f"/{about}s/<id:{about}>/{act.name.removeprefix(f'{about}-')}",
        access=PLAY,
        body=act.takes,
        send=example(f"desk-{act.name}"),
        gives=DoneSchema,
        example=example("desk-done"),
        problems=("not-organiser", "cannot-be"),
    )(view)
