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
    """The changes. The rest stays."""

    name = NameField()
    inviting = fields.String(validate=validate.OneOf(list(Inviting)))
    owner_id = row_number_field(metadata={"description": "The member who owns the circle from now on."})
    usual = UsualSettings(allow_none=True)
    monthly_day = fields.Integer(
        strict=True,
        allow_none=True,
        validate=validate.Range(1, LAST_DAY),
        metadata={"description": "The day of each month on which the usual table opens by itself."},
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
        metadata={"description": "The time at which the seats are given. Null if players sit down at once."},
    )
    coming = fields.List(fields.Integer(), required=True, metadata={"description": "The players who come."})
    answer = fields.Boolean(required=True, allow_none=True, metadata={"description": "My answer."})


class CircleWishesSchema(Schema):
    """My wishes: a letter when a table opens, and a digest."""

    asked = fields.Boolean(truthy={True}, falsy={False})
    digest = fields.String(validate=validate.OneOf(list(CircleRhythm)))


class CircleSchema(Schema):
    """A circle, as its members see it."""

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
    """The standings: two points for each player beaten at a table, one for each with the same place."""

    place = fields.Integer(required=True)
    player_id = fields.Integer(required=True)
    player = fields.String(
        required=True, metadata={"description": "The player. Empty if the player was erased."}
    )
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
