"""Acts over the API, for moderators and for organisers alike."""

from secrets import token_urlsafe
from typing import Any

from flask import request

from service.platform.logs import request_id
from service.play.acts.acts import Act
from service.play.acts.audit import ActRequest, carry_out_act
from service.web.api.dispatch import Call
from service.web.api.idempotency import HEADER


def carry_out_call(call: Call, act: Act, number: int) -> dict[str, Any]:
    """Carry out an act with the body of a request. Return what the operation answers."""
    key = request.headers.get(HEADER) or token_urlsafe()
    order = ActRequest(
        act=act, number=number, by=call.player_id, given=call.body, key=key, request_id=request_id()
    )
    deed = carry_out_act(call.session, order, call.now)
    return {"changed": deed is not None, "deed": deed}
