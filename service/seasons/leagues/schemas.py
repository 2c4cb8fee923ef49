"""JSON schemas of leagues: opening one, its rules and state, its members, and a challenge."""

from marshmallow import Schema, fields, validate

from service.play.clocks.schemas import PaceField
from service.play.games.shapes import EngineField
from service.play.pace.pace import load_ready_made, plain_pace
from service.play.tables.schemas import USUAL_PACE, OptionsField
from service.seasons.contests.models import EntrantState
from service.seasons.contests.schemas import LARGEST_POD, LONGEST_ROUND, MOST_ROUNDS
from service.seasons.leagues.models import LeagueForm, LeagueState
from service.seasons.leagues.queries import LISTS
from service.web.schemas.fields import LineField, NameField, integer_field, row_number_field
from service.web.schemas.pagination import PageQuery

LARGEST_DIVISION = 100
LONGEST_SEASON = 730
MOST_BRANCHES = 3
FURTHEST = 20


class LeagueMakeSchema(Schema):
    """The settings of a league. Only those of the chosen form count."""

    name = NameField(required=True)
    form = fields.String(required=True, validate=validate.OneOf(list(LeagueForm)))
    game = LineField(longest=40, required=True)
    edition = LineField(longest=40, load_default=None, allow_none=True)
    options = OptionsField(load_default=dict)
    pace = PaceField(load_default=lambda: plain_pace(load_ready_made()[USUAL_PACE]))
    rated = fields.Boolean(truthy={True}, falsy={False}, load_default=False)
    round_days = integer_field(
        1, LONGEST_ROUND, 30, "The days of a round. After them, running games count as they stand."
    )
    pod_size = integer_field(
        2, LARGEST_POD, 4, "Divisions: the most players at a table. On a ladder it is always two."
    )
    division_size = integer_field(2, LARGEST_DIVISION, 12, "The number of players in a division.")
    branches = integer_field(1, MOST_BRANCHES, 2, "The number of divisions below each division.")
    moving = integer_field(
        1,
        LARGEST_DIVISION,
        2,
        "The number of players who go up from each division, and down to each one below it.",
    )
    rounds = integer_field(
        1, MOST_ROUNDS, None, "The rounds of a season. By default as many as it takes to meet everybody."
    )
    season_days = integer_field(
        2, LONGEST_SEASON, 120, "The days from the beginning of one season to the next."
    )
    first_season = fields.AwareDateTime(
        load_default=None,
        allow_none=True,
        metadata={"description": "Divisions: the beginning of the first season. It is required there."},
    )
    reach = integer_field(1, FURTHEST, 3, "Ladder: the number of places up that a player may challenge.")
    answer_days = integer_field(
        1, LONGEST_ROUND, 7, "Ladder: the days for an answer. After them the challenge is lost."
    )


class LeagueSchema(Schema):
    """A league as everybody sees it; what belongs to the other form is 0."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    form = fields.String(required=True, validate=validate.OneOf(list(LeagueForm)))
    game = fields.String(required=True)
    edition = fields.String(required=True)
    options = EngineField("Options", required=True)
    pace = EngineField("Pace", required=True)
    rated = fields.Boolean(required=True)
    pod_size = fields.Integer(required=True)
    round_days = fields.Integer(required=True)
    division_size = fields.Integer(required=True)
    branches = fields.Integer(required=True)
    moving = fields.Integer(required=True)
    rounds = fields.Integer(required=True)
    season_days = fields.Integer(required=True)
    reach = fields.Integer(required=True)
    answer_days = fields.Integer(required=True)
    organiser_id = fields.Integer(required=True, allow_none=True)
    state = fields.String(required=True, validate=validate.OneOf(list(LeagueState)))
    season = fields.Integer(
        required=True, metadata={"description": "The present season or the last one. 0 before the first."}
    )
    next_season = fields.AwareDateTime(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    ended_at = fields.AwareDateTime(required=True, allow_none=True)
    members = fields.Integer(required=True)


class LeaguesQuery(PageQuery):
    """Which leagues."""

    which = fields.String(load_default="all", validate=validate.OneOf(list(LISTS)))
    state = fields.String(load_default=None, allow_none=True, validate=validate.OneOf(list(LeagueState)))


class LeagueMemberSchema(Schema):
    """Somebody in a league."""

    id = row_number_field(required=True)
    player_id = row_number_field(required=True)
    player = fields.String(attribute="player.name", required=True)
    place = fields.Integer(
        required=True,
        metadata={
            "description": "The place on the ladder, or in the whole league at the beginning of the season."
        },
    )
    joined_at = fields.AwareDateTime(required=True)
    division = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The division in the present season."}
    )
    contest_id = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The contest of that division."}
    )
    state = fields.String(required=True, allow_none=True, validate=validate.OneOf(list(EntrantState)))


class ChallengeMakeSchema(Schema):
    player = row_number_field(required=True, metadata={"description": "The player whom I challenge."})


class ChallengeSchema(Schema):
    """An open challenge, and its contest of two, which the challenged player enters or leaves."""

    contest_id = row_number_field(required=True)
    challenger_id = row_number_field(attribute="challenger.player_id", required=True)
    challenger = fields.String(attribute="challenger.player.name", required=True)
    challenged_id = row_number_field(attribute="challenged.player_id", required=True)
    challenged = fields.String(attribute="challenged.player.name", required=True)
