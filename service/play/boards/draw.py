"""Drawing: the template of a game turns a view into panels. These become one picture or several figures."""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache, partial
from typing import Any, Literal, NamedTuple

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup, escape

from engine.table.game import game_named
from engine.text.labelled import label_values
from engine.text.words import Words
from service.platform import words as catalogue
from service.platform.game_templates import GameEnvironment, template_loader, template_of
from service.play.boards import text_width
from service.play.boards.component_signs import sign_named
from service.play.boards.geography import drawn_map, hatch_path
from service.play.boards.outline import (
    measure_extent,
    middle_square,
    move_to_origin,
    outline_path,
    rounded_path,
    squares_from_names,
)
from service.play.boards.palette import load_palette
from service.play.boards.panels import WIDTH, Panel, Sheet, Standing, lay_out_panels
from service.play.boards.part_cache import MarkSet, make_part_cache
from service.play.boards.pen import Pen
from service.play.boards.roofs import build_roof

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


class TableDrawing(NamedTuple):
    """A table as a page shows it."""

    figures: tuple[Figure, ...]
    standings: Mapping[int, Standing]
    """Standings by seat. Empty for a game whose template sets none."""


@cache
def board_template(game: str) -> str:
    """Return the template of a game's board. A game without one is drawn as a table of labels."""
    return template_of(game, BOARD) or "boards/labelled.svg"


def draw_board(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look = "light",
    marked: Collection[str] = (),
    columns: int = 1,
) -> Markup:
    """Draw all that a seat sees of its table as one SVG."""
    panels = draw_panels(view, words=words, names=names, look=look, marked=marked)
    title = catalogue.words(words.language).say("board-title", game=view["game"])
    return frame_panels(panels, look=look, title=title, columns=columns)


def draw_figures(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look = "page",
    marked: Collection[str] = (),
) -> tuple[Figure, ...]:
    """Draw the same as `draw_board`, with one figure for each panel."""
    return draw_table(view, words=words, names=names, look=look, marked=marked).figures


def draw_table(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look = "page",
    marked: Collection[str] = (),
    begun: Mapping[str, Any] | None = None,
) -> TableDrawing:
    """Return the figures, and the standings with the public facts of each player.

    `begun` is the view at the beginning of a turn that is being composed. Boards keep its scale.
    """
    sheet = render_sheet(view, words=words, names=names, look=look, marked=marked, begun=begun)
    figures = (
        Figure(
            panel.name,
            panel.title,
            add_spot_names(frame_panel(panel, look), words),
            panel.aside,
            panel.about,
            reserved_height(panel),
        )
        for panel in sheet.panels
    )
    return TableDrawing(tuple(figures), {standing.seat: standing for standing in sheet.standings})


def public_standings(view: Mapping[str, Any], *, words: Words, names: Sequence[str]) -> Sequence[Standing]:
    """Return the standings with the public facts of each player, without a drawing."""
    return render_sheet(view, words=words, names=names, look="light", marked=()).standings


def reserved_height(panel: Panel) -> float:
    return panel._replace(height=panel.room).full_height / WIDTH if panel.grows else 0


def add_spot_names(drawn: Markup, words: Words) -> Markup:
    """Add a name to each spot, for screen readers."""
    called = NAMED_SPOT.sub(lambda found: f'{found[0]} data-name="{escape(words.name(found[1]))}"', drawn)
    return Markup(called)  # noqa: S704 - a drawing, with escaped names


def describe_board(view: Mapping[str, Any], *, words: Words, names: Sequence[str]) -> str:
    """Return the text alternative of a picture in a few words. The full text is what `game.draw` returns."""
    panels = draw_panels(view, words=words, names=names, look="light", marked=())
    return describe_panels(panels, view["game"], words.language)


