"""JSON schemas of tables: opening one, its seats, joining, lists."""

from typing import Any

from marshmallow import Schema, fields, pre_load, validate

from service.platform.accounts.models import PlayerKind
from service.play.bots.levels import DELAYS, LEVELS, QUICK, USUAL
from service.play.clocks.schemas import PaceField
from service.play.games.shapes import SHAPE, EngineField
from service.play.pace.pace import load_ready_made, plain_pace
from service.play.tables.models import EndedBy, Joining, Starting, TableState, Visibility
from service.play.tables.queries import LISTS
from service.web.schemas.fields import (
    LineField,
    MailAddressField,
    NameField,
    OwnNameField,
    language_field,
    row_number_field,
)
from service.web.schemas.pagination import PageQuery

USUAL_PACE = "relaxed"
MOST_SEATS = 8
SEATS_DRAWN_TOLD = "True if the seed assigns the seats, in the order of arrival."

RATED_TOLD = "True if the result changes ratings."


class BotRulesSchema(Schema):
    """Which bot plays on for absent players, for how many seconds bots seem to think, whether they advise in try-outs."""

    level = fields.String(load_default=USUAL, validate=validate.OneOf(LEVELS))
    delay = fields.Integer(strict=True, load_default=DELAYS[0], validate=validate.OneOf(DELAYS))
    advice = fields.Boolean(truthy={True}, falsy={False}, load_default=False)


class OptionsField(fields.Dict):
    """A field for options of a game.

    Omitted options have the rulebook's default at every pace. An option with `x-saves-waiting` suits slow
    paces.
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(keys=fields.String(), metadata={SHAPE: "Options"}, **more)


class TableSettingsSchema(Schema):
    """The game and its settings."""

    game = LineField(longest=40, required=True)
    seats = fields.Integer(strict=True, required=True, validate=validate.Range(1, MOST_SEATS))
    edition = LineField(longest=40, load_default=None, allow_none=True)
    options = OptionsField(load_default=dict)
    starting = fields.String(load_default=Starting.FULL, validate=validate.OneOf(list(Starting)))
    seats_drawn = fields.Boolean(
        truthy={True}, falsy={False}, load_default=False, metadata={"description": SEATS_DRAWN_TOLD}
    )
    rated = fields.Boolean(
        truthy={True},
        falsy={False},
        load_default=None,
        allow_none=True,
        metadata={"description": f"{RATED_TOLD} By default yes, unless bots sit down at once."},
    )
    pace = PaceField(load_default=lambda: plain_pace(load_ready_made()[USUAL_PACE]))
    bots = fields.Nested(BotRulesSchema, load_default=dict)


class TableMakeSchema(TableSettingsSchema):
    """The game, its settings, and the players who may join."""

    name = NameField(shortest=0, load_default="")
    circle = row_number_field(
        load_default=None,
        allow_none=True,
        metadata={"description": ("The circle of the table. By default only its members see and join it.")},
    )
    visibility = fields.String(load_default=Visibility.PUBLIC, validate=validate.OneOf(list(Visibility)))
    joining = fields.String(load_default=Joining.OPEN, validate=validate.OneOf(list(Joining)))
    sit = fields.Boolean(truthy={True}, falsy={False}, load_default=True)
    company = fields.List(
        fields.String(validate=validate.OneOf(LEVELS)),
        load_default=list,
        validate=validate.Length(max=MOST_SEATS),
        metadata={"description": "The levels of the bots that sit down at once."},
    )

    @pre_load
    def among_friends(self, given: Any, **_more: Any) -> Any:
        """Make a circle's table private, unless its visibility is given."""
        if isinstance(given, dict) and given.get("circle") is not None and "visibility" not in given:
            return {**given, "visibility": Visibility.PRIVATE}
        return given


class SandboxSchema(Schema):
    """The game for trying out a program. Omitted settings take the simplest value."""

    game = LineField(longest=40, required=True)
    seats = fields.Integer(
        strict=True, load_default=None, allow_none=True, validate=validate.Range(1, MOST_SEATS)
    )
    edition = LineField(longest=40, load_default=None, allow_none=True)
    options = OptionsField(load_default=dict)
    level = fields.String(load_default=QUICK[0], validate=validate.OneOf(QUICK))


