"""The rules as plain text, for letters and terminals: what is inside of them, one chapter, or one paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from engine.rules.chapters import Chapter, Paragraph, Rules, Subchapter
from engine.words import Words

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
    return "\n".join(lines) if lines else words.say("rules-no-chapter", number=wanted)


def contents(rules: Rules, words: Words) -> Iterator[str]:
    yield from (f"{chapter.number}  {headed(rules, chapter, words)}" for chapter in rules.chapters)
    if rules.absent:
        absent = [f"{chapter.number} {plain(rules, chapter.heading)}" for chapter in rules.absent]
        yield words.say("rules-absent", chapters=", ".join(absent))


def chapter_lines(rules: Rules, chapter: Chapter, words: Words, wanted: str) -> Iterator[str]:
    """The whole chapter, or the one paragraph that is wanted of it."""
    if "." in wanted:
        yield from (numbered(rules, each, words) for each in chapter.paragraphs if each.number == wanted)
        return
    yield f"{chapter.number}  {headed(rules, chapter, words)}"
    for part in chapter.parts:
        if part.heading:
            yield from ("", headed(rules, part, words))
        for paragraph in part.paragraphs:
            yield from ("", numbered(rules, paragraph, words))


def headed(rules: Rules, part: Chapter | Subchapter, words: Words) -> str:
    label = part.when.label(words)
    return plain(rules, part.heading) + (f" ({label})" if label else "")


def numbered(rules: Rules, paragraph: Paragraph, words: Words) -> str:
    label = paragraph.when.label(words)
    condition = f"[{label}] " if label else ""
    return f"{paragraph.number}  {condition}{plain(rules, paragraph.text)}"


def plain(rules: Rules, text: str) -> str:
    """Without tags; what a link leads to is named by its number."""
    named = _LINK.sub(lambda link: f"{link[2]} ({rules.of_anchors.get(link[1], '')})", text)
    return unescape(_TAG.sub("", named)).replace(" ()", "")
