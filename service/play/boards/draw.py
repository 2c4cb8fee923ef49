"""Drawing: the template of a game turns a view into panels. These become one picture or several figures."""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache, partial
from typing import Any, Literal, NamedTuple

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup, escape

from engine.table.game import game_named
from engine.text.labelled import labelled
from engine.text.words import Words
from service.platform import words as catalogue
from service.platform.game_templates import GameEnvironment, all_templates, template_of
from service.play.boards import text_width
from service.play.boards.component_signs import sign_named
from service.play.boards.geography import drawn_map, hatched
from service.play.boards.outline import from_above, middle, outline, reach, rounded, settled
from service.play.boards.palette import palette
from service.play.boards.panels import WIDTH, Panel, Sheet, Standing, laid_out
from service.play.boards.part_cache import Marked, keeper
from service.play.boards.pen import Pen
from service.play.boards.roofs import roof

Look = Literal["light", "dark", "page"]
"""`page` adapts to the page around it. The others are for pictures, which have no CSS custom properties."""


BOARD = "board/board.svg"
"""The path of a game's board template in its folder."""
SPOT = re.compile(r'data-spot="([^"]+)"')
NAMED_SPOT = re.compile(r'data-spot="[a-z]+ ([^"|]+)[^"]*"')
"""A pattern for a thing, a city or a region, but no square: the name of a square is the text itself."""


class Figure(NamedTuple):
    """One panel as an SVG of its own, for a page that arranges them as its width allows."""

    name: str
    title: str
    svg: Markup
    aside: bool = False
    about: frozenset[str] = frozenset()
    """The kinds of question that this figure helps to decide."""
    room: float = 0
    """Height divided by width that a page reserves for a figure that may grow.

    The page puts nothing below it. It is 0 for a figure that does not grow.
    """

    @property
    def spots(self) -> frozenset[str]:
        """Return the spots in the figure that the player can point at: squares, regions, cities."""
        if "data-spot" not in self.svg:
            return frozenset()
        return frozenset(spot for spots in SPOT.findall(self.svg) for spot in spots.split("|"))


class DrawnTable(NamedTuple):
    """A table as a page shows it."""

    figures: tuple[Figure, ...]
    standings: Mapping[int, Standing]
    """Standings by seat. Empty for a game whose template sets none."""


@cache
def drawing_of(game: str) -> str:
    """Return the template of a game's board. A game without one is drawn as a table of labels."""
    return template_of(game, BOARD) or "boards/labelled.svg"


def board(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look = "light",
    marked: Collection[str] = (),
    columns: int = 1,
) -> Markup:
    """Draw all that a seat sees of its table as one SVG."""
    panels = panels_of(view, words=words, names=names, look=look, marked=marked)
    title = catalogue.words(words.language).say("board-title", game=view["game"])
    return framed(panels, look=look, title=title, columns=columns)


def board_figures(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look = "page",
    marked: Collection[str] = (),
) -> tuple[Figure, ...]:
    """Draw the same as `board`, with one figure for each panel."""
    return drawn_table(view, words=words, names=names, look=look, marked=marked).figures


def drawn_table(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look = "page",
    marked: Collection[str] = (),
) -> DrawnTable:
    """Return the figures, and the standings with the public facts of each player."""
    sheet = sheet_of(view, words=words, names=names, look=look, marked=marked)
    figures = (
        Figure(
            panel.name,
            panel.title,
            with_names(alone(panel, look), words),
            panel.aside,
            panel.about,
            room_of(panel),
        )
        for panel in sheet.panels
    )
    return DrawnTable(tuple(figures), {standing.seat: standing for standing in sheet.standings})


def known_standings(view: Mapping[str, Any], *, words: Words, names: Sequence[str]) -> Sequence[Standing]:
    """Return the standings with the public facts of each player, without a drawing."""
    return sheet_of(view, words=words, names=names, look="light", marked=()).standings


def room_of(panel: Panel) -> float:
    return panel._replace(height=panel.room).full_height / WIDTH if panel.grows else 0


