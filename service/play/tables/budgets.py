"""Budgets for actions that cost others: letters to strangers, lines of talk, repeated changes of an answer.

A request is charged at once, even if it fails later, because repeated attempts count too.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.rate_limit import parse_rates
from service.play.tables.queries import count_open_tables
from service.play.tables.refusals import (
    AddressAskedOften,
    AnswerChangedOften,
    BudgetSpent,
    CircleCallsSpent,
    InvitationsSpent,
    TalkSpent,
    TooManyTables,
)


@dataclass(frozen=True)
class Budget:
    """A rate limit. The setting of the same name has the rates."""

    setting: str
    refusal: type[BudgetSpent]

    def spend(self, who: object, now: datetime) -> None:
        """Charge one unit to a key, such as a player. Raise the refusal if the budget is spent."""
        moment = now.timestamp()
        for rate in parse_rates(getattr(deps().settings, self.setting), self.setting):
            standing = deps().counter.hit(rate, str(who), moment)
            if not standing.good:
                raise self.refusal(standing.wait(moment))


INVITATIONS_BY_PLAYER = Budget("invitations_by_player", InvitationsSpent)
INVITATIONS_TO_ADDRESS = Budget("invitations_to_address", AddressAskedOften)
TALK_BY_PLAYER = Budget("talk_by_player", TalkSpent)
TALK_AT_TABLE = Budget("talk_at_table", TalkSpent)
CIRCLE_CALLS = Budget("circle_calls", CircleCallsSpent)
CHANGED_ANSWERS = Budget("changed_answers", AnswerChangedOften)


def check_table_limit(session: Session, host: Player) -> None:
    """Refuse a host with too many open tables: tables without players would fill the list for all others."""
    if count_open_tables(session, host.id) >= deps().settings.tables_by_player:
        raise TooManyTables
