"""The commands of a page of the docs."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

CHAPTER = re.compile(r"^#{2,3} (.+)$", re.MULTILINE)
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks_of(text: str) -> dict[str, list[str]]:
    """Return the blocks by the title of their chapter."""
    _, *parts = CHAPTER.split(text)
    return {title: BLOCK.findall(body) for title, body in zip(parts[::2], parts[1::2], strict=True)}


@dataclass
class Page:
    """A page that remembers which blocks were used, so that none is left out unnoticed."""

    text: str
    read: set[str] = field(default_factory=set)

    def block(self, chapter: str, beginning: str, names: Mapping[str, str] = {}) -> str:
        """Return the block of a chapter that begins like this, with the reader's own names filled in."""
        (found,) = (each for each in blocks_of(self.text)[chapter] if each.startswith(beginning))
        self.read.add(found)
        for example, own in names.items():
            if example not in found:
                raise LookupError(
                    f"{chapter}: {example!r} is not in the block that begins with {beginning!r}"
                )
            found = found.replace(example, own)
        return found

    def not_read(self, chapters: Iterable[str]) -> list[str]:
        every = blocks_of(self.text)
        return [each for chapter in chapters for each in every[chapter] if each not in self.read]
