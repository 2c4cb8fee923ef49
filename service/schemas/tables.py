"""What tables look like on the wire."""

from typing import Any

from marshmallow import Schema, fields, validate

from service.bots.levels import DELAYS, LEVELS, USUAL
from service.models.tables import Joining, Starting, TableState, Visibility
from service.pace.pace import plain_pace, ready_made
from service.schemas.fields import LineField, MailAddress, language, number
from service.schemas.game_moves import MOVE, OPTIONS
from service.schemas.pagination import AgeQuery, PageQuery
from service.schemas.time import ClockSchema, GivenPace
from service.schemas.validation import mistake
from service.tables.queries import LISTS

LONGEST_NAME = 60
USUAL_PACE = "relaxed"
MOST_SEATS = 8
MOST_MOVES = 60
OPTIONS_TOLD = "What is left out is as usual: `at_once` holds at a slow pace, all else is as the game has it."


def flag(description: str) -> fields.Boolean:
    """A switch of a query."""
    told = {"description": description}
    return fields.Boolean(truthy={"true"}, falsy={"false"}, load_default=False, metadata=told)


class Given(fields.Raw):
    """A move: as data (`{"do": "bid", "amount": 400}`) or as words (`"bid 400"`)."""

    def __init__(self, **more: Any) -> None:
        either = {"anyOf": [MOVE, {"type": "string", "maxLength": 500}]}
        super().__init__(metadata=either, validate=a_move, **more)


def a_move(given: Any) -> None:
    if not isinstance(given, dict | str):
        raise mistake("field-move")


class EditionSchema(Schema):
    name = fields.String(required=True)
    title = fields.String(required=True)
    provenance = fields.Dict(keys=fields.String(), values=fields.String(), required=True)


class GameSchema(Schema):
    """A game, with all that a client needs to offer and to play it."""

    name = fields.String(required=True)
    versions = fields.List(fields.Integer(), required=True)
    seats = fields.List(fields.Integer(), required=True)
    options = fields.Dict(required=True, metadata={"description": "JSON Schema, with the defaults."})
    moves = fields.Dict(required=True, metadata={"description": "JSON Schema of every move."})
    editions = fields.List(fields.Nested(EditionSchema), required=True)


class GamesSchema(Schema):
    items = fields.List(fields.Nested(GameSchema), required=True)


class BotRulesSchema(Schema):
    """Which bot plays on for absent players, for how many seconds bots seem to think, whether they advise in try-outs."""

    level = fields.String(load_default=USUAL, validate=validate.OneOf(LEVELS))
    delay = fields.Integer(strict=True, load_default=DELAYS[0], validate=validate.OneOf(DELAYS))
    advice = fields.Boolean(truthy={True}, falsy={False}, load_default=False)


class TableMakeSchema(Schema):
    """What to play, and who may join."""

    game = LineField(longest=40, required=True)
    seats = fields.Integer(strict=True, required=True, validate=validate.Range(1, MOST_SEATS))
    name = LineField(longest=LONGEST_NAME, shortest=0, load_default="")
    edition = LineField(longest=40, load_default=None, allow_none=True)
    options = fields.Dict(
        keys=fields.String(), load_default=dict, metadata={"anyOf": [OPTIONS], "description": OPTIONS_TOLD}
    )
    visibility = fields.String(load_default=Visibility.PUBLIC, validate=validate.OneOf(list(Visibility)))
    joining = fields.String(load_default=Joining.OPEN, validate=validate.OneOf(list(Joining)))
    starting = fields.String(load_default=Starting.FULL, validate=validate.OneOf(list(Starting)))
    pace = GivenPace(load_default=lambda: plain_pace(ready_made()[USUAL_PACE]))
    sit = fields.Boolean(truthy={True}, falsy={False}, load_default=True)
    company = fields.List(
        fields.String(validate=validate.OneOf(LEVELS)),
        load_default=list,
        validate=validate.Length(max=MOST_SEATS),
        metadata={"description": "Bots that sit down at once, by their levels."},
    )
    bots = fields.Nested(BotRulesSchema, load_default=dict)


class SeatSchema(Schema):
    """A seat as everybody sees it."""

    number = fields.Integer(required=True)
    player_id = fields.Integer(required=True, allow_none=True)
    player = fields.String(attribute="player.name", dump_default=None, required=True, allow_none=True)
    kind = fields.String(attribute="player.kind", dump_default=None, required=True, allow_none=True)
    ready = fields.Boolean(required=True)
    waiting_since = fields.AwareDateTime(required=True, allow_none=True)
    absent_since = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={"description": "Since when nobody hears from it; the pulse tells what follows."},
    )


