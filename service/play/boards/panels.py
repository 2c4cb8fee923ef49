"""A sheet: the panels of one table, collected from its template and laid out in columns.

Every panel is as wide as a phone screen, so one drawing serves a phone, a mail and a wide screen. Only the
number of panels beside each other differs.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

WIDTH = 360
HEAD = 34
FOOT = 12
GAP = 10


class Panel(NamedTuple):
    """A part of a board: `drawn` in a box of WIDTH by `height`, below its head."""

    name: str
    title: str
    height: float
    drawn: Markup
    told: str
    """The text alternative, for screen readers."""
    aside: bool = False
    """True if the standings of the players repeat it in short, so that a page may collapse it."""
    about: frozenset[str] = frozenset()
    """The kinds of question that this panel helps to decide; `end` stands for the result."""
    room: float = 0
    """The height that a page reserves from the start, so that nothing moves while a game goes on."""
    grows: bool = False
    """True if the panel may need more than its room. A page puts nothing below it."""

    @property
    def in_its_room(self) -> "Panel":
        return self._replace(height=max(self.height, self.room))

    @property
    def full_height(self) -> float:
        return HEAD + self.height + FOOT


class Fact(NamedTuple):
    """An amount of one kind that a player has: a sign, the number, and the meaning in words."""

    sign: str
    figure: str
    told: str

    @property
    def said(self) -> str:
        """Return the fact in words alone, for places without signs."""
        if not self.told or re.search(rf"\b{re.escape(self.figure)}\b", self.told):
            return self.told or self.figure
        return f"{self.told}: {self.figure}"


class Standing(NamedTuple):
    """The public facts of one player, in short."""

    seat: int
    points: str
    facts: tuple[Fact, ...]
    told: str = ""
    """The points in full words, where `points` is short."""


class PlacedPanel(NamedTuple):
    panel: Panel
    x: float
    y: float


class Layout(NamedTuple):
    """Panels with their places, and the size of the whole."""

    panels: tuple[PlacedPanel, ...]
    width: float
    height: float


@dataclass
class Sheet:
    panels: list[Panel] = field(default_factory=list)
    standings: list[Standing] = field(default_factory=list)

    def standing(self, seat: int, points: str, *facts: tuple[str, object, str], told: str = "") -> str:
        """Add a standing; for templates: `{{ sheet.standing(seat, points, (sign, figure, told), …) }}`.

        A fact whose figure is zero is left out, unless the figure is passed as text (`money|string`). A sign
        that needs no figure has the figure `""`. A fact in words needs no sign.
        """
        shown = tuple(
            Fact(sign, str(figure), words) for sign, figure, words in facts if figure or figure == ""
        )
        self.standings.append(Standing(seat, points, shown, told))
        return ""

    def panel(
        self,
        name: str,
        title: str,
        height: float,
        told: str = "",
        *,
        aside: bool = False,
        about: Sequence[str] = (),
        room: float = 0,
        grows: bool = False,
        caller: Callable[[], Markup],
    ) -> str:
        """Add a panel; for templates: `{% call sheet.panel(…) %}`. The call itself outputs nothing.

        Everything that a template passes is markup, numbers and words too. They are converted back here.
        """
        drawn = Panel(
            name,
            Markup(title).unescape(),  # noqa: S704 - unescaped at once
            float(height),
            caller(),
            Markup(told).unescape().strip(),  # noqa: S704 - unescaped at once
            aside,
            frozenset(about),
            room,
            grows,
        )
        self.panels.append(drawn)
        return ""


def panels_about(panels: Sequence[Panel], question: str) -> Sequence[Panel]:
    """Return the panels that help to decide a question.

    If a drawing declares none, return all that the standings do not repeat.
    """
    told = [panel for panel in panels if question in panel.about]
    return told or [panel for panel in panels if not panel.aside]


def lay_out_panels(panels: Sequence[Panel], columns: int) -> Layout:
    """Put each panel below the column that is shortest so far, so that the first ones stay on top."""
    filled = [0.0] * min(columns, max(1, len(panels)))
    placed = []
    for panel in panels:
        column = filled.index(min(filled))
        placed.append(PlacedPanel(panel, column * (WIDTH + GAP), filled[column]))
        filled[column] += panel.full_height + GAP
    return Layout(tuple(placed), len(filled) * (WIDTH + GAP) - GAP, max(filled) - GAP)
