"""What our letters are made of is shown by the programs that people read mail with, or does no harm where it is not.

What each of them supports is public knowledge (`mail_programs.json`, cut from caniemail.com). A thing that one of them does not
support, or only partly, may be used where it is said here what its reader sees instead.
"""

import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

import engine

KNOWN = json.loads((Path(__file__).parent / "mail_programs.json").read_text())["features"]
ROOT = Path(__file__).parents[2]
LETTERS = [
    *sorted((ROOT / "tests/service/mail/kept").glob("*.html")),
    *(
        file
        for game in engine.games().values()
        for file in sorted((Path(str(game.folder)) / "tests/letters").glob("*.html"))
    ),
]
NAMED_OTHERWISE = {
    "color": "css-background-color",  # so old that nobody asks; it goes wherever the ground does
    "font-family": "css-font",
    "border-left": "css-border",
    "border-top": "css-border",
    "border-bottom": "css-border",
    "border-color": "css-border",
    "border-width": "css-border",
    "margin-top": "css-margin",
    "padding-left": "css-padding",
    "padding-right": "css-padding",
    "padding-bottom": "css-padding",
    "bgcolor": "html-table",
    "border": "html-table",
}
FOR_OUTLOOK_ALONE = {"mso-hide", "mso-padding-alt"}
FOR_HEADS = {"html", "head", "meta", "title", "body", "style"}
TAGS = {
    "td": "html-table",
    "tr": "html-table",
    "th": "html-table",
    "tbody": "html-table",
    "table": "html-table",
}
TAGS |= {"h1": "html-h1-h6", "h2": "html-h1-h6", "ul": "html-lists", "ol": "html-lists", "li": "html-lists"}
TAGS |= {"a": "html-anchor-links", "br": "html-p"}
ATTRIBUTES = {"bgcolor", "width", "height", "align", "valign", "cellpadding", "cellspacing", "role", "border"}

INSTEAD = {
    "css-at-media-prefers-color-scheme": "it stays light; the dark picture stays hidden",
    "css-at-media": "one column all the same; only margins are narrower where it is known",
    "css-background": "cells that must have a ground have bgcolor",
    "css-border": "partly: no border on what is not a block; ours are on cells, headings and paragraphs",
    "css-border-radius": "square corners",
    "css-display": "links in cells fill them or not; the cell has its room (mso-padding-alt)",
    "css-display-none": "max-height 0, and mso-hide: held to below",
    "css-font-size": "partly: units that we do not use",
    "css-font-weight": "partly: only bold and normal, which is what we use",
    "css-height": "partly: only on tables and pictures",
    "css-important": "partly: not in the elements, where we do not use it",
    "css-letter-spacing": "partly: units that we do not use",
    "css-line-height": "partly: lines stand a little closer",
    "css-margin": "partly: no negative or automatic margins, of which we have none",
    "css-max-height": "mso-hide hides it",
    "css-max-width": "tables and pictures have a width of their own: held to below",
    "css-overflow": "mso-hide hides it",
    "css-padding": "cells have it; links in them have mso-padding-alt behind them: held to below",
    "css-text-align": "partly: not start and end, which we do not use",
    "css-text-decoration": "partly: only none and underline, which is what we use",
    "css-white-space": "it is a pre, or lines run on",
    "css-width": "tables and pictures have a width of their own: held to below",
    "css-word-break": "a long word is broken anywhere or not at all",
    "html-anchor-links": "links within a letter, of which we have none",
    "html-height": "partly: as a style it is said too",
    "html-img": "unknown is shown: it has words in its place",
    "html-lists": "partly: signs before the lines look otherwise",
    "html-style": "each element has its own style written into it",
    "html-align": "to the left",
    "html-width": "partly: only points and per cent, which is what we use",
    "css-selector-class": "only for the dark look and for narrow screens, see css-at-media",
    "css-selector-type": "the same",
    "css-selector-descendant": "the same",
    "css-selector-grouping": "the same",
}


class Page(HTMLParser):
    """What a letter is made of: tags, attributes, and the style of each element."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str], dict[str, str]]] = []
        self.feed(html)
        self.sheet = "".join(re.findall(r"<style>(.*?)</style>", html, re.DOTALL))

    def handle_starttag(self, tag, attrs):
        own = {name: value or "" for name, value in attrs}
        self.elements.append((tag, own, style_of(own.get("style", ""))))

    @property
    def used(self) -> set[str]:
        """Features, by the names that the table has for them."""
        found: set[str] = set()
        for tag, attributes, style in self.elements:
            if tag not in FOR_HEADS:
                found.add(TAGS.get(tag, f"html-{tag}"))
            found |= {NAMED_OTHERWISE.get(name, f"html-{name}") for name in ATTRIBUTES & set(attributes)}
            found |= {named(each) for each in style if each not in FOR_OUTLOOK_ALONE}
            found |= {"css-display-none"} if style.get("display") == "none" else set()
        found |= {named(each) for each in re.findall(r"([a-z-]+): [^;{}]+ !important;", self.sheet)}
        for feature in ("prefers-color-scheme", "max-width"):
            if f"({feature}" in self.sheet:
                found.add("css-at-media-prefers-color-scheme" if "color" in feature else "css-at-media")
        found |= {
            "css-selector-class",
            "css-selector-type",
            "css-selector-descendant",
            "css-selector-grouping",
        }
        return found | {"css-important", "html-style"}


def style_of(text: str) -> dict[str, str]:
    return {
        name.strip(): value.strip()
        for name, _, value in (each.partition(":") for each in text.split(";"))
        if value
    }


def named(each: str) -> str:
    return NAMED_OTHERWISE.get(each, f"css-{each}")


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_what_a_letter_uses_is_shown_everywhere_or_missed_by_nobody(file):
    used = Page(file.read_text()).used
    unknown = {each for each in used if each not in KNOWN}
    assert unknown == set(), "not in the table: find out who shows it"
    amiss = {
        each: sorted(program for program, can in KNOWN[each].items() if can != "y")
        for each in used
        if set(KNOWN[each].values()) != {"y"} and each not in INSTEAD
    }
    assert amiss == {}


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_what_is_hidden_is_hidden_in_every_program(file):
    """Gmail's page for phones knows no `display: none`, Outlook on Windows no `max-height`."""
    hidden = [style for _, _, style in Page(file.read_text()).elements if style.get("display") == "none"]
    assert hidden
    assert all(style["max-height"] == "0" and style["mso-hide"] == "all" for style in hidden)


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_buttons_and_pictures_hold_in_outlook(file):
    """There a link has no room of its own and a greatest width is none: cells have colour and room, tables and pictures a width."""
    elements = Page(file.read_text()).elements
    for before, (tag, attributes, style) in pairwise(elements):
        if tag == "a" and style.get("display") == "block":
            cell, of_cell, style_of_cell = before
            assert (cell, style_of_cell["mso-padding-alt"]) == ("td", style["padding"])
            assert of_cell["bgcolor"] == style_of_cell["background"]
        if "max-width" in style:
            assert attributes["width"].isdigit()
        if tag == "img":
            assert attributes["alt"]


def test_nothing_is_excused_that_is_not_used():
    used = set().union(*(Page(file.read_text()).used for file in LETTERS))
    assert set(INSTEAD) - used == set()
