"""Converting HTML into lines of text. Quotations get "> " in front, as in a plain mail."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Final, NamedTuple

MAX_HTML: Final = 400_000
MAX_DEPTH: Final = 200

_NO_TAG: Final = re.compile(r"(?P<declaration><[!?][^<>]{0,4000}>)|<(?![^<>]{1,4000}>)")
_VOID: Final = frozenset({"br", "hr", "img", "meta", "link", "input", "col", "wbr", "base", "area", "source"})
_UNSEEN: Final = frozenset({"script", "style", "head", "title", "template", "svg", "object", "select"})
_BLOCKS: Final = frozenset(
    {
        "address",
        "article",
        "aside",
        "blockquote",
        "body",
        "center",
        "dd",
        "div",
        "dl",
        "dt",
        "fieldset",
        "footer",
        "form",
    }
    | {
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "hr",
        "li",
        "main",
        "nav",
        "ol",
        "p",
        "pre",
        "section",
        "table",
    }
    | {"tbody", "td", "tfoot", "th", "thead", "tr", "ul"}
)
_QUOTED: Final = re.compile(
    r"\b(gmail_attr|moz-cite-prefix|yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra|wp_quote|cite-prefix)\b"
)
_FROM_HERE: Final = frozenset(
    {
        "divrplyfwdmsg",
        "appendonsend",
        "x_divrplyfwdmsg",
        "x_appendonsend",
        "zwchr",
        "replysplit",
        "mail-editor-reference-message-container",
    }
)
"""Ids of elements after which everything is the quoted letter, though no element encloses it."""


def extract_text(html: str, *, hidden: bool = False) -> str:
    """Return the visible text line by line, or only the hidden text, which some
    programs quote all the same.
    """
    page = _Page(hidden=hidden)
    page.feed(_tamed(html[:MAX_HTML]))
    page.close()
    return page.text()


def _tamed(html: str) -> str:
    """Remove comments and declarations, and escape every "<" that opens no tag.

    Both happen in one pass, so that the remains of a removed declaration cannot form another one. The
    standard parser searches the whole rest for the end of an unclosed tag, so a page of such tags would take
    hours.
    """
    pieces: list[str] = []
    at = 0
    while (start := html.find("<!--", at)) >= 0 and (end := html.find("-->", start + 4)) >= 0:
        pieces.append(html[at:start])
        at = end + 3
    pieces.append(html[at:])
    return _NO_TAG.sub(lambda found: "" if found["declaration"] else "&lt;", "".join(pieces))


class _Opened(NamedTuple):
    """A tag that is not closed yet."""

    tag: str
    hidden: bool
    quoted: bool


class _Page(HTMLParser):
    """A parser that keeps the relevant open tags, and the lines so far."""

    def __init__(self, *, hidden: bool) -> None:
        super().__init__(convert_charrefs=True)
        self._wanted = hidden
        self._open: list[_Opened] = []
        self._lines: list[str] = []
        self._line = ""
        self._answered = False

    def text(self) -> str:
        self._break()
        return "\n".join(self._lines)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        marks = {name: (value or "").lower() for name, value in attrs}
        if tag == "br":
            self._break(even_empty=True)
        if tag in _BLOCKS:
            self._break()
        if marks.get("id") in _FROM_HERE or (tag == "hr" and marks.get("data-marker") == "__divider__"):
            self._answered = True
        if tag not in _VOID and len(self._open) < MAX_DEPTH:
            self._open.append(_Opened(tag, _hidden(marks), _is_quote(tag, marks)))

    def handle_endtag(self, tag: str) -> None:
        if tag in _BLOCKS:
            self._break()
            if tag == "p":
                self._lines.append(self._prefix())
        for at in range(len(self._open) - 1, -1, -1):
            if self._open[at].tag == tag:
                del self._open[at:]
                return

    def handle_data(self, data: str) -> None:
        if any(each.tag in _UNSEEN for each in self._open):
            return
        if any(each.hidden for each in self._open) != self._wanted:
            return
        if any(each.tag == "pre" for each in self._open):
            first, *rest = data.split("\n")
            self._line += first
            for line in rest:
                self._break(even_empty=True)
                self._line = line
            return
        piece = re.sub(r"\s+", " ", data)
        self._line += piece.lstrip() if not self._line or self._line.endswith(" ") else piece

    def _prefix(self) -> str:
        return "> " if self._answered or any(each.quoted for each in self._open) else ""

    def _break(self, *, even_empty: bool = False) -> None:
        if self._line.strip() or even_empty:
            self._lines.append(self._prefix() + self._line.rstrip())
        self._line = ""


def _hidden(marks: dict[str, str]) -> bool:
    return "display:none" in marks.get("style", "").replace(" ", "") or "hidden" in marks


def _is_quote(tag: str, marks: dict[str, str]) -> bool:
    if tag == "blockquote" or marks.get("name") == "quote" or marks.get("id") == "isreplycontent":
        return True
    return bool(_QUOTED.search(marks.get("class", "")))
