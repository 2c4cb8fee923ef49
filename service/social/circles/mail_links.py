"""Links of a circle: the shared join link, and the personal links of one member."""

from typing import NamedTuple

from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.platform.signing import (
    CallTicket,
    CircleStopTicket,
    CircleTicket,
    ForgedTicket,
    Purpose,
    digest_address,
    make_link,
    read_ticket,
)
from service.social.circles.refusals import CircleLinkSpent


class CircleLink(NamedTuple):
    """A join link. `secret` is its last part, which API clients send."""

    secret: str
    link: str


def circle_link(circle: Circle) -> CircleLink:
    """Return the join link. It is the same for all members until it is renewed."""
    ticket = CircleTicket(circle.id, circle.link_generation)
    link = make_link(Purpose.CIRCLE, ticket)
    return CircleLink(link.rpartition("/")[2], link)


def circle_in_link(secret: str) -> CircleTicket:
    """Return the circle that a link names. The caller must check that the link is still the current one."""
    try:
        return read_ticket(Purpose.CIRCLE, CircleTicket, secret.rpartition("/")[2])
    except ForgedTicket as forged:
        raise CircleLinkSpent from forged


def call_link(table_id: int, player: Player) -> str:
    """Return the link to the page with the two buttons of a call."""
    ticket = CallTicket(table_id, player.id, digest_address(player.email))
    return make_link(Purpose.CIRCLE_CALL, ticket)


def stop_link(circle_id: int, player: Player, kind: str) -> str:
    """Return the link that stops one kind of letters from one circle."""
    ticket = CircleStopTicket(circle_id, player.id, digest_address(player.email), kind)
    return make_link(Purpose.STOP_CIRCLE, ticket)
