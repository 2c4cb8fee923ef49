"""Desk acts on circles: close one, give it another owner, remove a member or put one back."""

from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player, PlayerKind
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import CirclePlayerSchema, CloseCircleSchema, MembershipSchema
from service.play.acts.targets import THINGS, State, TargetType, require_target
from service.social.circles.members import add_member, remove_member, transfer_ownership
from service.social.circles.queries import locked_circle
from service.social.circles.queries import membership as belongs


def circle_state(_session: Session, circle: Circle) -> State:
    """Return everything about a circle that the desk can change."""
    return {
        "closed": circle.closed_at is not None,
        "owner": circle.owner_id,
        "members": sorted(each.player_id for each in circle.members),
        "link": circle.link_generation,
    }


THINGS[TargetKind.CIRCLE] = TargetType(
    find=lambda session, number: require_target(locked_circle(session, number)),
    state=circle_state,
    people=lambda _session, circle: {each.player_id for each in circle.members},
)


@act(
    "close-circle", about=TargetKind.CIRCLE, takes=CloseCircleSchema, undone_by="close-circle", harmless=True
)
def close_circle(doing: ActContext[Circle]) -> Facts:
    """Close a circle, or open it again. Nobody joins a closed one, and no table opens there."""
    circle, closed = doing.target, doing.given["closed"]
    circle.closed_at = (circle.closed_at or doing.now) if closed else None
    return None


@act("circle-owner", about=TargetKind.CIRCLE, takes=CirclePlayerSchema, undone_by="circle-owner")
def give_circle(doing: ActContext[Circle]) -> Facts:
    """Make another member the owner of a circle."""
    circle = doing.target
    if belongs(circle, doing.given["player"]) is None:
        raise ImpossibleState("no-member")
    transfer_ownership(circle, doing.given["player"])
    return None


@act("circle-member", about=TargetKind.CIRCLE, takes=MembershipSchema, undone_by="circle-member")
def change_membership(doing: ActContext[Circle]) -> Facts:
    """Remove a player from a circle, or put them back. Removal also renews its link."""
    session, circle = doing.session, doing.target
    player = session.get(Player, doing.given["player"])
    if player is None:
        raise ImpossibleState("no-member")
    member = belongs(circle, player.id)
    if doing.given["belongs"] and member is None:
        if player.kind != PlayerKind.PERSON:
            raise ImpossibleState("no-member")
        add_member(session, circle, player, doing.now)
    elif member is not None and not doing.given["belongs"]:
        if len(circle.members) == 1:
            raise ImpossibleState("last-member")
        circle.link_generation += 1
        remove_member(session, circle, player.id)
    return None
