"""JSON schemas of the coach's findings. `docs/coach.md` explains the figures."""

from marshmallow import Schema, fields, validate

from service.learning.coach.models import CoachState

UNASKED = "unasked"


def figure() -> fields.Float:
    return fields.Float(required=True)


class WorthSchema(Schema):
    move = fields.String(required=True)
    points = figure()
    error = figure()


class DecisionLookSchema(Schema):
    count = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    question = fields.String(required=True)
    answers = fields.Integer(required=True)
    played = fields.Nested(WorthSchema, required=True)
    others = fields.List(fields.Nested(WorthSchema), required=True)
    better = fields.String(required=True, allow_none=True)
    loss = figure()
    error = figure()
    closeness = fields.Integer(required=True)


class MomentSchema(Schema):
    count = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    asked = fields.String(required=True)
    text = fields.String(required=True)
    sure = fields.Boolean(required=True)


class ShareSchema(Schema):
    """The origin of the points of a seat: points = expected - lost + fortune."""

    seat = fields.Integer(required=True)
    expected = figure()
    lost = figure()
    lost_error = figure()
    fortune = figure()
    fortune_error = figure()
    points = figure()
    texts = fields.List(fields.String(), required=True)


class CurveSchema(Schema):
    seat = fields.Integer(required=True)
    points = fields.List(fields.List(fields.Float()), required=True)


class CoachSchema(Schema):
    """The decisions that won and lost a table, from the looks at some or all decisions.

    `shares` are empty until the first request is done.
    """

    state = fields.String(required=True, validate=validate.OneOf([UNASKED, *CoachState]))
    closer = fields.Boolean(required=True)
    looked = fields.Integer(required=True)
    total = fields.Integer(required=True)
    made = fields.Integer(
        required=True, metadata={"description": "The same as `looked`.", "deprecated": True}
    )
    owed = fields.Integer(required=True, metadata={"description": "The same as `total`.", "deprecated": True})
    reason = fields.String(required=True)
    moments = fields.List(fields.Nested(MomentSchema), required=True)
    shares = fields.List(fields.Nested(ShareSchema), required=True)
    curves = fields.List(fields.Nested(CurveSchema), required=True)
    decisions = fields.List(fields.Nested(DecisionLookSchema), required=True)
