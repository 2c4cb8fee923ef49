"""JSON schemas of circles."""

from typing import Any

from marshmallow import Schema, fields, validate

from service.platform.accounts.circle_models import CircleRhythm, Inviting
from service.play.games.shapes import NULLABLE, SHAPE
from service.play.tables.schemas import TableSettingsSchema
from service.play.talk.schemas import SaidSchema
from service.social.circles.monthly import LAST_DAY
from service.web.schemas.fields import LineField, NameField, row_number_field


class UsualSettings(fields.Dict):
    """The usual settings of a circle. They are validated by `TableSettingsSchema`."""

    def __init__(self, **more: Any) -> None:
        super().__init__(metadata={SHAPE: "TableSettings", NULLABLE: more.get("allow_none", False)}, **more)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> dict[str, Any]:
        settings: dict[str, Any] = TableSettingsSchema().load(value)
        return settings


class CircleMakeSchema(Schema):
    name = NameField(required=True)


class CircleChangeSchema(Schema):
    """What to change; the rest stays."""

    name = NameField()
    inviting = fields.String(validate=validate.OneOf(list(Inviting)))
    owner_id = row_number_field(metadata={"description": "A member, who looks after it from now on."})
    usual = UsualSettings(allow_none=True)
    monthly_day = fields.Integer(
        strict=True,
        allow_none=True,
        validate=validate.Range(1, LAST_DAY),
        metadata={"description": "On this day of each month the usual table opens by itself."},
    )


class CircleMemberSchema(Schema):
    player_id = fields.Integer(required=True)
    player = fields.String(attribute="player.name", required=True)
    joined_at = fields.AwareDateTime(required=True)


class CircleCallSchema(Schema):
    """A table to which everybody is asked."""

    table_id = fields.Integer(required=True)
    closes_at = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the seats are given; null where whoever comes sits down at once."},
    )
    coming = fields.List(fields.Integer(), required=True, metadata={"description": "Players."})
    answer = fields.Boolean(required=True, allow_none=True, metadata={"description": "Mine."})


class CircleWishesSchema(Schema):
    """What I wish to hear: a letter when a table opens, and a digest."""

    asked = fields.Boolean(truthy={True}, falsy={False})
    digest = fields.String(validate=validate.OneOf(list(CircleRhythm)))


class CircleSchema(Schema):
    """A circle, for whoever belongs to it."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    owner_id = fields.Integer(required=True, allow_none=True)
    inviting = fields.String(required=True, validate=validate.OneOf(list(Inviting)))
    usual = UsualSettings(required=True, allow_none=True)
    monthly_day = fields.Integer(required=True, allow_none=True)
    next_at = fields.AwareDateTime(required=True, allow_none=True)
    closed_at = fields.AwareDateTime(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    members = fields.List(fields.Nested(CircleMemberSchema), required=True)
    calls = fields.List(fields.Nested(CircleCallSchema), required=True)
    wishes = fields.Nested(CircleWishesSchema, required=True)


class CircleLinkSchema(Schema):
    """The link by which others join."""

    secret = fields.String(required=True, metadata={"description": "The last part of the link."})
    link = fields.String(required=True)


class CircleJoinSchema(Schema):
    secret = LineField(longest=200, required=True, metadata={"description": "The last part of the link."})


class CircleAnswerSchema(Schema):
    coming = fields.Boolean(truthy={True}, falsy={False}, required=True)


class CircleStandingSchema(Schema):
    """Two points for everybody left behind at the end of a table, one for everybody with whom a place is shared."""

    place = fields.Integer(required=True)
    player_id = fields.Integer(required=True)
    player = fields.String(required=True, metadata={"description": "Empty where somebody was erased."})
    played = fields.Integer(required=True)
    won = fields.Integer(required=True)
    points = fields.Integer(required=True)


class CircleGameStandingsSchema(Schema):
    game = fields.String(required=True)
    standings = fields.List(fields.Nested(CircleStandingSchema), required=True)


class CircleStandingsSchema(Schema):
    games = fields.List(fields.Nested(CircleGameStandingsSchema), required=True)


class CircleSaidSchema(SaidSchema):
    """Something that was said to all at a table of the circle."""

    table_id = fields.Integer(required=True)