class TableSchema(Schema):
    """A table as everybody sees it who may look."""

    id = number(required=True)
    name = fields.String(required=True)
    game = fields.String(required=True)
    version = fields.Integer(required=True)
    edition = fields.String(required=True)
    options = fields.Dict(required=True)
    size = fields.Integer(required=True)
    host_id = fields.Integer(required=True, allow_none=True)
    rematch_of = fields.Integer(required=True, allow_none=True)
    visibility = fields.String(required=True)
    joining = fields.String(required=True)
    starting = fields.String(required=True)
    pace = fields.Dict(required=True, metadata={"description": "The time rules."})
    bots = fields.Nested(BotRulesSchema, required=True)
    state = fields.String(required=True)
    count = fields.Integer(required=True)
    commitment = fields.String(
        required=True, metadata={"description": "SHA-256 of the seed, which is told at the end."}
    )
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    result = fields.Dict(required=True, allow_none=True)
    ended_by = fields.String(
        required=True,
        metadata={"description": "`desk` or `agreement` where the last move did not end it; else empty."},
    )
    created_at = fields.AwareDateTime(required=True)
    started_at = fields.AwareDateTime(required=True, allow_none=True)
    moved_at = fields.AwareDateTime(required=True, allow_none=True)
    ended_at = fields.AwareDateTime(required=True, allow_none=True)


class TablesQuery(PageQuery):
    """Which tables."""

    which = fields.String(load_default="mine", validate=validate.OneOf(list(LISTS)))
    state = fields.String(load_default=None, allow_none=True, validate=validate.OneOf(list(TableState)))
    game = LineField(longest=40, load_default=None, allow_none=True)


class SeatBotSchema(Schema):
    """Which bot to seat, and where: at the first open seat, unless one is named."""

    level = fields.String(required=True, validate=validate.OneOf(LEVELS))
    seat = fields.Integer(
        strict=True, load_default=None, allow_none=True, validate=validate.Range(0, MOST_SEATS)
    )


class SitSchema(Schema):
    """Where to sit: the first open seat, unless one is named."""

    seat = fields.Integer(
        strict=True, load_default=None, allow_none=True, validate=validate.Range(0, MOST_SEATS)
    )


class LinkSchema(Schema):
    """The table's link, which is shown this once."""

    secret = fields.String(required=True)


class JoinSchema(SitSchema):
    """Where to sit at the table that a link leads to."""

    secret = LineField(longest=200, required=True, metadata={"description": "The last part of the link."})


class GuestSchema(JoinSchema):
    """Who comes without an account, and where to sit."""

    name = LineField(longest=LONGEST_NAME, required=True)
    language = language(load_default=None, allow_none=True)


class SeatKeySchema(Schema):
    """A key to one seat of one table, to be sent as a bearer token. It is shown this once."""

    table = number(required=True)
    seat = fields.Integer(required=True)
    secret = fields.String(required=True)


class ReadySchema(Schema):
    ready = fields.Boolean(truthy={True}, falsy={False}, required=True)


class InviteSchema(Schema):
    email = MailAddress(required=True)


class InvitationSchema(Schema):
    """An address that may sit down."""

    id = number(required=True)
    email = fields.String(required=True)
    invited_by = fields.Integer(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)


class AnswerSchema(Schema):
    """A legal answer, as data and as words."""

    move = fields.Dict(required=True, metadata={"anyOf": [MOVE]})
    text = fields.String(required=True)


class AmountSchema(Schema):
    """The amounts that answer a question which is answered with a number; in words a bare number is such an amount."""

    do = fields.String(required=True, metadata={"description": "The kind of move that names the amount."})
    slot = fields.String(required=True, metadata={"description": "The field of that move that takes it."})
    least = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Null where no amount is possible now."}
    )
    most = fields.Integer(required=True, allow_none=True)
    step = fields.Integer(required=True)
    sensible = fields.List(
        fields.Integer(),
        required=True,
        metadata={"description": "A few of them, from the least to the most."},
    )
    auction = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf(("rising", "sealed")),
        metadata={"description": "How the auction goes; null where the amount is no bid."},
    )
    high = fields.Integer(
        required=True, metadata={"description": "The bid that stands; 0 where nobody has bid."}
    )


