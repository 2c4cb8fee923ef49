"""Records: everything needed to replay a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, Self, TypeAlias

import msgspec

from engine.editions.check import check_edition
from engine.table import open_table  # as a module: a table makes records, and a record makes tables
from engine.table.game import game_named
from engine.table.position import Skip
from engine.values.chance import commitment
from engine.values.decoder import Decoder
from engine.values.move import Move
from engine.values.result import result_of
from engine.values.seat import Seat
from engine.values.to_plain import to_plain

if TYPE_CHECKING:
    from engine.table.table import Table

FORMAT: Final = 1


Answers: TypeAlias = "Callable[[Table[Any], Seat, Move], Move]"
"""A function that replaces an answer at a replay: it gets the table, the seat and the recorded move."""


class BrokenRecord(ValueError):
    """The error that a record is not consistent."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One move of a record: the seat, and the move in canonical notation."""

    seat: Seat
    move: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A table from its deal to now.

    The seed of a running table is secret, so only records of finished tables are given out.
    """

    format: int = FORMAT
    game: str
    version: int
    edition: str
    edition_hash: str = ""
    """The hash of its data. Empty in records made before editions had hashes."""
    edition_text: str = ""
    """The file of the edition, if it does not come with the game."""
    options: dict[str, Any]
    seats: int
    commitment: str
    seed: str
    moves: tuple[Line, ...]
    skips: tuple[Skip, ...] = ()
    renews_ids_after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of moves after which a repeated question gets a new id.

    None in records made before ids were renewed.
    """
    result: dict[str, Any] | None = None
    decided: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """The results of chance by stream, if they do not follow from the seed.

    Only imagined tables have them.
    """
    ended_by: str = ""
    """Who ended the table before its last move: `agreement` of the players, or the `desk`.

    The result is then the score at that moment.
    """

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        """Return the record of a table whose moves are all known."""
        position = table.position
        return cls(
            game=position.game,
            version=position.version,
            edition=position.edition,
            edition_hash=position.edition_hash,
            edition_text=table.game.editions.text_of(table.edition_file),
            options=to_plain(position.options),
            seats=position.seats,
            commitment=position.commitment,
            seed=position.seed.hex(),
            moves=table.log,
            skips=position.skips,
            renews_ids_after=position.renews_ids_after,
            result=table.result().data() if table.over else None,
            decided=dict(table.history.decided) or msgspec.UNSET,
        )

    def replay(self, upto: int | None = None, answers: Answers | None = None) -> Table[Any]:
        """Return the table after all moves, or after the first `upto`.

        `answers` replaces the recorded answers.
        """
        self._bring_edition()
        table = open_table.new_table(
            self.game,
            seats=self.seats,
            options=self.options,
            edition=self.edition,
            edition_hash=self.edition_hash,
            version=self.version,
            seed=bytes.fromhex(self.seed),
            decided=self.decided or None,
        )
        table.position.commitment = self.commitment
        older = len(self.moves) if self.renews_ids_after is None else self.renews_ids_after
        table.position.renews_ids_after = older
        skips = {skip.count: skip for skip in self.skips}
        _play_on(table, self.moves[:upto], skips, answers or _as_written)
        return table

    def _bring_edition(self) -> None:
        """Check and keep the edition in the record.

        Anyone may have written it, so it is checked before use.
        """
        if not self.edition_text:
            return
        game = game_named(self.game)
        if game.editions.knows(self.edition, self.edition_hash):
            return
        edition, faults = check_edition(game.editions, self.edition, self.edition_text)
        if edition is None:
            raise BrokenRecord(f"its edition is none: {faults[0].explain(game.words())}")
        if edition.hash != self.edition_hash:
            raise BrokenRecord("the edition that the record brings is not the one of its hash")
        game.editions.keep(edition)

    def verify(self) -> Table[Any]:
        """Replay and compare. Return the replayed table, or raise BrokenRecord with the fault."""
        if self.format != FORMAT:
            raise BrokenRecord(f"this record is of format {self.format}; this version reads format {FORMAT}")
        if self.decided:
            raise BrokenRecord(
                "this is the record of an imagined table: what chance brought is decided in it"
            )
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError as broken:
            raise BrokenRecord("the seed is not written in hexadecimal") from broken
        if commitment(seed) != self.commitment:
            raise BrokenRecord("the seed does not fit the commitment that was published at the opening")
        self._bring_edition()
        try:
            table = self.replay()
        except ValueError as broken:
            raise BrokenRecord(f"the moves do not replay: {broken}") from broken
        self._verify_result(table)
        return table

    def _verify_result(self, table: Table[Any]) -> None:
        if table.over and self.ended_by:
            raise BrokenRecord(
                "the moves lead to the end, but the record says that somebody ended the table early"
            )
        if table.over and self.result is None:
            raise BrokenRecord("the moves lead to the end, but the record names no result")
        if self.result is None:
            return
        if not table.over and not self.ended_by:
            raise BrokenRecord(
                "the moves do not lead to the result that the record names: they do not end the table"
            )
        if self.result != result_of(table.scores()).data():
            raise BrokenRecord("the moves do not lead to the result that the record names")

    def dump(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @classmethod
    def load(cls, data: bytes | str) -> Self:
        try:
            return Decoder(cls).decode(data)
        except msgspec.ValidationError as broken:
            raise BrokenRecord(f"not a record: {broken}") from broken
        except msgspec.DecodeError as broken:
            raise BrokenRecord(f"not a record: not JSON ({broken})") from broken


def _as_written(_table: Table[Any], _seat: Seat, move: Move) -> Move:
    return move


def _play_on(table: Table[Any], moves: Iterable[Line], skips: Mapping[int, Skip], answers: Answers) -> None:
    """Play moves, and skip the question ids that were used by moves taken back between them."""
    _pass_over(table, skips)
    for line in moves:
        table.play(line.seat, answers(table, line.seat, table.game.notation.parse(line.move)))
        _pass_over(table, skips)


def _pass_over(table: Table[Any], skips: Mapping[int, Skip]) -> None:
    skip = skips.get(table.count)
    if skip is not None:
        table.position.asked = skip.asked
        table.position.skips = (*table.position.skips, skip)
