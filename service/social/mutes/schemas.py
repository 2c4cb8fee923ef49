"""JSON schemas of mutes."""

from marshmallow import Schema, fields


class MuteSchema(Schema):
    """A player whom I have muted."""

    player_id = fields.Integer(attribute="muted_id", required=True)
    player = fields.String(attribute="muted.name", required=True)
    muted_at = fields.AwareDateTime(required=True)
