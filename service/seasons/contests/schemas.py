"""JSON schemas of contests: opening one, its state, standings, pods, and the data to verify its draw."""

from marshmallow import Schema, fields, validate

from service.play.clocks.schemas import PaceField
from service.play.games.shapes import EngineField
from service.play.pace.pace import load_ready_made, plain_pace
from service.play.tables.schemas import USUAL_PACE, OptionsField
from service.seasons.contests.models import ContestState, EntrantState, Format
from service.seasons.contests.queries import LISTS
from service.web.schemas.fields import LineField, NameField, integer_field, row_number_field
from service.web.schemas.pagination import PageQuery

LARGEST_POD = 6
MOST_ENTRANTS = 20_000
MOST_ROUNDS = 50
LONGEST_ROUND = 180


class ContestMakeSchema(Schema):
    """The settings of a contest: the game, the number of entrants, and the end of joining."""

    name = NameField(required=True)
    format = fields.String(required=True, validate=validate.OneOf(list(Format)))
    game = LineField(longest=40, required=True)
    edition = LineField(longest=40, load_default=None, allow_none=True)
    options = OptionsField(load_default=dict)
    pace = PaceField(load_default=lambda: plain_pace(load_ready_made()[USUAL_PACE]))
    rated = fields.Boolean(truthy={True}, falsy={False}, load_default=False)
    pod_size = fields.Integer(
        strict=True,
        required=True,
        validate=validate.Range(2, LARGEST_POD),
        metadata={"description": "The most players at a table."},
    )
    least = integer_field(
        2, MOST_ENTRANTS, 4, "The minimum number of entrants. With fewer the contest is cancelled."
    )
    most = integer_field(2, MOST_ENTRANTS, 64, "The maximum number of entrants. Others wait for a place.")
    rounds = integer_field(
        1,
        MOST_ROUNDS,
        None,
        ("The number of rounds. By default the format decides. A knock-out has no fixed number."),
    )
    round_days = integer_field(
        1, LONGEST_ROUND, 30, "The days of a round. After them, running games count as they stand."
    )
    joining_ends = fields.AwareDateTime(required=True)


class ContestSchema(Schema):
    """A contest as everybody sees it."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    format = fields.String(required=True, validate=validate.OneOf(list(Format)))
    game = fields.String(required=True)
    edition = fields.String(required=True)
    options = EngineField("Options", required=True)
    pace = EngineField("Pace", required=True)
    rated = fields.Boolean(required=True)
    pod_size = fields.Integer(required=True)
    least = fields.Integer(required=True)
    most = fields.Integer(required=True)
    rounds = fields.Integer(required=True, allow_none=True)
    round_days = fields.Integer(required=True)
    organiser_id = fields.Integer(required=True, allow_none=True)
    league_id = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The league of the contest. Only its members take part."},
    )
    season = fields.Integer(required=True, allow_none=True)
    division = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The division. A league contest without one is a challenge."},
    )
    state = fields.String(required=True, validate=validate.OneOf(list(ContestState)))
    commitment = fields.String(
        required=True,
        metadata={"description": "The SHA-256 of the seed. The seed is published when joining ends."},
    )
    joining_ends = fields.AwareDateTime(required=True)
    started_at = fields.AwareDateTime(required=True, allow_none=True)
    ended_at = fields.AwareDateTime(required=True, allow_none=True)
    round = fields.Integer(required=True, metadata={"description": "The present round. 0 before the first."})
    deadline = fields.AwareDateTime(
        required=True, allow_none=True, metadata={"description": "The end of the current round."}
    )
    entrants = fields.Integer(required=True)
    waiting = fields.Integer(required=True)


class ContestsQuery(PageQuery):
    """Which contests."""

    which = fields.String(load_default="all", validate=validate.OneOf(list(LISTS)))
    state = fields.String(load_default=None, allow_none=True, validate=validate.OneOf(list(ContestState)))
    league = row_number_field(
        load_default=None, allow_none=True, metadata={"description": "List only the contests of this league."}
    )
    season = row_number_field(
        load_default=None,
        allow_none=True,
        metadata={"description": "List only the divisions of this season of the league."},
    )


class EntrantSchema(Schema):
    """A place in a contest, and how it stands."""

    id = row_number_field(required=True)
    rank = fields.Integer(required=True, allow_none=True)
    player_id = row_number_field(required=True)
    player = fields.String(attribute="player.name", required=True)
    state = fields.String(required=True, validate=validate.OneOf(list(EntrantState)))
    entered_at = fields.AwareDateTime(required=True)
    reached = fields.Integer(
        required=True, metadata={"description": "The last round of this entrant in a knock-out; else 0."}
    )
    points = fields.Integer(required=True)
    wins = fields.Integer(required=True)
    strength = fields.Integer(
        required=True, metadata={"description": "The points of all opponents, at the end of the last round."}
    )
    lot = fields.Integer(required=True)


class PodPlaceSchema(Schema):
    """Somebody in a pod, or sitting out."""

    entrant_id = row_number_field(required=True)
    player = fields.String(attribute="entrant.player.name", required=True)
    seat = fields.Integer(required=True, allow_none=True)
    place = fields.Integer(required=True, allow_none=True)
    points = fields.Integer(required=True)


class PodSchema(Schema):
    """One table of a round."""

    id = row_number_field(required=True)
    number = fields.Integer(required=True)
    table_id = fields.Integer(required=True, allow_none=True)
    ended_at = fields.AwareDateTime(required=True, allow_none=True)
    places = fields.List(fields.Nested(PodPlaceSchema), required=True)


class DrawnRoundSchema(Schema):
    """Entrants by number: pods in seat order, those who sat out by draw, and those who chose to rest."""

    number = fields.Integer(required=True)
    pods = fields.List(fields.List(fields.Integer()), required=True)
    places = fields.List(fields.List(fields.Integer(allow_none=True)), required=True)
    byes = fields.List(fields.Integer(), required=True)
    rested = fields.List(fields.Integer(), required=True)


class DrawSchema(Schema):
    """All that it takes to draw every round again."""

    contest = row_number_field(required=True)
    format = fields.String(required=True, validate=validate.OneOf(list(Format)))
    pod_least = fields.Integer(required=True)
    pod_size = fields.Integer(required=True)
    seed = fields.String(required=True)
    commitment = fields.String(required=True)
    entrants = fields.List(fields.Integer(), required=True)
    rounds = fields.List(fields.Nested(DrawnRoundSchema), required=True)