class QuestionSchema(Schema):
    """What is asked of a seat now."""

    id = fields.Integer(required=True)
    kind = fields.String(required=True)
    seat = fields.Integer(required=True)
    owed = fields.Boolean(required=True)
    forced = fields.Boolean(required=True)
    default = fields.Dict(required=True, metadata={"anyOf": [MOVE]})
    data = fields.Dict(required=True)
    amount = fields.Nested(
        AmountSchema,
        required=True,
        allow_none=True,
        metadata={"description": "Where the answer is a number: which ones there are. Null elsewhere."},
    )
    prompt = fields.String(required=True)
    moves = fields.List(fields.Nested(AnswerSchema), required=True)
    clock = fields.Nested(
        ClockSchema, allow_none=True, metadata={"description": "Where the question itself was asked for."}
    )


class CertainAnswerSchema(AnswerSchema):
    """A legal answer, with what it would certainly bring where that was asked for."""

    certain = fields.Dict()


class SeatQuestionSchema(QuestionSchema):
    """What is asked of a seat, as its view shows it."""

    moves = fields.List(fields.Nested(CertainAnswerSchema), required=True)


class ViewSchema(Schema):
    """All that somebody who looks on may know."""

    revision = fields.Integer(required=True, metadata={"description": "Grows with every change."})
    view = fields.Dict(required=True)
    text = fields.String(metadata={"description": "The board in words, where `text` was asked for."})


class SeatViewSchema(ViewSchema):
    """All that a seat may know, and what is asked of it."""

    question = fields.Nested(SeatQuestionSchema, required=True, allow_none=True)
    can_take_back = fields.Integer(
        required=True, metadata={"description": "How many of my last moves I may take back freely."}
    )


class ViewQuery(Schema):
    """What to show beside the view."""

    text = flag("The board in words, to be read or heard.")


class SeatViewQuery(ViewQuery):
    what_if = flag("With each legal answer what it would certainly bring.")


class EventSchema(Schema):
    """Something that happened, as data and as a sentence in the reader's language."""

    count = fields.Integer(required=True, metadata={"description": "The move it came from; 0 is the deal."})
    place = fields.Integer(required=True)
    data = fields.Dict(required=True)
    text = fields.String(required=True)


class EventsSchema(Schema):
    """`revision` grows also when moves are taken back, and then `count` shrinks: what came later is no longer so."""

    count = fields.Integer(required=True)
    revision = fields.Integer(required=True)
    events = fields.List(fields.Nested(EventSchema), required=True)


class SinceQuery(Schema):
    since = fields.Integer(load_default=0, validate=validate.Range(0, 1_000_000))


class TurnSchema(Schema):
    """One or more moves, all or none, bound to the question that the first of them answers."""

    question = fields.Integer(strict=True, required=True, validate=validate.Range(0, 1_000_000_000))
    moves = fields.List(Given(), required=True, validate=validate.Length(1, MOST_MOVES))
    dry_run = fields.Boolean(truthy={True}, falsy={False}, load_default=False)


class TakeBackSchema(Schema):
    moves = fields.Integer(strict=True, load_default=1, validate=validate.Range(1, MOST_MOVES))


class PlayedSchema(Schema):
    """What came of a turn: everything for one that was played, what is certain for a dry run."""

    count = fields.Integer(required=True)
    played = fields.Boolean(required=True)
    already = fields.Boolean(
        required=True,
        metadata={
            "description": "The turn is the very answer that the seat had given and may still change: it counts, and nothing was played again."
        },
    )
    events = fields.List(fields.Nested(EventSchema), required=True)


class WhatIfSchema(Schema):
    move = Given(required=True)


class CertainSchema(Schema):
    certain = fields.Dict(required=True)


class TableNamedSchema(Schema):
    """A table, in a list of something else."""

    id = number(required=True)
    name = fields.String(required=True)
    game = fields.String(required=True)
    count = fields.Integer(required=True)


class WaitingSchema(Schema):
    """A table that waits for me."""

    table = fields.Nested(TableNamedSchema, required=True)
    seat = fields.Integer(attribute="number", required=True)
    question = fields.Integer(required=True)
    waiting_since = fields.AwareDateTime(required=True)
    deadline = fields.AwareDateTime(
        attribute="clock.deadline", dump_default=None, required=True, allow_none=True
    )
    asked = fields.Nested(QuestionSchema, metadata={"description": "Where `questions` was asked for."})


class WaitingQuery(AgeQuery):
    questions = flag("With each table the question itself, in words and with its legal answers.")
