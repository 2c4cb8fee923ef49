"""The report for an answer mail: what was carried out, what was refused, and what the writer asked to see."""

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class LineFault:
    """A line that was not carried out, and why. The line is empty if the letter as a whole is meant."""

    line: str
    why: str


@dataclass(kw_only=True)
class LetterReport:
    """The results of a letter, in the language of the player who is answered."""

    played: list[str] = field(default_factory=list)
    """The moves of the turn, in the notation of the game."""
    since: int | None = None
    """The count of the table before the turn. Everything after it is news to the player."""
    done: list[str] = field(default_factory=list)
    """A sentence for each other thing that was done."""
    wrong: list[LineFault] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    """Lines below the answer that were ignored because they are not part of it."""
    shows: list[str] = field(default_factory=list)
    """The requests of the player: show, cards, history, time, help."""
    kinds: list[str] = field(default_factory=list)
    """The headings of the cards and tiles to show. If empty, show all."""
    examples: list[str] = field(default_factory=list)
    """Plans that the player could give, in the player's language."""
    begun: str = ""
    """The words with which the player began an answer, in canonical form.

    The answer mail lists the answers that begin with them.
    """
    about: list[str] = field(default_factory=list)
    """Answers that the player only asked about, in canonical form."""
    built: bool = False
    """True if the player's own board has changed, so that it is shown."""
    rules: list[str] = field(default_factory=list)
    """The places in the rules that the player asked to read. An empty one asks for the table of contents."""
    links: list[dict[str, str]] = field(default_factory=list)
    """Moves that came from another address, each with the link that plays it."""

    @property
    def only_played(self) -> bool:
        """Return True if moves were played and there is nothing else to say."""
        return bool(self.played) and self == LetterReport(
            played=self.played, since=self.since, built=self.built
        )

    @property
    def plain(self) -> dict[str, Any]:
        return asdict(self)


class RefusedLine(Exception):
    """Raised to refuse a letter as a whole. Nothing of it is carried out."""

    def __init__(self, told: LetterReport) -> None:
        super().__init__(told)
        self.told = told


def refuse_line(line: str, why: str, **more: Any) -> RefusedLine:
    """Return the refusal of a letter because of one line."""
    return RefusedLine(LetterReport(wrong=[LineFault(line, why)], **more))
