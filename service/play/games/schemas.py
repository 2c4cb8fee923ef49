"""JSON schemas of games."""

from marshmallow import Schema, fields, validate

from engine.editions.edition import MARKS


class EditionSchema(Schema):
    """What there is to choose from; the data of each are an answer of their own."""

    name = fields.String(required=True)
    title = fields.String(required=True)
    hash = fields.String(
        required=True,
        metadata={"description": "Of its data; a view says with which hash its table is played."},
    )
    provenance = fields.Dict(
        keys=fields.String(),
        values=fields.String(validate=validate.OneOf(MARKS)),
        required=True,
        metadata={"description": "The mark of every datum, by its path."},
    )


class WholeEditionSchema(EditionSchema):
    """All data of an edition: with it and a view alone, every board can be drawn."""

    based_on = fields.String(
        required=True,
        metadata={
            "description": "The edition of the game whose rules hold: its own name, or that of another."
        },
    )
    data = fields.Dict(
        required=True,
        metadata={"description": "As in its file, without the marks. Each game has its own."},
    )
    sources = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "Of every datum that is marked as published: where."},
    )
    map = fields.Dict(
        required=True,
        allow_none=True,
        metadata={
            "description": "Where places really lie, as longitude and latitude; nothing where a game has no map."
        },
    )


class GameSchema(Schema):
    """A game, with all that a client needs to offer and to play it."""

    name = fields.String(required=True)
    versions = fields.List(fields.Integer(), required=True)
    seats = fields.List(fields.Integer(), required=True)
    lessons = fields.List(
        fields.String(), required=True, metadata={"description": "What can be learned of it at a table."}
    )
    options = fields.Dict(required=True, metadata={"description": "JSON Schema, with the defaults."})
    moves = fields.Dict(required=True, metadata={"description": "JSON Schema of every move."})
    editions = fields.List(fields.Nested(EditionSchema), required=True)


class GamesSchema(Schema):
    items = fields.List(fields.Nested(GameSchema), required=True)