def describe_panels(panels: Sequence[Panel], game: str, language: str) -> str:
    """Return the same as `describe_board`, for panels that are drawn already."""
    say = catalogue.words(language).say
    parts = " ".join(describe_panel(panel) for panel in panels if panel.told)
    return say("board-told", title=say("board-title", game=game), parts=parts)


def describe_panel(panel: Panel) -> str:
    return f"{panel.title}: {panel.told}." if panel.told else f"{panel.title}."


def draw_panels(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look,
    marked: Collection[str],
) -> Sequence[Panel]:
    return render_sheet(view, words=words, names=names, look=look, marked=marked).panels


def render_sheet(
    view: Mapping[str, Any],
    *,
    words: Words,
    names: Sequence[str],
    look: Look,
    marked: Collection[str],
    begun: Mapping[str, Any] | None = None,
) -> Sheet:
    """Render the template of a game and return the sheet that it filled."""
    edition = game_named(view["game"]).editions.began_with(view["edition"], view["edition_hash"])
    drawing = view["game"], edition.hash, words.language, look
    sheet = Sheet()
    board_environment().get_template(board_template(view["game"])).render(
        view=view,
        table=view["table"],
        begun=(begun or view)["table"],
        edition=edition.data,
        names=names,
        name=words.name,
        attribute=words.attribute,
        listed=lambda things: ", ".join(map(words.name, things)),
        say=partial(say_on_board, words),
        rows=partial(label_values, view["table"], words),
        drawn_map=partial(drawn_map, view["game"]),
        marked=MarkSet(marked),
        kept=make_part_cache(*drawing),
        c=colours_for_look(look),
        d=pen_for_look(look),
        pointed=look == "page",
        sign_of=partial(sign_named, view["game"]),
        sheet=sheet,
    )
    return sheet


def say_on_board(words: Words, message: str, **facts: Any) -> str:
    """Return a sentence of the game's own catalogue, or of the catalogue that all games share."""
    return (words if words.has(message) else catalogue.words(words.language)).say(message, **facts)


def frame_panel(panel: Panel, look: Look) -> Markup:
    """Return one panel in its frame. On a page it has its room from the start, unless nothing is below it."""
    shown = panel.in_its_room if look == "page" and not panel.grows else panel
    return frame_panels([shown], look=look, title=panel.title)


def frame_panels(panels: Sequence[Panel], *, look: Look, title: str, columns: int = 1) -> Markup:
    said = " ".join(map(describe_panel, panels))
    drawn: Markup = frame_macro()(
        lay_out_panels(panels, columns), title, said, colours_for_look(look), look == "page"
    )
    return drawn


@cache
def frame_macro() -> Any:
    """Return the macro that draws the frame around panels."""
    return board_environment().get_template("boards/sheet.svg").module.framed  # type: ignore[attr-defined]  # a template's own


@cache
def colours_for_look(look: Look) -> Mapping[str, str]:
    kept = load_palette()
    return {**kept.relief, **{"light": kept.light, "dark": kept.dark, "page": kept.on_page}[look]}


@cache
def pen_for_look(look: Look) -> Pen:
    return Pen(
        colours_for_look(look),
        lambda name: str(sign_macros().drawn(name, colours_for_look(look))),
        pointed=look == "page",
    )


def sign_macros() -> Any:
    """Return the macros that draw the signs."""
    return board_environment().get_template("boards/parts.svg").module


@cache
def board_environment() -> Environment:
    """Return a separate template environment: boards are also drawn without an application, and a missing
    fact is an error.
    """
    environment = GameEnvironment(
        loader=template_loader(),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"fit": text_width.fit_text, "wrapped": text_width.wrap_text, "n": "{:.4g}".format}
    environment.globals |= {
        "outline": outline_path,
        "from_above": squares_from_names,
        "middle": middle_square,
        "rounded": rounded_path,
        "roof": build_roof,
        "settled": move_to_origin,
        "reach": measure_extent,
        "hatched": hatch_path,
    }
    return environment
