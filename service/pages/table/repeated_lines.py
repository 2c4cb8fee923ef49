"""A text told by what is known already: runs of lines that stand in another text, or further up in itself.

`=words` is a line as it stands, `b 12 30` are thirty lines of the other text from its line 12, `o 12 30` of this one.
"""

from collections.abc import Iterator, Sequence


def told_by(base: Sequence[str], lines: Sequence[str]) -> Iterator[str]:
    """The first place of a line is the one that is named; a run goes on as long as the lines do."""
    places: dict[str, tuple[str, int]] = {line: ("b", at) for at, line in reversed(list(enumerate(base)))}
    texts = {"b": base, "o": lines}
    at = 0
    while at < len(lines):
        known = places.setdefault(lines[at], ("o", at))
        if known == ("o", at):
            yield f"={lines[at]}"
            at += 1
            continue
        text, start = known
        long = run(texts[text], start, lines, at)
        yield f"{text} {start} {long}"
        at += long


def run(text: Sequence[str], start: int, lines: Sequence[str], at: int) -> int:
    """How many lines from `at` on are those of the text from `start` on; of this text itself only what came before."""
    most = min(len(lines) - at, (at if text is lines else len(text)) - start)
    return next((long for long in range(most) if text[start + long] != lines[at + long]), most)
