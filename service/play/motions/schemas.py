"""JSON schemas of motions."""

from marshmallow import Schema, fields, validate

from service.play.clocks.schemas import LengthField
from service.play.motions.models import MotionKind, Outcome
from service.play.tables.view_schemas import MOST_MOVES
from service.web.schemas.fields import row_number_field


class MotionMakeSchema(Schema):
    """The motion to put to the others."""

    kind = fields.String(required=True, validate=validate.OneOf(list(MotionKind)))
    moves = fields.Integer(
        strict=True,
        load_default=1,
        validate=validate.Range(1, MOST_MOVES),
        metadata={"description": "With `take-back`: the number of my last moves, with all that followed."},
    )
    length = LengthField(
        (
            "With `pause`: its length, by default a week. With `extend`: the extra time of "
            "each open question, by default its own time again."
        ),
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
    """A move that revealed something."""

    count = fields.Integer(required=True)
    seat = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The seat that saw it. Null if all did."}
    )
    text = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The text that all saw. Null if only one seat saw it."},
    )


class MotionSchema(Schema):
    """A motion, how each voted, and what its taking back would ask all to forget."""

    id = row_number_field(required=True)
    kind = fields.String(required=True)
    seat = fields.Integer(required=True)
    back_to = fields.Integer(required=True, allow_none=True)
    length = LengthField(
        "The length of the pause, or the extra time of each open question.", required=True, allow_none=True
    )
    outcome = fields.String(required=True, allow_none=True, validate=validate.OneOf(list(Outcome)))
    opened_at = fields.AwareDateTime(required=True)
    closed_at = fields.AwareDateTime(required=True, allow_none=True)
    votes = fields.List(fields.Nested(VoteSchema), required=True)
    seen = fields.List(fields.Nested(SeenSchema), required=True)
