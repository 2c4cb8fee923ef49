"""What games look like on the wire."""

from marshmallow import Schema, fields


class EditionSchema(Schema):
    name = fields.String(required=True)
    title = fields.String(required=True)
    provenance = fields.Dict(keys=fields.String(), values=fields.String(), required=True)


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
