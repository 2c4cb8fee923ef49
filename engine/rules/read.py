"""Reads `rules/<language>.html`: sections with a heading, and paragraphs that are numbered as they come.

    <section id="auctions" data-when="seats=3-5">
    <h2>The auctions</h2>
    <p data-rules="raise-by raise-or-pass" data-events="bid passed">Clockwise, each …</p>
    <h3 id="selling">Selling points</h3>
    <ul><li data-when="muse">…</li></ul>
    </section>

Every `p` and every `li` has a number. What a rule is called stands in `data-rules`, a kind of question in `data-questions`,
an event in `data-events`; in what holds for every game `data-move` names a move without which there is nothing to tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from html.parser import HTMLParser

from engine.rules.chapters import Chapter, Paragraph, Subchapter
from engine.rules.when import read_when

LISTS = frozenset({"ul", "ol"})
INSIDE = frozenset({"a", "em", "strong", "code"})
"""What may stand in a line."""


def read_rules(text: str, first: int = 1) -> tuple[Chapter, ...]:
    """The chapters of a text, the first of them under this number."""
    reader = _Reader(first)
    reader.feed(text)
    reader.close()
    return tuple(reader.chapters)


class _Reader(HTMLParser):
    def __init__(self, first: int) -> None:
        super().__init__(convert_charrefs=True)
        self.first = first
        self.chapters: list[Chapter] = []
        self.line: list[str] = []
        self.marks: Mapping[str, str] = {}
        """Of the heading or the paragraph that is being read."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        marks = {name: value or "" for name, value in attrs}
        if tag in INSIDE:
            self.line.append(self.get_starttag_text() or "")
        elif tag == "section":
            number = self.first + len(self.chapters)
            when = read_when(marks.get("data-when", ""))
            self.chapters.append(Chapter(number, marks["id"], "", (Subchapter(()),), when))
        elif tag not in LISTS:
            self.line, self.marks = [], marks

    def handle_data(self, data: str) -> None:
        self.line.append(escape(data, quote=False))

    def handle_endtag(self, tag: str) -> None:
        written = " ".join("".join(self.line).split())
        match tag:
            case "h2":
                self.chapters[-1] = self.chapters[-1]._replace(heading=written)
            case "h3":
                self.begin_part(written)
            case "p" | "li":
                self.add_paragraph(written, item=tag == "li")
            case "section":
                full = tuple(part for part in self.chapters[-1].parts if part.paragraphs)
                self.chapters[-1] = self.chapters[-1]._replace(parts=full)
            case _ if tag in INSIDE:
                self.line.append(f"</{tag}>")
            case _ if tag not in LISTS:
                raise ValueError(f"<{tag}> has no place in the rules")

    def begin_part(self, heading: str) -> None:
        chapter = self.chapters[-1]
        part = Subchapter((), heading, self.marks.get("id", ""), read_when(self.marks.get("data-when", "")))
        self.chapters[-1] = chapter._replace(parts=(*chapter.parts, part))

    def add_paragraph(self, text: str, *, item: bool) -> None:
        chapter = self.chapters[-1]
        *earlier, part = chapter.parts
        paragraph = Paragraph(
            number=f"{chapter.number}.{sum(1 for _ in chapter.paragraphs) + 1}",
            text=text,
            when=read_when(self.marks.get("data-when", "")),
            rules=tuple(self.marks.get("data-rules", "").split()),
            questions=tuple(self.marks.get("data-questions", "").split()),
            events=tuple(self.marks.get("data-events", "").split()),
            item=item,
            move=self.marks.get("data-move", ""),
        )
        longer = part._replace(paragraphs=(*part.paragraphs, paragraph))
        self.chapters[-1] = chapter._replace(parts=(*earlier, longer))
