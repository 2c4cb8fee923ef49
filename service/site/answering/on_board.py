"""Pointing: which figure of the board stands beside the controls, because they can be answered on it, and how it would look."""

from collections.abc import Iterator, Sequence

from service.play.boards.draw import Figure
from service.site.answering.panel import Answering
from service.site.table.boards import drawings
from service.site.table.viewer import Viewer


def ground(figures: Sequence[Figure], answers: Answering | None) -> Figure | None:
    """The first figure on which most of what can be said has its spot."""
    wanted = set(spots(answers)) if answers is not None else set()
    if not wanted:
        return None
    things = {f"thing {spot.partition(' ')[2]}" for spot in wanted}
    return next((figure for sought in (wanted, things) for figure in figures if sought & figure.spots), None)


def spots(answers: Answering) -> Iterator[str]:
    """What the controls offer, by the names of spots on a board: a square's own, or the slot's and the thing's."""
    for way in answers.ways:
        yield from (press.spot.partition("|")[0] for press in way.presses)
        for control in way.controls:
            yield from (f"{control.field} {option.value}" for option in control.options)
            for place in control.places:
                yield from place.squares.split()


def laid(holder: Viewer, answers: Answering | None) -> str:
    """The ground with what is being put together lying on it, so that it shows through where it would lie."""
    begun = [way for way in answers.ways if way.begun and way.laying] if answers is not None else ()
    for way in begun:
        if way.then is not None:
            found = ground(drawings(holder, way.then, holder.number, ()), answers)
            return found.svg if found else ""
    return ""
