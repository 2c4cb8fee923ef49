"""JSON schemas of games."""

from marshmallow import Schema, fields, validate

from engine.editions.edition import MARKS


class EditionSchema(Schema):
    """The editions to choose from. Another operation shows the data of each."""

    name = fields.String(required=True)
    title = fields.String(required=True)
    hash = fields.String(
        required=True,
        metadata={"description": "The hash of its data. A view has the hash of its table."},
    )
    provenance = fields.Dict(
        keys=fields.String(),
        values=fields.String(validate=validate.OneOf(MARKS)),
        required=True,
        metadata={"description": "The mark of each value, by its path."},
    )


class WholeEditionSchema(EditionSchema):
    """All data of an edition: with it and a view alone, every board can be drawn."""

    based_on = fields.String(
        required=True,
        metadata={"description": "The edition of the game whose rules apply: this one or another, by name."},
    )
    data = fields.Dict(
        required=True,
        metadata={"description": "The data of its file, without the marks. The form depends on the game."},
    )
    sources = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "The source of each value that is marked as published."},
    )
    map = fields.Dict(
        required=True,
        allow_none=True,
        metadata={
            "description": (
                "The real positions of places, as longitude and latitude. Null if the game has no map."
            )
        },
    )


class GameSchema(Schema):
    """A game, with all that a client needs to offer and to play it."""

    name = fields.String(required=True)
    versions = fields.List(fields.Integer(), required=True)
    seats = fields.List(fields.Integer(), required=True)
    lessons = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "The lessons that can be learned at a table."},
    )
    options = fields.Dict(
        required=True, metadata={"description": "The JSON Schema of the options, with the defaults."}
    )
    moves = fields.Dict(required=True, metadata={"description": "The JSON Schema of every move."})
    editions = fields.List(fields.Nested(EditionSchema), required=True)


class GamesSchema(Schema):
    items = fields.List(fields.Nested(GameSchema), required=True)
