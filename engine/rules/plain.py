"""The rules as plain text, for letters and terminals: what is inside of them, one chapter, or one paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import unescape
from typing import Final

from engine.editions.words import FigureWords
from engine.rules.chapters import ALWAYS_TOLD, Chapter, Paragraph, Rules, Subchapter
from engine.rules.when import OFF, ON
from engine.text.words import Words, slug

SWITCHED: Final[Mapping[str, str]] = {ON: "view-yes", OFF: "view-no"}

_LINK = re.compile(r'<a href="#([^"]+)">(.*?)</a>')
_TAG = re.compile(r"<[^>]+>")


def rules_text(rules: Rules, words: Words, wanted: str = "") -> str:
    """A chapter ("6") or a paragraph ("6.2"); else what there is. A sentence where that is not played here."""
    if not wanted:
        return "\n".join(contents(rules, words))
    chapter = rules.chapter(wanted)
    if chapter is None:
        return words.say("rules-no-chapter", number=wanted)
    lines = list(chapter_lines(rules, chapter, words, wanted))
    if not lines:
        return words.say("rules-no-chapter", number=wanted)
    if rules.differences:
        lines += ["", words.say("rules-differs-somewhere", title=rules.settings["edition"])]
    return "\n".join(lines)


def settings(rules: Rules, words: Words) -> dict[str, tuple[str, str]]:
    """What was chosen for the table: of each setting what it is called, and what was chosen."""
    return {
        name: (setting_name(words, name), setting_value(words, name, value))
        for name, value in rules.settings.items()
    }


def setting_name(words: Words, name: str) -> str:
    message = f"setting-{name}" if name in ALWAYS_TOLD else f"option-{slug(name)}"
    return words.say(message) if words.has(message) else name


def setting_value(words: Words, name: str, value: str) -> str:
    if value in SWITCHED:
        return words.say(SWITCHED[value])
    message = f"option-{slug(name)}-{value}"
    return words.say(message) if words.has(message) else value


def contents(rules: Rules, words: Words) -> Iterator[str]:
    if rules.settings:
        yield " · ".join(f"{name}: {value}" for name, value in settings(rules, words).values())
        yield ""
    if rules.differences:
        yield from different_figures(rules, words)
        yield ""
    yield from (f"{chapter.number}  {heading_line(rules, chapter, words)}" for chapter in rules.chapters)
    if rules.absent:
        absent = [f"{chapter.number} {plain(rules, chapter.heading)}" for chapter in rules.absent]
        yield words.say("rules-absent", chapters=", ".join(absent))


def different_figures(rules: Rules, words: Words) -> Iterator[str]:
    """What the text tells otherwise than the edition of the table has it."""
    figures = FigureWords(words)
    yield words.say("rules-differs", title=rules.settings["edition"])
    for path, in_the_text, here in rules.differences:
        label = figures.full_label(path)
        told = words.say("rules-difference", here=figures.told(here), there=figures.told(in_the_text))
        yield f"{label}: {told}"


def chapter_lines(rules: Rules, chapter: Chapter, words: Words, wanted: str) -> Iterator[str]:
    """The whole chapter, or the one paragraph that is wanted of it."""
    if "." in wanted:
        yield from (
            paragraph_line(rules, each, words) for each in chapter.paragraphs if each.number == wanted
        )
        return
    yield f"{chapter.number}  {heading_line(rules, chapter, words)}"
    for part in chapter.parts:
        if part.heading:
            yield from ("", heading_line(rules, part, words))
        for paragraph in part.paragraphs:
            yield from ("", paragraph_line(rules, paragraph, words))


def heading_line(rules: Rules, part: Chapter | Subchapter, words: Words) -> str:
    label = part.when.label(words)
    return plain(rules, part.heading) + (f" ({label})" if label else "")


def paragraph_line(rules: Rules, paragraph: Paragraph, words: Words) -> str:
    label = paragraph.when.label(words)
    condition = f"[{label}] " if label else ""
    return f"{paragraph.number}  {condition}{plain(rules, paragraph.text)}"


def plain(rules: Rules, text: str) -> str:
    """Without tags; what a link leads to is named by its number."""
    named = _LINK.sub(lambda link: f"{link[2]} ({rules.of_anchors.get(link[1], '')})", text)
    return unescape(_TAG.sub("", named)).replace(" ()", "")
