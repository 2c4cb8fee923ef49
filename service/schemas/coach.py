"""What the coach's findings look like on the wire."""

from marshmallow import Schema, fields, validate

from service.models.coach import CoachState

UNASKED = "unasked"


def figure(what: str) -> fields.Float:
    return fields.Float(required=True, metadata={"description": what})


class WorthSchema(Schema):
    """What an answer was worth."""

    move = fields.String(required=True, metadata={"description": "In canonical notation."})
    points = figure("What its seat could expect to have in the end.")
    error = figure(
        "The standard error: of the points of what was played; of any other, of the difference to that."
    )


class DecisionLookSchema(Schema):
    """A decision, and what came of looking at it."""

    count = fields.Integer(required=True, metadata={"description": "How many moves had been played before."})
    seat = fields.Integer(required=True)
    question = fields.String(required=True, metadata={"description": "Its kind."})
    answers = fields.Integer(required=True, metadata={"description": "How many were legal."})
    played = fields.Nested(WorthSchema, required=True)
    others = fields.List(fields.Nested(WorthSchema), required=True, metadata={"description": "Best first."})
    better = fields.String(
        required=True, allow_none=True, metadata={"description": "The answer that was found to be better."}
    )
    loss = figure("By how many points it was better, measured on tables that had no part in choosing it.")
    error = figure("The standard error of the loss.")
    closeness = fields.Integer(
        required=True, metadata={"description": "How often it was looked at again, on more tables each time."}
    )


class MomentSchema(Schema):
    """A decision that surely cost something."""

    count = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    asked = fields.String(required=True, metadata={"description": "The question."})
    text = fields.String(required=True)
    loss = figure("Points.")
    error = figure("The standard error of the loss.")


class ShareSchema(Schema):
    """How the points of a seat came about: points = expected - lost + fortune."""

    seat = fields.Integer(required=True)
    expected = figure("Before its first decision.")
    lost = figure("What its costliest decisions cost.")
    lost_error = figure("The standard error.")
    fortune = figure("All the rest: chance, others, and what is too small to be measured.")
    fortune_error = figure("The standard error.")
    points = figure("In the end.")
    texts = fields.List(fields.String(), required=True)


class CurveSchema(Schema):
    """What a seat could expect over the course of the table."""

    seat = fields.Integer(required=True)
    points = fields.List(
        fields.List(fields.Float()),
        required=True,
        metadata={"description": "After so many moves, so many points."},
    )


class CoachSchema(Schema):
    """Where a finished table was won and lost. The lists are filled when all is done."""

    state = fields.String(required=True, validate=validate.OneOf([UNASKED, *CoachState]))
    playouts = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Tables played on for one decision."}
    )
    made = fields.Integer(required=True, metadata={"description": "Looks that were made."})
    owed = fields.Integer(
        required=True, metadata={"description": "Looks that there will be, as far as is known."}
    )
    reason = fields.String(required=True, metadata={"description": "With `refused`: why."})
    moments = fields.List(
        fields.Nested(MomentSchema), required=True, metadata={"description": "Dearest first."}
    )
    shares = fields.List(fields.Nested(ShareSchema), required=True)
    curves = fields.List(fields.Nested(CurveSchema), required=True)
    decisions = fields.List(fields.Nested(DecisionLookSchema), required=True)
