"""Membership: found a circle, join by its link, leave, remove a member, change the owner."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import Circle, CircleMember, CircleRhythm, Inviting
from service.platform.accounts.models import Player, PlayerKind
from service.platform.deps import deps
from service.platform.transaction import notify_after_commit
from service.play.tables.join_link import require_address
from service.play.tables.refusals import AddressNeeded, NoCircle
from service.social.circles.digests import next_digest
from service.social.circles.queries import circles_of, count_circles, locked_circle, membership
from service.social.circles.refusals import (
    CircleClosed,
    CircleFull,
    CircleLinkSpent,
    MayNotInvite,
    NotTheOwner,
    TooManyCircles,
)

MOST_MEMBERS = 50
"""The most members of a circle. The limit is low because each table sends a letter to all of them."""


def found_circle(session: Session, *, player_id: int, name: str, now: datetime) -> Circle:
    """Create a circle with one member, who is its owner."""
    founder = require_address(session, player_id)
    check_circle_limit(session, founder)
    circle = Circle(name=name, owner_id=founder.id, created_at=now)
    session.add(circle)
    session.flush()
    add_member(session, circle, founder, now)
    return circle


def circle_for(session: Session, circle_id: int, player_id: int | None) -> Circle:
    """Return a circle to one of its members. For everybody else it does not exist."""
    circle = session.get(Circle, circle_id)
    if circle is None or membership(circle, player_id) is None:
        raise NoCircle
    return circle


def circle_to_change(session: Session, circle_id: int, player_id: int) -> Circle:
    """Return a circle, locked, to one of its members. Raise CircleClosed if the desk has closed it."""
    circle = locked_circle(session, circle_id)
    if circle is None or membership(circle, player_id) is None:
        raise NoCircle
    if circle.closed_at is not None:
        raise CircleClosed
    return circle


def own_circle(session: Session, circle_id: int, player_id: int) -> Circle:
    """Return a circle, locked, to its owner."""
    circle = circle_to_change(session, circle_id, player_id)
    if circle.owner_id != player_id:
        raise NotTheOwner
    return circle


def may_invite(circle: Circle, player_id: int) -> bool:
    """Return whether the player may pass on the join link."""
    open_to_all = circle.inviting == Inviting.MEMBERS and membership(circle, player_id) is not None
    return circle.closed_at is None and (open_to_all or circle.owner_id == player_id)


def circle_to_invite_to(session: Session, circle_id: int, player_id: int) -> Circle:
    """Return a circle to a member who may pass on its join link."""
    circle = circle_for(session, circle_id, player_id)
    if not may_invite(circle, player_id):
        raise MayNotInvite
    return circle


def renew_link(session: Session, *, circle_id: int, player_id: int) -> Circle:
    """Renew the join link. All earlier links stop working."""
    circle = own_circle(session, circle_id, player_id)
    circle.link_generation += 1
    session.flush()
    return circle


def linked_circle(session: Session, circle_id: int, generation: int) -> Circle:
    """Return the circle that a link leads to. Raise CircleLinkSpent if the link has been renewed since."""
    circle = session.get(Circle, circle_id)
    if circle is None or circle.link_generation != generation:
        raise CircleLinkSpent
    return circle


def join_circle(
    session: Session, *, circle_id: int, generation: int, player: Player, now: datetime
) -> Circle:
    """Add a player to a circle by its link. Joining twice changes nothing."""
    locked_circle(session, circle_id)
    circle = linked_circle(session, circle_id, generation)
    if membership(circle, player.id) is not None:
        return circle
    if player.kind != PlayerKind.PERSON:
        raise AddressNeeded
    if circle.closed_at is not None:
        raise CircleClosed
    check_circle_limit(session, player)
    add_member(session, circle, player, now)
    return circle


def add_member(session: Session, circle: Circle, player: Player, now: datetime) -> None:
    if len(circle.members) >= MOST_MEMBERS:
        raise CircleFull
    digest_at = next_digest(session, player, CircleRhythm.MONTHLY, now)
    circle.members.append(CircleMember(player=player, joined_at=now, digest_at=digest_at))
    session.flush()
    notify_after_commit(session, f"player:{player.id}")


def check_circle_limit(session: Session, player: Player) -> None:
    if count_circles(session, player.id) >= deps().settings.circles_by_player:
        raise TooManyCircles


def leave_circle(session: Session, *, circle_id: int, player_id: int, by: int) -> None:
    """Leave a circle or, as its owner, remove another member.

    Seats at tables are kept.

    Removing a member renews the join link, because that member may have kept it.
    """
    circle = locked_circle(session, circle_id)
    if circle is None or membership(circle, by) is None:
        raise NoCircle
    if by != player_id:
        if circle.owner_id != by:
            raise NotTheOwner
        circle.link_generation += 1
    remove_member(session, circle, player_id)


def remove_member(session: Session, circle: Circle, player_id: int) -> None:
    """Remove a member.

    If the owner goes, the member of longest standing becomes the owner. If the last member goes, the circle
    is deleted.
    """
    member = membership(circle, player_id)
    if member is None:
        return
    circle.members.remove(member)
    session.flush()
    notify_after_commit(session, f"player:{player_id}")
    if not circle.members:
        session.delete(circle)
    elif circle.owner_id == player_id:
        circle.owner_id = circle.members[0].player_id
    session.flush()


def transfer_ownership(circle: Circle, owner_id: int) -> None:
    """Make another member the owner."""
    if membership(circle, owner_id) is None:
        raise NoCircle
    circle.owner_id = owner_id


def leave_circles(session: Session, player: Player, _now: datetime) -> list[Circle]:
    """Remove a player from every circle. Return the circles that still have members."""
    circles = session.scalars(circles_of(player.id).order_by(Circle.id).with_for_update()).unique().all()
    for circle in circles:
        remove_member(session, circle, player.id)
    return [circle for circle in circles if circle.members]


def give_memberships(session: Session, player: Player, into: Player, _now: datetime) -> None:
    """Move memberships and ownership to another account of the same person."""
    for circle in session.scalars(circles_of(player.id).order_by(Circle.id).with_for_update()).unique().all():
        if circle.owner_id == player.id:
            circle.owner_id = into.id
        if membership(circle, into.id) is not None:
            remove_member(session, circle, player.id)
        elif mine := membership(circle, player.id):
            mine.player = into
    session.flush()
