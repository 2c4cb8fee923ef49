"""What an answer mail tells of a letter: what was done of it, what was not, and what its writer wishes to see."""

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Wrong:
    """A line that was not carried out, and why; no line where the letter as a whole is meant."""

    line: str
    why: str


@dataclass(kw_only=True)
class LetterReport:
    """In the words of the one who is answered."""

    played: list[str] = field(default_factory=list)
    """The moves of their turn, as the game writes them."""
    since: int | None = None
    """The count after which everything is news to them."""
    done: list[str] = field(default_factory=list)
    """A sentence for each other thing that was done."""
    wrong: list[Wrong] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    """Lines below the answer that were taken for no part of it."""
    shows: list[str] = field(default_factory=list)
    """What they asked to see: show, cards, history, time, help."""
    kinds: list[str] = field(default_factory=list)
    """Of cards and tiles only those under these headings; of none, all."""
    examples: list[str] = field(default_factory=list)
    """Plans that they could give, as they would write them."""
    begun: str = ""
    """The words with which they have begun to answer, in canonical form: the answers that begin so are asked for next."""
    about: list[str] = field(default_factory=list)
    """Answers that they only asked about, in canonical words."""
    built: bool = False
    """Whether their own board has changed: it is shown as it lies now."""
    rules: list[str] = field(default_factory=list)
    """The places in the rules that they asked to read; an empty one is what there is."""
    links: list[dict[str, str]] = field(default_factory=list)
    """Moves that another address sent, each with the link that plays it."""

    @property
    def plain(self) -> dict[str, Any]:
        return asdict(self)


class RefusedLine(Exception):
    """Nothing of the letter is carried out."""

    def __init__(self, told: LetterReport) -> None:
        super().__init__(told)
        self.told = told


def refused(line: str, why: str, **more: Any) -> RefusedLine:
    """One line is why."""
    return RefusedLine(LetterReport(wrong=[Wrong(line, why)], **more))
