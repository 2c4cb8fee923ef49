"""JSON schemas of ratings."""

import re
from typing import Any

from marshmallow import Schema, fields, validate

from service.play.clocks.schemas import PunctualitySchema
from service.seasons.ratings.models import ALL_GAMES, ALL_TIME
from service.seasons.ratings.rules import UnratedReason
from service.web.schemas.fields import LineField, row_number_field
from service.web.schemas.pagination import MOST, AgeQuery, PlaceCursor
from service.web.schemas.validation import make_validation_error

GAME_TOLD = "The game. Empty: all games together."
MONTH = re.compile(r"(\d{4}-(0[1-9]|1[0-2]))?", re.ASCII)


class RatingSchema(Schema):
    """A player's rating."""

    game = fields.String(required=True, metadata={"description": GAME_TOLD})
    rating = fields.Integer(
        required=True,
        metadata={"description": "A cautious estimate of the player's strength. It begins at 1000."},
    )
    provisional = fields.Boolean(required=True, metadata={"description": "True if it may still change much."})
    tables = fields.Integer(
        required=True, metadata={"description": "The number of rated tables that it is based on."}
    )


class GameTablesSchema(Schema):
    """The results of a player in one game, at finished tables that I may see, rated or not."""

    game = fields.String(required=True)
    tables = fields.Integer(required=True)
    won = fields.Integer(required=True)
    best = fields.Integer(required=True, metadata={"description": "The most points at one table."})
    best_table = fields.Integer(required=True)


class OpponentSchema(Schema):
    """Somebody who sat at the same tables, and how often the player was placed before them."""

    player_id = fields.Integer(required=True)
    name = fields.String(required=True)
    tables = fields.Integer(required=True)
    ahead = fields.Integer(required=True)


class PlayerInfoSchema(Schema):
    """A player, as others see them. Data of their tables are empty unless I may see them."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    kind = fields.String(required=True)
    punctuality = fields.Nested(PunctualitySchema, required=True)
    shown = fields.Boolean(required=True, metadata={"description": "True if they let me see how they play."})
    rated = fields.Boolean(required=True, metadata={"description": "True if they want to be rated."})
    ratings = fields.List(fields.Nested(RatingSchema), required=True)
    games = fields.List(fields.Nested(GameTablesSchema), required=True)
    opponents = fields.List(fields.Nested(OpponentSchema), required=True)


class Month(fields.String):
    """A month such as 2026-11, or an empty string."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> str:
        text: str = super()._deserialize(value, attr, data, **more)
        if MONTH.fullmatch(text) is None:
            raise make_validation_error("field-month")
        return text


class CourseQuery(AgeQuery):
    """Over all games or of one, and which page, the oldest first."""

    game = LineField(longest=40, shortest=0, load_default=ALL_GAMES)


class RatedChangeSchema(Schema):
    """The changes for a player at the end of a table."""

    table = row_number_field(required=True)
    game = fields.String(required=True)
    ended_at = fields.AwareDateTime(required=True)
    place = fields.Integer(required=True, metadata={"description": "The place among the rated players."})
    players = fields.Integer(required=True, metadata={"description": "The number of rated players."})
    before = fields.Integer(required=True)
    after = fields.Integer(required=True)
    provisional = fields.Boolean(required=True)


class LeaderboardQuery(Schema):
    """Which leaderboard, and which page of it."""

    game = LineField(longest=40, shortest=0, load_default=ALL_GAMES)
    month = Month(
        load_default=ALL_TIME,
        metadata={
            "description": (
                "Players who ended a rated table in this month, with the rating after their last "
                "one. Empty: all time."
            ),
            "example": "2026-11",
        },
    )
    known = fields.Boolean(
        load_default=False,
        metadata={"description": "List only me and the players with whom I sat at a table."},
    )
    limit = fields.Integer(load_default=20, validate=validate.Range(1, MOST))
    cursor = PlaceCursor(
        load_default=None, metadata={"description": "The value of `next` on the previous page."}
    )


class StandingSchema(RatingSchema):
    """A line of a leaderboard."""

    player_id = row_number_field(required=True)
    name = fields.String(required=True)


class SeatRatedSchema(Schema):
    """The rating state of a seat: rated, or the reason why not."""

    seat = fields.Integer(required=True)
    player_id = fields.Integer(required=True, allow_none=True)
    player = fields.String(required=True, allow_none=True)
    rated = fields.Boolean(required=True)
    why = fields.String(
        required=True,
        validate=validate.OneOf(["", *UnratedReason]),
        metadata={"description": "The reason why the player is not rated. Empty if they are."},
    )
    before = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The rating in the game. Null before the end, or if I may not see it."},
    )
    after = fields.Integer(required=True, allow_none=True)


class TableRatingsSchema(Schema):
    """The ratings that a table changes, if any."""

    rated = fields.Boolean(required=True)
    seats = fields.List(fields.Nested(SeatRatedSchema), required=True)
    left = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "The players who began and left. They are rated after all who stayed."},
    )
    enough = fields.Boolean(
        required=True,
        metadata={"description": "True if at least two players are rated. Otherwise nothing changes."},
    )
