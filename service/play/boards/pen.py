"""The pen: functions that draw the boards of all games.

A template calls it hundreds of times for one board, so it writes its SVG in Python. Signs are always the
same: they are rendered from their template once for each look.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache

from markupsafe import Markup, escape

from service.play.boards.text_width import fit_text

REMEMBERED = 2048
remembered = lru_cache(REMEMBERED, typed=True)
"""A cache decorator for the pen, because successive boards have much in common.

There is one pen for each look, and it is never freed.
"""

Drawn = Callable[[str], str]
"""A function that draws the sign of a name, in a box of 24 units."""


class Pen:
    """A pen for the boards of one look, with its colours `c`."""

    def __init__(self, colours: Mapping[str, str], drawn: Drawn, *, pointed: bool = False) -> None:
        self.c = colours
        self.pointed = pointed
        """True if players can point at parts of the board."""
        self.drawn = cache(drawn)

    @remembered
    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        anchor: str = "",
        weight: str = "",
        fill: str = "",
        room: float = 0,
    ) -> Markup:
        """Return a line of text. It is cut if it would be wider than `room`."""
        said = fit_text(words if isinstance(words, str) else str(words), room, size) if room else words
        more = "".join(
            f' {name}="{value}"'
            for name, value in (("text-anchor", anchor), ("font-weight", weight), ("fill", fill))
            if value
        )
        return Markup(f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size}"{more}>{escape(said)}</text>')

    def bold(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        anchor: str = "",
        fill: str = "",
        room: float = 0,
    ) -> Markup:
        return self.text(x, y, words, size, anchor, "700", fill, room)

    @remembered
    def sign(self, kind: str, x: float, y: float, size: float = 20, title: str = "") -> Markup:
        """Return a sign, `size` wide, with its upper left corner at x, y.

        Without a title it is decorative: words beside it say the same.
        """
        role, told = (' role="img"', f"<title>{escape(title)}</title>") if title else ("", "")
        place = f"translate({x:.4g} {y:.4g}) scale({size / 24})"
        return Markup(f'<g transform="{place}"{role}>{told}{self.drawn(kind)}</g>')

    @remembered
    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "",
        stroke: str = "",
        heavy: float = 1,
        rounded: float = 3,
    ) -> Markup:
        fill, stroke = fill or self.c["raised"], stroke or self.c["edge"]
        return Markup(
            f'<rect x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}" rx="{rounded}"'
            f' fill="{fill}" stroke="{stroke}" stroke-width="{heavy}"/>'
        )

    def card(self, x: float, y: float, width: float, height: float) -> Markup:
        """Return an empty card."""
        return self.box(x, y, width, height, self.c["raised"], self.c["edge"], 1.2, 5)

    @remembered
    def count(
        self, kind: str, number: object, x: float, y: float, size: float = 18, title: str = ""
    ) -> Markup:
        """Return a sign with its number to the right. `x` is the left side of the sign."""
        return self.sign(kind, x, y, size, title) + self.bold(x + size + 2, y + size * 0.76, number, 14)

    def row_of(
        self, kind: str, number: int, x: float, y: float, size: float = 18, most: int = 3, title: str = ""
    ) -> Markup:
        """Return tokens of one kind side by side, or a sign with a number if there are more than `most`."""
        if number > most:
            return self.count(kind, number, x, y, size, title)
        return Markup("".join(self.sign(kind, x + each * size, y, size, title) for each in range(number)))

    def pennant(self, x: float, y: float) -> Markup:
        """Return a pennant for a changed thing without a frame.

        It stands above the sign, clear of the name beside it.
        """
        return Markup(
            f'<path class="changed" d="M{x:.4g} {y + 6:.4g}v-18l15 6l-15 6" fill="{self.c["wax"]}"'
            f' stroke="{self.c["ink"]}" stroke-width="1" stroke-linejoin="round"/>'
        )

    def corner_pennant(self, x: float, y: float) -> Markup:
        """Return a pennant that marks a changed thing, together with a heavy dashed frame.

        It can be recognised without its colour. It hangs in the upper left corner of the frame, where it
        covers no text.
        """
        return Markup(
            f'<path class="changed" d="M{x:.4g} {y:.4g}l11 4.5l-11 4.5z" fill="{self.c["wax"]}"'
            f' stroke="{self.c["ink"]}" stroke-width="1" stroke-linejoin="round"/>'
        )

    @remembered
    def thing(self, name: str, x: float, y: float, width: float, height: float, of_slot: str = "") -> Markup:
        """Return the area over a card, tile, lot or city where it can be clicked, picked up, and asked about.

        With `of_slot`, the name of a part of an answer, this area chooses the thing for that part, as do
        areas drawn elsewhere for the part. Without it only those areas do.
        """
        if not self.pointed:
            return Markup()
        as_well = f"|{of_slot} {escape(name)}" if of_slot else ""
        return Markup(
            f'<rect class="thing" data-spot="thing {escape(name)}{as_well}" x="{x:.4g}" y="{y:.4g}"'
            f' width="{width:.4g}" height="{height:.4g}" rx="4"/>'
        )

    @remembered
    def seen(self, name: str, outline: str) -> Markup:
        """Return the area over a thing on another player's board.

        It shows what the thing is. It is part of no answer, even if something elsewhere has the same name.
        """
        if not self.pointed:
            return Markup()
        return Markup(f'<path class="thing" data-spot="seen {escape(name)}" d="{outline}"/>')

    @remembered
    def mark(self, x: float, y: float, width: float, height: float) -> Markup:
        return Markup(
            f'<rect x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}" rx="4" fill="none"'
            f' stroke="{self.c["wax"]}" stroke-width="2.4" stroke-dasharray="6 3"/>'
            f"{self.corner_pennant(x, y)}"
        )

    def lines(
        self,
        x: float,
        y: float,
        words: Iterable[str],
        size: float = 12,
        anchor: str = "",
        fill: str = "",
        step: float = 0,
    ) -> Markup:
        """Return lines of small text below each other."""
        step = step or size * 1.15
        return Markup(
            "".join(
                self.text(x, y + number * step, line, size, anchor, "", fill)
                for number, line in enumerate(words)
            )
        )

    @remembered
    def disc(self, x: float, y: float, letter: str, radius: float = 8) -> Markup:
        """Return a letter on a disc."""
        round_it = f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius}" fill="{self.c["raised"]}" stroke="{self.c["ink"]}"/>'
        return Markup(round_it) + self.bold(x, y + radius * 0.55, letter, round(radius * 1.6, 1), "middle")
