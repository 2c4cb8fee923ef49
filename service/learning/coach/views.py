"""Views of the coach: its findings about a table in the reader's language, which grow while it looks."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sqlalchemy.orm import Session

from engine.coach import Look, Share, asked_text, curves, is_sure, moment_text, moments, share_texts, shares
from engine.table.game import game_named
from service.learning.coach.models import CoachedTable
from service.learning.coach.queries import find_coached_table, looks_at
from service.play.tables.models import Table
from service.play.tables.move_queries import events_since
from service.play.tables.results import result_of_table
from service.play.tables.views import display_names

Curve = Sequence[tuple[int, float]]


@dataclass(frozen=True)
class MomentText:
    """A decision that cost points, or may have, in words."""

    look: Look
    asked: str
    text: str

    @property
    def sure(self) -> bool:
        return is_sure(self.look)


@dataclass(frozen=True)
class Findings:
    """The findings about a table, from the looks that are made."""

    row: Table
    done: bool
    """True if the first request is done. Before, sums could mislead, and there are none."""
    looks: Sequence[Look]
    total: int
    """The number of decisions of the table, of which some may have no look."""
    points: Sequence[int]
    language: str
    happened: Mapping[int, Sequence[Mapping[str, Any]]]
    """The public events, by the number of the move."""

    @cached_property
    def names(self) -> Sequence[str]:
        return display_names(self.row, self.language)

    @cached_property
    def moments(self) -> Sequence[MomentText]:
        """The moments: the sure ones first, then the most costly."""
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
        return shares(self.looks, self.points) if self.done else ()

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
    """Return the findings, or None before the first look."""
    result = result_of_table(row)
    looks = looks_at(session, row.id) if wanted is not None else ()
    if wanted is None or result is None or not looks:
        return None
    happened = defaultdict(list)
    for number, data in events_since(session, row.id, None, 0):
        happened[number].append(data)
    points = [score.points for score in result.scores]
    return Findings(row, wanted.done_at is not None, looks, wanted.decisions, points, language, happened)


def load_findings(session: Session, row: Table, language: str) -> Findings | None:
    return build_findings(session, row, find_coached_table(session, row), language)
