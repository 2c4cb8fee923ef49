"""What costs others has a bound: letters to strangers, words at a table, an answer that is changed again and again.

What is asked is spent at once, also where nothing comes of it afterwards: who tries often has come often.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.rate_limit import rates_of
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
    """So much in so much time; the setting of the same name says how much."""

    setting: str
    refusal: type[BudgetSpent]

    def spend(self, who: object, now: datetime) -> None:
        """Take one of it from somebody or something."""
        moment = now.timestamp()
        for rate in rates_of(getattr(deps().settings, self.setting), self.setting):
            standing = deps().counter.hit(rate, str(who), moment)
            if not standing.good:
                raise self.refusal(standing.wait(moment))


INVITATIONS_BY_PLAYER = Budget("invitations_by_player", InvitationsSpent)
INVITATIONS_TO_ADDRESS = Budget("invitations_to_address", AddressAskedOften)
TALK_BY_PLAYER = Budget("talk_by_player", TalkSpent)
TALK_AT_TABLE = Budget("talk_at_table", TalkSpent)
CIRCLE_CALLS = Budget("circle_calls", CircleCallsSpent)
CHANGED_ANSWERS = Budget("changed_answers", AnswerChangedOften)


def may_open_another(session: Session, host: Player) -> None:
    """Tables that nobody came to would fill the hall of all others."""
    if count_open_tables(session, host.id) >= deps().settings.tables_by_player:
        raise TooManyTables
