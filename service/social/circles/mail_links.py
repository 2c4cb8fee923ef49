"""The links of a circle: the one by which others join, and those that only one member has."""

from typing import NamedTuple

from service.mail.signed_links import CallTicket, CircleStopTicket, CircleTicket, Forged, Purpose, Tickets
from service.platform.accounts.address_mark import address_mark
from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.social.circles.refusals import CircleLinkSpent


class CircleLink(NamedTuple):
    """The whole link, and its last part by itself, which programs send."""

    secret: str
    link: str


def circle_link(circle: Circle) -> CircleLink:
    """The same for everybody until it is made anew."""
    ticket = CircleTicket(circle.id, circle.link_generation)
    link = Tickets.of(deps().settings).address(Purpose.CIRCLE, ticket)
    return CircleLink(link.rpartition("/")[2], link)


def circle_in_link(secret: str) -> CircleTicket:
    """Which circle a link speaks of; whether it still stands, the circle says."""
    try:
        return Tickets.of(deps().settings).circle(secret.rpartition("/")[2])
    except Forged as forged:
        raise CircleLinkSpent from forged


def call_link(table_id: int, player: Player) -> str:
    """To the two buttons of a call."""
    ticket = CallTicket(table_id, player.id, address_mark(player.email))
    return Tickets.of(deps().settings).address(Purpose.CIRCLE_CALL, ticket)


def stop_link(circle_id: int, player: Player, kind: str) -> str:
    """Ends one kind of letters of one circle."""
    ticket = CircleStopTicket(circle_id, player.id, address_mark(player.email), kind)
    return Tickets.of(deps().settings).address(Purpose.STOP_CIRCLE, ticket)
