"""How often: per player, or per network address for those not signed in; some operations have a rate of their own."""

from typing import Any, cast

from flask import Flask, g, request
from flask_limiter import Limiter

from service.api.rooms import Room
from service.settings import Settings

PAGES = {  # that do the same as an operation are counted together with it
    "sign_in.asked": "accounts.ask_sign_in_link",
    "sign_in.pressed": "accounts.spend_sign_in_link",
}


def register(app: Flask, settings: Settings, rooms: list[Room]) -> None:
    """The rate of all operations together, and the rates of those that declare their own."""
    limiter = limiter_for(settings)
    limiter.init_app(app)
    for room in rooms:
        for operation in room.operations:
            if operation.rate is not None:
                endpoint = f"{room.name}.{operation.name}"
                limited = limiter.shared_limit(getattr(settings, operation.rate), endpoint, key_func=address)
                for each in (endpoint, *(page for page, same in PAGES.items() if same == endpoint)):
                    app.view_functions[each] = limited(cast("Any", app.view_functions[each]))


def limiter_for(settings: Settings) -> Limiter:
    """Counted in Redis where one is set up; if it is away, each process counts for itself until it is back."""
    return Limiter(
        who,
        application_limits=[settings.rate],
        headers_enabled=True,
        in_memory_fallback_enabled=True,
        storage_uri=settings.redis_url or "memory://",
        strategy="sliding-window-counter",
    )


def who() -> str:
    caller = g.get("caller")
    return f"player {caller.player_id}" if caller else address()


def address() -> str:
    return f"address {request.remote_addr}"
