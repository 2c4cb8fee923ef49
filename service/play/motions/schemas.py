"""JSON schemas of motions."""

from marshmallow import Schema, fields, validate

from service.play.clocks.schemas import LengthField
from service.play.motions.models import MotionKind, Outcome
from service.play.tables.view_schemas import MOST_MOVES
from service.web.schemas.fields import row_number_field


class MotionMakeSchema(Schema):
    """What to ask of the others."""

    kind = fields.String(required=True, validate=validate.OneOf(list(MotionKind)))
    moves = fields.Integer(
        strict=True,
        load_default=1,
        validate=validate.Range(1, MOST_MOVES),
        metadata={"description": "With `take-back`: how many of my own last moves, and all that followed."},
    )
    length = LengthField(
        "With `pause`: for how long; a week if left out. With `extend`: how much more time each open question has; its own time once more if left out.",
        load_default=None,
        allow_none=True,
    )


class VoteMakeSchema(Schema):
    agreed = fields.Boolean(truthy={True}, falsy={False}, required=True)


class VoteSchema(Schema):
    seat = fields.Integer(required=True)
    agreed = fields.Boolean(required=True)
    said_at = fields.AwareDateTime(required=True)


class SeenSchema(Schema):
    """A move after which somebody knew more than before."""

    count = fields.Integer(required=True)
    seat = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Who saw it; null where all did."}
    )
    text = fields.String(
        required=True, allow_none=True, metadata={"description": "What all saw; null where only one did."}
    )


class MotionSchema(Schema):
    """A motion, how each voted, and what its taking back would ask all to forget."""

    id = row_number_field(required=True)
    kind = fields.String(required=True)
    seat = fields.Integer(required=True)
    back_to = fields.Integer(required=True, allow_none=True)
    length = LengthField(
        "Of the pause, or of the time that each open question has more.", required=True, allow_none=True
    )
    outcome = fields.String(required=True, allow_none=True, validate=validate.OneOf(list(Outcome)))
    opened_at = fields.AwareDateTime(required=True)
    closed_at = fields.AwareDateTime(required=True, allow_none=True)
    votes = fields.List(fields.Nested(VoteSchema), required=True)
    seen = fields.List(fields.Nested(SeenSchema), required=True)
