"""A sheet: the panels of one table, collected from its template and laid out in columns.

Every panel is as wide as a phone shows at once, so that one drawing serves a phone, a mail and a wide screen:
what differs is only how many panels lie beside each other.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

from service.core.cache import VersionedCache

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


PANELS: VersionedCache[Panel] = VersionedCache(
    8_000_000, weigh=lambda panel: len(panel.drawn) + len(panel.told)
)


@dataclass
class Sheet:
    tag: Callable[[str, object], str]
    """Under what a panel is kept that shows certain facts."""
    panels: list[Panel] = field(default_factory=list)
    lacking: str = ""

    def lacks(self, name: str, *facts: object) -> bool:
        """Whether a panel is yet to be drawn that shows these facts, and nothing else."""
        tag = self.tag(name, facts)
        found = PANELS.get(tag)
        if found is not None:
            self.panels.append(found)
        self.lacking = "" if found else tag
        return found is None

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
        if self.lacking:
            PANELS.put(self.lacking, drawn)
            self.lacking = ""
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
