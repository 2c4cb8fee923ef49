"""Acts on players: warn, mute, suspend, ban, restart their mail, revoke their keys, set their role."""

from datetime import UTC, datetime

from sqlalchemy import delete, update

from service.mail.bounces import resume_mail
from service.platform.accounts.models import Passkey, Player, PlayerSession, Role, SeatKey, Token
from service.platform.accounts.program_models import Permission
from service.platform.transaction import notify_after_commit
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import ActSchema, BanSchema, MaybeUntilSchema, RoleSchema, WarnSchema


@act("warn", about=TargetKind.PLAYER, takes=WarnSchema)
def warn(doing: ActContext[Player]) -> Facts:
    """Warn a player, with a ready-made text."""
    player, number = doing.target, doing.given["warning"]
    if number > player.warnings + 1:
        raise ImpossibleState("warning")
    player.warnings = max(player.warnings, number)
    return {"number": number}


@act("mute", about=TargetKind.PLAYER, takes=MaybeUntilSchema, undone_by="mute", harmless=True)
def mute(doing: ActContext[Player]) -> Facts:
    """Mute a player at all tables until a moment. Null ends it at once."""
    doing.target.muted_until = requested_end(doing)
    return end_facts(doing)


@act("suspend", about=TargetKind.PLAYER, takes=MaybeUntilSchema, undone_by="suspend")
def suspend(doing: ActContext[Player]) -> Facts:
    """Suspend a player until a moment. Their clocks run. Null ends it at once."""
    doing.target.suspended_until = requested_end(doing)
    tell_streams(doing)
    return end_facts(doing)


def requested_end(doing: ActContext[Player]) -> datetime | None:
    """Return the requested end. It must be in the future."""
    end: datetime | None = doing.given["until"]
    if end is not None and end <= doing.now:
        raise ImpossibleState("past")
    return None if end is None else end.astimezone(UTC)


def end_facts(doing: ActContext[Player]) -> Facts:
    end = doing.given["until"]
    return {"until": end.isoformat(), "ended": "no"} if end else {"until": "", "ended": "yes"}


@act("ban", about=TargetKind.PLAYER, takes=BanSchema, grave=True, undone_by="ban")
def ban(doing: ActContext[Player]) -> Facts:
    """Ban a player permanently, or lift the ban."""
    player, banned = doing.target, doing.given["banned"]
    player.banned_at = (player.banned_at or doing.now) if banned else None
    tell_streams(doing)
    return {"banned": "yes" if banned else "no"}


@act("revoke-keys", about=TargetKind.PLAYER, takes=ActSchema)
def revoke_keys(doing: ActContext[Player]) -> Facts:
    """End all sessions of a player. Their passkeys, tokens and keys are revoked."""
    for model in (PlayerSession, Token, SeatKey, Permission):
        standing = (model.player_id == doing.target.id, model.revoked_at.is_(None))
        doing.session.execute(update(model).where(*standing).values(revoked_at=doing.now))
    tell_streams(doing)
    doing.session.execute(delete(Passkey).where(Passkey.player_id == doing.target.id))
    return {}


def tell_streams(doing: ActContext[Player]) -> None:
    """Notify the player's streams, which then check if they are still allowed."""
    notify_after_commit(doing.session, f"player:{doing.target.id}")


@act("restart-mail", about=TargetKind.PLAYER, takes=ActSchema, harmless=True)
def restart_mail(doing: ActContext[Player]) -> Facts:
    """Send mail again to an address that bounced."""
    if doing.target.email is not None:
        resume_mail(doing.session, address=doing.target.email)
    return None


@act("set-role", about=TargetKind.PLAYER, takes=RoleSchema, role=Role.HOST, grave=True, undone_by="set-role")
def set_role(doing: ActContext[Player]) -> Facts:
    """Change the role of a player: moderator, host or player."""
    if doing.target.email is None:
        raise ImpossibleState("no-address")
    doing.target.role = Role(doing.given["role"])
    return {"role": doing.given["role"]}
