"""The features that few tables use: plans, mail choices for one table, webhooks, push messages.

The rows of a table and of its players say whether there ever were any, so that a move looks for none where
there are none. The listeners below set these flags in the statement that makes the first one.
"""

from typing import NamedTuple

from sqlalchemy import Connection, event, select, update

from service.platform.accounts.models import Player
from service.platform.accounts.program_models import Permission
from service.platform.outbox.models import TableMail
from service.play.messages.models import Hook, PushSubscription
from service.play.plans.models import StandingPlan
from service.play.tables.models import Table


class RareFeatures(NamedTuple):
    """What a table may have. A follower skips its query if there is nothing to find."""

    plans: bool = True
    mail: bool = True
    """Mail preferences for this single table."""
    hooks: bool = True
    pushes: bool = True


ANY = RareFeatures()
"""The value if nothing is known."""


def rare_features_of(row: Table) -> RareFeatures:
    """Return what a table and its players may have, from the rows in hand."""
    players = [seat.player for seat in row.seats if seat.player is not None]
    return RareFeatures(
        plans=row.has_plans,
        mail=row.has_mail_wishes,
        hooks=any(player.has_hooks for player in players),
        pushes=any(player.has_pushes for player in players),
    )


@event.listens_for(StandingPlan, "after_insert")
def mark_plans(_mapper: object, connection: Connection, plan: StandingPlan) -> None:
    connection.execute(update(Table).where(Table.id == plan.table_id).values(has_plans=True))


@event.listens_for(TableMail, "after_insert")
def mark_mail_wishes(_mapper: object, connection: Connection, wishes: TableMail) -> None:
    connection.execute(update(Table).where(Table.id == wishes.table_id).values(has_mail_wishes=True))


@event.listens_for(Hook, "after_insert")
def mark_hooks(_mapper: object, connection: Connection, hook: Hook) -> None:
    if hook.program_id is None:
        told = Player.id == hook.player_id
    else:
        told = Player.id.in_(select(Permission.player_id).where(Permission.program_id == hook.program_id))
    connection.execute(update(Player).where(told).values(has_hooks=True))


@event.listens_for(Permission, "after_insert")
def mark_hooks_of_program(_mapper: object, connection: Connection, permission: Permission) -> None:
    called = select(Hook.id).where(Hook.program_id == permission.program_id).exists()
    allows = update(Player).where(Player.id == permission.player_id, called)
    connection.execute(allows.values(has_hooks=True))


@event.listens_for(PushSubscription, "after_insert")
def mark_pushes(_mapper: object, connection: Connection, browser: PushSubscription) -> None:
    connection.execute(update(Player).where(Player.id == browser.player_id).values(has_pushes=True))
