"""Acts on accounts: change the address, merge two accounts of one person, erase or export an account."""

from sqlalchemy import delete, update

from service.people.email_change import ask_for_confirmation
from service.people.erase import erase_player, player_references, release_reference
from service.people.merge import give_history, shared_tables
from service.platform.accounts.models import Player, PlayerKind, Role
from service.platform.accounts.queries import player_by_email
from service.platform.outbox.models import Letter, LetterState, StoppedAddress
from service.platform.signing import digest_address
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import ActSchema, ChangeAddressSchema, MergeSchema


@act(
    "change-address",
    about=TargetKind.PLAYER,
    takes=ChangeAddressSchema,
    grave=True,
    undone_by="change-address",
    always=True,
    unwritten=("email",),
)
def change_address(doing: ActContext[Player]) -> Facts:
    """Ask another address for confirmation. It becomes the player's when its reader confirms."""
    player, email = doing.target, doing.given["email"]
    if player.email is None:
        raise ImpossibleState("no-address")
    other = player_by_email(doing.session, email)
    if other is not None:
        raise ImpossibleState("address-taken")
    doing.made["asked"] = digest_address(email)
    ask_for_confirmation(doing.session, player, email, doing.now)
    return None


@act("merge", about=TargetKind.PLAYER, takes=MergeSchema, grave=True)
def merge(doing: ActContext[Player]) -> Facts:
    """Merge a player into another account of the same person. The first account is gone after that."""
    session, player = doing.session, doing.target
    into = session.get(Player, doing.given["into"], with_for_update=True)
    if (
        player.kind == PlayerKind.GONE
        or into is None
        or into.id == player.id
        or into.kind != PlayerKind.PERSON
    ):
        raise ImpossibleState("merge")
    if shared_tables(session, player, into):
        raise ImpossibleState("same-table")
    give_history(session, player, into, now=doing.now)
    session.execute(delete(Letter).where(Letter.player_id == player.id, Letter.state != LetterState.SENT))
    session.execute(
        update(Letter).where(Letter.player_id == player.id).values(player_id=into.id, recipient=into.email)
    )
    session.execute(delete(StoppedAddress).where(StoppedAddress.address == player.email))
    for held, key in player_references():
        release_reference(session, held, key, player.id)
    into.warnings += player.warnings
    player.kind, player.role, player.email, player.name = PlayerKind.GONE, Role.PLAYER, None, ""
    session.flush()
    session.expire_all()
    return None


@act("erase", about=TargetKind.PLAYER, takes=ActSchema, grave=True)
def erase_person(doing: ActContext[Player]) -> Facts:
    """Erase a person. No name and no address is left anywhere, and tables stay complete."""
    erase_player(doing.session, player_id=doing.target.id, now=doing.now)
    return None


@act("export-person", about=TargetKind.PLAYER, takes=ActSchema, grave=True, always=True)
def export_person(doing: ActContext[Player]) -> Facts:
    """Export all data of a person, for them. They are notified."""
    if doing.target.kind == PlayerKind.GONE:
        raise ImpossibleState("no-address")
    return {}
