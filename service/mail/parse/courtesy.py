"""Finding the answer in a line with a greeting, “please” or thanks around it, in any language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import product
from typing import Final

from service.mail.parse.farewell import ASKS, CLAUSE, is_courtesy, is_farewell, is_greeting
from service.mail.parse.names import GLUED_LETTER, names_only

MAX_LINE: Final = 100
_EDGES: Final = " \t,.:!;~\u2026\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff5e\u060c\u061b\u2013\u2014"
_STARTS: Final = re.compile(
    rf"(?<=[\s,.:!\u3000-\u303f\uff01-\uff1b\u060c])(?=\S)|(?<!{GLUED_LETTER})(?={GLUED_LETTER})|(?<={GLUED_LETTER})"
)
"""Where a word may begin: behind a space or a mark, and beside a letter of a script without spaces."""


def list_plain_forms(text: str, names: Collection[str] = ()) -> Iterator[str]:
    """Yield a line, and what is left of it without courtesies at its ends, the longest first.

    The reader decides which of them is an answer.
    """
    yield text
    if len(text) > MAX_LINE or ASKS.search(text):
        return
    starts = sorted({0, len(text), *(found.start() for found in _STARTS.finditer(text))})
    first = [at for at in starts if not at or _may_stand_before(text[:at], names)]
    last = [at for at in starts if at == len(text) or _may_stand_after(text[at:], names)]
    spans = sorted(product(first, last), key=lambda span: span[0] - span[1])
    forms = (text[start:end].strip(_EDGES) for start, end in spans if start < end)
    yield from dict.fromkeys(form for form in forms if form)


def _may_stand_before(text: str, names: Collection[str]) -> bool:
    """Return True for greetings and thanks that a mark separates from the answer, and “please” right before it.

    Other words beside them may count: “nog een graag” is one more, please.
    """
    *apart, last = CLAUSE.split(text)
    clauses = [clause for clause in apart if not names_only(clause, names)]
    if last.strip() and not is_courtesy(last, names, right_before=True):
        return False
    courteous = all(
        is_farewell(each, names) or is_greeting(each, names) or is_courtesy(each, names, right_before=True)
        for each in clauses
    )
    return courteous and bool(clauses or last.strip())


def _may_stand_after(text: str, names: Collection[str]) -> bool:
    clauses = [clause for clause in CLAUSE.split(text) if not names_only(clause, names)]
    courteous = all(_is_courteous(each, names) for each in clauses)
    return courteous and (bool(clauses) or not text.strip(_EDGES))


def _is_courteous(clause: str, names: Collection[str]) -> bool:
    return is_farewell(clause, names) or is_courtesy(clause, names)
