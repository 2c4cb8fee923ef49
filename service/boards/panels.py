"""A sheet: the panels of one table, collected from its template and laid out in columns.

Every panel is as wide as a phone shows at once, so that one drawing serves a phone, a mail and a wide screen:
what differs is only how many panels lie beside each other.
"""

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

    @property
    def full_height(self) -> float:
        return HEAD + self.height + FOOT


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

    def panel(
        self, name: str, title: str, height: float, told: str = "", *, caller: Callable[[], Markup]
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
        )
        self.panels.append(drawn)
        return ""


def laid_out(panels: Sequence[Panel], columns: int) -> Layout:
    """Each panel goes below the shortest column so far, so that what comes first stays on top."""
    filled = [0.0] * min(columns, max(1, len(panels)))
    placed = []
    for panel in panels:
        column = filled.index(min(filled))
        placed.append(PlacedPanel(panel, column * (WIDTH + GAP), filled[column]))
        filled[column] += panel.full_height + GAP
    return Layout(tuple(placed), len(filled) * (WIDTH + GAP) - GAP, max(filled) - GAP)
