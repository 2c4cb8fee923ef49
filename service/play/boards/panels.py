"""A sheet: the panels of one table, collected from its template and laid out in columns.

Every panel is as wide as a phone shows at once, so that one drawing serves a phone, a mail and a wide screen:
what differs is only how many panels lie beside each other.
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
    """A figure of its own: `drawn` in a box of WIDTH by `height`, below its head."""

    name: str
    title: str
    height: float
    drawn: Markup
    told: str
    """The same in words, for whoever does not see it."""
    aside: bool = False
    """Whether the standings of the players say it in short, so that a page may fold it away."""
    about: frozenset[str] = frozenset()
    """The kinds of question that are decided by what it shows; `end` stands for the result."""
    room: float = 0
    """How high a page leaves it place to be from the start, so that nothing moves while a game goes on."""
    grows: bool = False
    """Whether it may come to need more than its room: on a page nothing stands below it."""

    @property
    def in_its_room(self) -> "Panel":
        return self._replace(height=max(self.height, self.room))

    @property
    def full_height(self) -> float:
        return HEAD + self.height + FOOT


class Fact(NamedTuple):
    """What a player has of a kind: a sign, how many, and what that is in words."""

    sign: str
    figure: str
    told: str

    @property
    def said(self) -> str:
        """In words alone, where there are no signs."""
        if not self.told or re.search(rf"\b{re.escape(self.figure)}\b", self.told):
            return self.told or self.figure
        return f"{self.told}: {self.figure}"


class Standing(NamedTuple):
    """What all may know of one player, in short."""

    seat: int
    points: str
    facts: tuple[Fact, ...]


class PlacedPanel(NamedTuple):
    panel: Panel
    x: float
    y: float


class Layout(NamedTuple):
    """Panels with their places, and how large the whole is."""

    panels: tuple[PlacedPanel, ...]
    width: float
    height: float


@dataclass
class Sheet:
    panels: list[Panel] = field(default_factory=list)
    standings: list[Standing] = field(default_factory=list)

    def standing(self, seat: int, points: str, *facts: tuple[str, object, str]) -> str:
        """For templates: `{{ sheet.standing(seat, points, (sign, figure, told), …) }}`; what is nothing is left out,
        unless its figure is handed over as text (`money|string`). A sign that says all by itself has no figure (`""`), and a
        word needs no sign."""
        told = tuple(
            Fact(sign, str(figure), words) for sign, figure, words in facts if figure or figure == ""
        )
        self.standings.append(Standing(seat, points, told))
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
        """For templates: `{% call sheet.panel(…) %}`. Nothing is drawn where it is called.

        What a template hands over is markup, numbers and words alike; here they become themselves again.
        """
        drawn = Panel(
            name,
            Markup(title).unescape(),  # noqa: S704 - undone at once
            float(height),
            caller(),
            Markup(told).unescape().strip(),  # noqa: S704 - undone at once
            aside,
            frozenset(about),
            room,
            grows,
        )
        self.panels.append(drawn)
        return ""


def panels_about(panels: Sequence[Panel], question: str) -> Sequence[Panel]:
    """Those that a question is decided by; where a drawing does not say, all that are not told elsewhere in short."""
    told = [panel for panel in panels if question in panel.about]
    return told or [panel for panel in panels if not panel.aside]


def laid_out(panels: Sequence[Panel], columns: int) -> Layout:
    """Each panel goes below the shortest column so far, so that what comes first stays on top."""
    filled = [0.0] * min(columns, max(1, len(panels)))
    placed = []
    for panel in panels:
        column = filled.index(min(filled))
        placed.append(PlacedPanel(panel, column * (WIDTH + GAP), filled[column]))
        filled[column] += panel.full_height + GAP
    return Layout(tuple(placed), len(filled) * (WIDTH + GAP) - GAP, max(filled) - GAP)
