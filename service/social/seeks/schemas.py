"""JSON schemas of seeks."""

from marshmallow import Schema, fields

from service.web.schemas.fields import LineField, row_number_field
from service.web.schemas.pagination import PageQuery


class SeekSchema(Schema):
    """A player looks for a table of a game. They get a letter when somebody opens one that anybody may join."""

    id = row_number_field(required=True)
    game = fields.String(required=True)
    player_id = fields.Integer(required=True)
    player = fields.String(attribute="player.name", required=True)
    created_at = fields.AwareDateTime(required=True)
    expires_at = fields.AwareDateTime(required=True)


class SeekMakeSchema(Schema):
    game = LineField(longest=40, required=True)


class SeeksQuery(PageQuery):
    game = LineField(longest=40, load_default=None)
