"""JSON schemas of plans."""

from typing import Any

from marshmallow import Schema, fields, validate, validates_schema

from service.play.games.shapes import SHAPE
from service.web.schemas.validation import make_validation_error

LONGEST = 2000
DATA = {SHAPE: "PlanData"}


class PlanMakeSchema(Schema):
    """A plan, either as text in the player's language or as data."""

    text = fields.String(validate=validate.Length(1, LONGEST))
    plan = fields.Dict(keys=fields.String(), metadata=DATA)

    @validates_schema
    def one_of_two(self, data: dict[str, Any], **_more: Any) -> None:
        if ("text" in data) == ("plan" in data):
            raise make_validation_error("field-text-or-plan")


class OrderSchema(Schema):
    """One order of a plan, in words."""

    says = fields.String(required=True)
    ends = fields.String(required=True, metadata={"description": "The conditions that would end it."})


class PlanMoveSchema(Schema):
    """A move that a plan has made."""

    count = fields.Integer(required=True)
    text = fields.String(required=True)


class PlanMeaningSchema(Schema):
    """A plan as it was understood."""

    text = fields.String(required=True, metadata={"description": "The plan in its canonical words."})
    plan = fields.Dict(required=True, metadata=DATA)
    orders = fields.List(fields.Nested(OrderSchema), required=True)


class PlanSchema(PlanMeaningSchema):
    """A plan and how it stands; nobody but its owner sees it."""

    id = fields.Integer(required=True)
    state = fields.String(
        required=True, validate=validate.OneOf(["standing", "finished", "stopped", "withdrawn"])
    )
    why = fields.String(required=True, metadata={"description": "The reason why it stopped."})
    given_at = fields.AwareDateTime(required=True)
    ended_at = fields.AwareDateTime(required=True, allow_none=True)
    due_at = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={"description": "The time at which a waiting answer is given."},
    )
    spent = fields.Integer(
        required=True,
        metadata={"description": "Money spent at auctions since the plan began, by other bids too."},
    )
    moves = fields.List(fields.Nested(PlanMoveSchema), required=True)


class PlansSchema(Schema):
    """The plans of my seat: those that stand in the order in which they are heard, then the last others."""

    plans = fields.List(fields.Nested(PlanSchema), required=True)


class NowSchema(Schema):
    """The effect of a plan now."""

    move = fields.String(required=True, allow_none=True)
    says = fields.String(required=True)


class PlanCheckSchema(PlanMeaningSchema):
    """A plan that was looked at and not given."""

    now = fields.Nested(NowSchema, required=True)
