"""JSON schemas of records."""

from marshmallow import Schema, fields, validate

from engine.editions.check import LONGEST_FILE
from service.play.games.shapes import SHAPE, EngineField
from service.play.tables.models import EndedBy
from service.web.schemas.fields import LineField, NameField
from service.web.schemas.pagination import PageQuery

MOST_MOVES = 20_000


class RecordsQuery(PageQuery):
    """Which records."""

    game = LineField(longest=40, load_default=None, allow_none=True)


class RecordLineField(fields.Raw):
    """A field for a move of a record: `[seat, "notation"]`."""

    def __init__(self) -> None:
        super().__init__(metadata={SHAPE: "RecordLine"})


class RecordSchema(Schema):
    """Everything needed to replay a table; `procaccio verify` reads the same document."""

    format = fields.Integer(required=True, strict=True)
    game = fields.String(required=True, validate=validate.Length(1, 40))
    version = fields.Integer(required=True, strict=True)
    edition = fields.String(required=True, validate=validate.Length(1, 40))
    edition_hash = fields.String(
        load_default="",
        validate=validate.Length(0, 64),
        metadata={
            "description": "The hash of the edition. Empty in records made before editions had hashes."
        },
    )
    edition_text = fields.String(
        load_default="",
        validate=validate.Length(0, LONGEST_FILE),
        metadata={"description": "The file of the edition, if it does not come with the game."},
    )
    options = fields.Dict(keys=fields.String(), required=True, metadata={SHAPE: "Options"})
    seats = fields.Integer(required=True, strict=True)
    commitment = fields.String(required=True, validate=validate.Length(1, 64))
    seed = fields.String(required=True, validate=validate.Length(1, 1024))
    moves = fields.List(RecordLineField(), required=True, validate=validate.Length(0, MOST_MOVES))
    skips = fields.List(RecordLineField(), load_default=list)
    renews_ids_after = fields.Integer(
        load_default=None,
        allow_none=True,
        strict=True,
        validate=validate.Range(0),
        metadata={
            "description": (
                "The number of moves after which a repeated question gets a new id. Null in "
                "records made before ids were renewed."
            )
        },
    )
    result = fields.Dict(load_default=None, allow_none=True, metadata={SHAPE: "Outcome"})
    ended_by = fields.String(
        load_default="",
        validate=validate.OneOf(["", *EndedBy]),
        metadata={
            "description": (
                "The cause that ended the table before its last move. The result is the score of that moment."
            )
        },
    )


class RecordImportSchema(Schema):
    record = fields.Nested(RecordSchema, required=True)
    name = NameField(shortest=0, load_default="")


class OwnMoveSchema(Schema):
    count = fields.Integer(required=True)
    text = fields.String(required=True)


class PartialRecordSchema(Schema):
    """A running table, as one seat may export it. The acts of others are in the events of that seat."""

    game = fields.String(required=True)
    version = fields.Integer(required=True)
    edition = fields.String(required=True)
    options = EngineField("Options", required=True)
    seats = fields.Integer(required=True)
    commitment = fields.String(required=True)
    count = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    moves = fields.List(fields.Nested(OwnMoveSchema), required=True)
