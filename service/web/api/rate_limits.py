"""Rate limits per player, or per network address for anonymous callers.

Some operations have a rate of their own.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address

from flask import Flask, Response, g, request
from werkzeug.exceptions import TooManyRequests

from service.platform.deps import deps
from service.platform.rate_limit import Rate, parse_rates
from service.platform.settings import Settings
from service.web.api.resource import Resource

ALL = "all"
BLOCK = 64
"""The prefix length of an IPv6 network: the bits that its owner cannot choose."""
PAGES = {"sign_in.asked": "request_sign_in_link", "sign_in.pressed": "sign_in"}
"""Pages that do the same as an operation and share its count. Forms of operations share it by their name."""


def register(app: Flask, settings: Settings, resources: list[Resource]) -> None:
    """Register the rate of all requests together, and the rates of operations that declare their own."""
    own = get_operation_rates(settings, resources)
    app.before_request(partial(count_request, parse_rates(settings.rate, ALL), own))
    app.after_request(add_rate_headers)


def get_operation_rates(settings: Settings, resources: list[Resource]) -> dict[str, tuple[Rate, ...]]:
    """Return the rates of operations that declare their own, by name."""
    return {
        operation.name: parse_rates(getattr(settings, operation.rate), operation.name)
        for resource in resources
        for operation in resource.operations
        if operation.rate
    }


def count_request(rates: Sequence[Rate], own: Mapping[str, Sequence[Rate]]) -> None:
    """Count this request, and refuse it if a rate is exceeded.

    Requests without an endpoint and the preflight requests of browsers are not counted.
    """
    if request.endpoint is None or request.method == "OPTIONS":
        return
    operation = PAGES.get(request.endpoint, request.endpoint.rpartition(".")[2])
    count_hits(rates, get_caller_key())
    count_hits(own.get(operation, ()), get_address_key())


def count_against(setting: str, who: str) -> None:
    """Count this request against the rates of a setting, too, and refuse it if one is exceeded."""
    count_hits(parse_rates(getattr(deps().settings, setting), setting), who)


def count_hits(rates: Sequence[Rate], who: str) -> None:
    """Count this request against each rate. The response headers show the narrowest one."""
    now = deps().clock().timestamp()
    for rate in rates:
        state, narrowest = deps().counter.hit(rate, who, now), g.get("standing")
        if narrowest is None or state.remaining < narrowest.remaining or not state.good:
            g.standing = state
        if not state.good:
            raise TooManyRequests


def add_rate_headers(response: Response) -> Response:
    """Add headers with the remaining requests, and Retry-After if the rate was exceeded."""
    standing = g.get("standing")
    if standing is not None:
        response.headers["X-RateLimit-Limit"] = str(standing.limit)
        response.headers["X-RateLimit-Remaining"] = str(standing.remaining)
        response.headers["X-RateLimit-Reset"] = str(int(standing.reset_at))
        if response.status_code == TooManyRequests.code:
            response.headers.setdefault("Retry-After", str(standing.wait(deps().clock().timestamp())))
    return response


def get_caller_key() -> str:
    caller = g.get("caller")
    return f"player {caller.player_id}" if caller else get_address_key()


def get_address_key() -> str:
    """Return the network address of the request. For IPv6 it is the block of one customer."""
    try:
        place = ip_address(request.remote_addr or "")
    except ValueError:
        return f"address {request.remote_addr}"
    block = IPv6Network((place, BLOCK), strict=False) if isinstance(place, IPv6Address) else place
    return f"address {block}"
