"""Acts as operations of the API, for moderators and for organisers alike. Forms carry out the same operations."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any

from sqlalchemy.orm import Session

from service.platform.logs import request_id
from service.play.acts.acts import Act
from service.play.acts.audit import carry_out_act
from service.play.acts.schemas import DoneSchema
from service.web.access import Access
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.operation import Operation

Check = Callable[[Session, int, int], None]
"""Raises a refusal if the player may not act on the target with this number."""


def allow_anybody(_session: Session, _number: int, _player_id: int) -> None:
    """Leave it to the access of the operation and to the rules of acts."""


def make_act_operation(
    act: Act, *, name: str, path: str, access: Access, problems: tuple[str, ...], check: Check = allow_anybody
) -> Operation:
    """Return the operation that carries out an act on the target that its path names, if it names one."""

    def view(call: Call, **which: int) -> dict[str, Any]:
        number = next(iter(which.values()), 0)
        check(call.session, number, call.player_id)
        key = call.key or token_urlsafe()
        deed = carry_out_act(
            call.session,
            act,
            number,
            by=call.player_id,
            given=call.body,
            key=key,
            now=call.now,
            request_id=request_id(),
        )
        return {"changed": deed is not None, "deed": deed}

    return Operation(
        name=name,
        doc=act.summary,
        view=view,
        method="POST",
        path=path,
        access=access,
        body=act.takes,
        send=get_example(f"desk-{act.name}"),
        gives=DoneSchema,
        example=get_example("desk-done"),
        problems=problems,
    )
