"""Views of the coach: its progress on a table and, in the end, its findings in the reader's language."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sqlalchemy.orm import Session

from engine.coach import Look, Share, asked_text, curves, moment_text, moments, share_texts, shares
from engine.table.game import game_named
from service.learning.coach.models import CoachedTable, CoachState
from service.learning.coach.queries import find_coached_table, looks_at
from service.play.tables.models import Table
from service.play.tables.move_queries import events_since
from service.play.tables.results import result_of_table
from service.play.tables.views import display_names

Curve = Sequence[tuple[int, float]]


@dataclass(frozen=True)
class MomentText:
    """A decision that certainly cost points, in words."""

    look: Look
    asked: str
    text: str


@dataclass(frozen=True)
class Findings:
    """All findings about a table, once every look is made."""

    row: Table
    looks: Sequence[Look]
    points: Sequence[int]
    language: str
    happened: Mapping[int, Sequence[Mapping[str, Any]]]
    """The public events, by the number of the move."""

    @cached_property
    def names(self) -> Sequence[str]:
        return display_names(self.row, self.language)

    @cached_property
    def moments(self) -> Sequence[MomentText]:
        """The moments, the most costly first."""
        words = game_named(self.row.game).words(self.language)
        return [
            MomentText(
                look,
                asked_text(words, look, self.names),
                moment_text(words, look, self.happened[look.count + 1], self.names),
            )
            for look in moments(self.looks)
        ]

    @cached_property
    def shares(self) -> Sequence[Share]:
        return shares(self.looks, self.points)

    def share_texts(self, seat: int) -> Sequence[str]:
        words = game_named(self.row.game).words(self.language)
        own = [share for share in self.shares if share.seat == seat]
        return [text for share in own for text in share_texts(words, share, self.names)]

    @cached_property
    def curves(self) -> Mapping[int, Curve]:
        return curves(self.looks, self.points, self.row.count)

    def moments_of(self, seat: int) -> Sequence[MomentText]:
        return [moment for moment in self.moments if moment.look.seat == seat]


def build_findings(
    session: Session, row: Table, wanted: CoachedTable | None, language: str
) -> Findings | None:
    """Return the findings, or None before all looks are made.

    With some looks missing, moments could be named that later looks disprove.
    """
    result = result_of_table(row)
    if wanted is None or wanted.state != CoachState.DONE or result is None:
        return None
    happened = defaultdict(list)
    for number, data in events_since(session, row.id, None, 0):
        happened[number].append(data)
    points = [score.points for score in result.scores]
    return Findings(row, looks_at(session, row.id), points, language, happened)


def load_findings(session: Session, row: Table, language: str) -> Findings | None:
    return build_findings(session, row, find_coached_table(session, row), language)