def with_names(drawn: Markup, words: Words) -> Markup:
    """Add a name to each spot, for screen readers."""
    called = NAMED_SPOT.sub(lambda found: f'{found[0]} data-name="{escape(words.name(found[1]))}"', drawn)
    return Markup(called)  # noqa: S704 - a drawing, with escaped names


def description(view: Mapping[str, Any], *, words: Words, names: Sequence[str]) -> str:
    """Return the text alternative of a picture in a few words. The full text is what `game.draw` returns."""
    panels = panels_of(view, words=words, names=names, look="light", marked=())
    return described(panels, view["game"], words.language)


def described(panels: Sequence[Panel], game: str, language: str) -> str:
    """Return the same as `description`, for panels that are drawn already."""
    say = catalogue.words(language).say
    parts = " ".join(told(panel) for panel in panels if panel.told)
    return say("board-told", title=say("board-title", game=game), parts=parts)


def told(panel: Panel) -> str:
    return f"{panel.title}: {panel.told}." if panel.told else f"{panel.title}."


def panels_of(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look,
    marked: Collection[str],
) -> Sequence[Panel]:
    return sheet_of(view, words=words, names=names, look=look, marked=marked).panels


def sheet_of(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look,
    marked: Collection[str],
) -> Sheet:
    """Render the template of a game and return the sheet that it filled."""
    edition = game_named(view["game"]).editions.began_with(view["edition"], view["edition_hash"])
    drawing = view["game"], edition.hash, words.language, look
    sheet = Sheet()
    drawer().get_template(drawing_of(view["game"])).render(
        view=view,
        table=view["table"],
        edition=edition.data,
        names=names,
        name=words.name,
        attribute=words.attribute,
        listed=lambda things: ", ".join(map(words.name, things)),
        say=partial(say_on_board, words),
        rows=partial(labelled, view["table"], words),
        drawn_map=partial(drawn_map, view["game"]),
        marked=Marked(marked),
        kept=keeper(*drawing),
        c=colours(look),
        d=pen(look),
        pointed=look == "page",
        sign_of=partial(sign_named, view["game"]),
        sheet=sheet,
    )
    return sheet


def say_on_board(words: Words, message: str, **facts: Any) -> str:
    """Return a sentence of the game's own catalogue, or of the catalogue that all games share."""
    return (words if words.has(message) else catalogue.words(words.language)).say(message, **facts)


def alone(panel: Panel, look: Look) -> Markup:
    """Return one panel in its frame. A page always reserves the panel's room."""
    shown = panel.in_its_room if look == "page" else panel
    return framed([shown], look=look, title=panel.title)


def framed(panels: Sequence[Panel], *, look: Look, title: str, columns: int = 1) -> Markup:
    said = " ".join(map(told, panels))
    drawn: Markup = frame()(laid_out(panels, columns), title, said, colours(look), look == "page")
    return drawn


@cache
def frame() -> Any:
    """Return the macro that draws the frame around panels."""
    return drawer().get_template("boards/sheet.svg").module.framed  # type: ignore[attr-defined]  # a template's own


@cache
def colours(look: Look) -> Mapping[str, str]:
    kept = palette()
    return {**kept.relief, **{"light": kept.light, "dark": kept.dark, "page": kept.on_page}[look]}


@cache
def pen(look: Look) -> Pen:
    return Pen(colours(look), lambda name: str(signs().drawn(name, colours(look))), pointed=look == "page")


def signs() -> Any:
    """Return the macros that draw the signs."""
    return drawer().get_template("boards/parts.svg").module


@cache
def drawer() -> Environment:
    """Return a separate template environment: boards are also drawn without an application, and a missing
    fact is an error.
    """
    environment = GameEnvironment(
        loader=all_templates(),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"fit": text_width.fit, "wrapped": text_width.wrapped, "n": "{:.4g}".format}
    environment.globals |= {
        "outline": outline,
        "from_above": from_above,
        "middle": middle,
        "rounded": rounded,
        "roof": roof,
        "settled": settled,
        "reach": reach,
        "hatched": hatched,
    }
    return environment