class SeatSchema(Schema):
    """A seat as everybody sees it."""

    number = fields.Integer(required=True)
    player_id = fields.Integer(required=True, allow_none=True)
    player = fields.String(attribute="player.name", dump_default=None, required=True, allow_none=True)
    kind = fields.String(
        attribute="player.kind",
        dump_default=None,
        required=True,
        allow_none=True,
        validate=validate.OneOf(list(PlayerKind)),
    )
    bot_account = fields.Boolean(
        attribute="player.bot_account",
        dump_default=False,
        required=True,
        metadata={"description": "True if a program openly plays with a player's account."},
    )
    ready = fields.Boolean(required=True)
    waiting_since = fields.AwareDateTime(required=True, allow_none=True)
    absent_since = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={"description": "The time since which the seat is absent. The pulse shows what follows."},
    )


class TableSchema(Schema):
    """A table as everybody sees it who may look."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    game = fields.String(required=True)
    version = fields.Integer(required=True)
    edition = fields.String(required=True)
    options = EngineField("Options", required=True)
    size = fields.Integer(required=True)
    host_id = fields.Integer(required=True, allow_none=True)
    circle_id = fields.Integer(required=True, allow_none=True)
    rematch_of = fields.Integer(required=True, allow_none=True)
    lesson = fields.String(
        required=True, metadata={"description": "The lesson that is learned here; else empty."}
    )
    sandbox = fields.Boolean(
        required=True, metadata={"description": "True if a program is tried out here, among bots only."}
    )
    after_lesson = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The table of the previous lesson."}
    )
    visibility = fields.String(required=True, validate=validate.OneOf(list(Visibility)))
    joining = fields.String(required=True, validate=validate.OneOf(list(Joining)))
    starting = fields.String(required=True, validate=validate.OneOf(list(Starting)))
    seats_drawn = fields.Boolean(required=True, metadata={"description": SEATS_DRAWN_TOLD})
    rated = fields.Boolean(required=True, metadata={"description": RATED_TOLD})
    pace = EngineField("Pace", required=True)
    bots = fields.Nested(BotRulesSchema, required=True)
    state = fields.String(required=True, validate=validate.OneOf(list(TableState)))
    count = fields.Integer(required=True)
    commitment = fields.String(
        required=True, metadata={"description": "The SHA-256 of the seed. The seed is published at the end."}
    )
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    result = EngineField("Outcome", required=True, allow_none=True)
    ended_by = fields.String(
        required=True,
        validate=validate.OneOf(["", *EndedBy]),
        metadata={
            "description": "`desk`, `agreement` or `lesson` if the last move did not end it; else empty."
        },
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
    """The seat to take. The default is the first open one."""

    seat = fields.Integer(
        strict=True, load_default=None, allow_none=True, validate=validate.Range(0, MOST_SEATS)
    )


class LinkSchema(Schema):
    """The table's link: people open it at `/join/` and its secret."""

    secret = fields.String(required=True)


class JoinSchema(SitSchema):
    """The seat to take at the table of a link."""

    secret = LineField(longest=200, required=True, metadata={"description": "The last part of the link."})


class GuestSchema(JoinSchema):
    """The guest, and the seat to take."""

    name = OwnNameField(required=True)
    language = language_field(load_default=None, allow_none=True)


class SeatKeySchema(Schema):
    """A key to one seat of one table, to be sent as a bearer token. It is shown this once."""

    table = row_number_field(required=True)
    seat = fields.Integer(required=True)
    secret = fields.String(required=True)


class ReadySchema(Schema):
    ready = fields.Boolean(truthy={True}, falsy={False}, required=True)


class InviteSchema(Schema):
    email = MailAddressField(required=True)


class InvitationSchema(Schema):
    """An invited address. A player who was invited by name has a name and no address."""

    id = row_number_field(required=True)
    email = fields.String(required=True, allow_none=True, attribute="shown_email")
    name = fields.String(required=True, allow_none=True)
    invited_by = fields.Integer(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
