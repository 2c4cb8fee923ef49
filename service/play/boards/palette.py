"""The colours: one data file for pages, boards and mails, so that a table looks the same wherever it is seen."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

from service.platform.paths import templates_folder

RELIEF = "relief"


class ColourPair(NamedTuple):
    """A foreground and a background colour, with the contrast that they must have at least."""

    mark: str
    ground: str
    least: float


@dataclass(frozen=True)
class Palette:
    light: dict[str, str]
    dark: dict[str, str]
    relief: dict[str, str]
    """Colours that do not change with the look, and so are no custom properties of a page."""
    pairs: tuple[ColourPair, ...]

    @cached_property
    def on_page(self) -> dict[str, str]:
        """Colours for drawings inside a page.

        They change with the page's look; a mail takes `light` or `dark` instead.
        """
        return {name: f"var(--{css_name(name)})" for name in self.light}

    def tokens(self) -> str:
        """Return the CSS custom properties.

        The system's preference applies unless the reader has chosen. Print is always light.
        """
        light, dark = css_properties(self.light), css_properties(self.dark)
        return (
            f":root{{color-scheme:light;{light}}}\n"
            f"@media screen and (prefers-color-scheme:dark){{:root:not([data-look]){{color-scheme:dark;{dark}}}}}\n"
            f"@media screen{{:root[data-look=dark]{{color-scheme:dark;{dark}}}}}\n"
        )


def css_name(name: str) -> str:
    return name.replace("_", "-")


def css_properties(colours: dict[str, str]) -> str:
    return "".join(f"--{css_name(name)}:{value};" for name, value in colours.items())


def read_colour_pairs(data: dict[str, Any]) -> Iterator[ColourPair]:
    for rule in data["pairs"]:
        for mark in rule["marks"]:
            for ground in rule["grounds"]:
                yield ColourPair(mark.replace("-", "_"), ground.replace("-", "_"), rule["least"])


@cache
def load_palette() -> Palette:
    """Load the palette. Names have underscores here, so that templates can write `c.on_seal`."""
    data = tomllib.loads((templates_folder() / "boards" / "palette.toml").read_text())
    pairs = tuple(read_colour_pairs(data))
    colours = {
        name.replace("-", "_"): shades
        for title, chapter in data.items()
        if isinstance(chapter, dict) and title != RELIEF
        for name, shades in chapter.items()
    }
    return Palette(
        light={name: light for name, (light, _) in colours.items()},
        dark={name: dark for name, (_, dark) in colours.items()},
        relief=data[RELIEF],
        pairs=pairs,
    )
