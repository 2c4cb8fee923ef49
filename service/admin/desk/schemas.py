"""JSON schemas of the desk: deeds, the overview, search results."""

from marshmallow import Schema, fields, validate

from service.mail.incoming.models import IncomingState as InState
from service.platform.outbox.models import LetterState as OutState
from service.web.schemas.fields import LineField, row_number_field
from service.web.schemas.pagination import PageQuery


class DeedsQuery(PageQuery):
    """Which deeds."""

    table = row_number_field(load_default=None, allow_none=True)
    player = row_number_field(load_default=None, allow_none=True)
    by = row_number_field(load_default=None, allow_none=True)


class CountsSchema(Schema):
    """A figure of the last days, the newest first."""

    name = fields.String(required=True)
    days = fields.List(fields.Date(), required=True)
    counts = fields.List(fields.Integer(), required=True)


class LateSchema(Schema):
    """A clock that wants looking at."""

    table = row_number_field(attribute="table_id", required=True)
    seat = fields.Integer(attribute="number", required=True)
    question = fields.Integer(required=True)
    ring_at = fields.AwareDateTime(required=True, allow_none=True)
    failures = fields.Integer(required=True)
    last_error = fields.String(required=True)


class DeskTableSchema(Schema):
    """A table, in a list of the desk."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    game = fields.String(required=True)
    state = fields.String(required=True)
    count = fields.Integer(required=True)
    moved_at = fields.AwareDateTime(required=True, allow_none=True)


class DeskPlayerSchema(Schema):
    """A player, in a list of the desk."""

    id = row_number_field(required=True)
    kind = fields.String(required=True)
    role = fields.String(required=True)
    name = fields.String(required=True)
    email = fields.String(required=True, allow_none=True)


class DeskLetterSchema(Schema):
    """A letter, and what became of it; what it says is not the desk's to read."""

    id = row_number_field(required=True)
    kind = fields.String(required=True)
    channel = fields.String(required=True)
    recipient = fields.String(required=True)
    table_id = fields.Integer(required=True, allow_none=True)
    player_id = fields.Integer(required=True, allow_none=True)
    state = fields.String(required=True)
    attempts = fields.Integer(required=True)
    created_at = fields.AwareDateTime(required=True)
    sent_at = fields.AwareDateTime(required=True, allow_none=True)
    last_error = fields.String(required=True)


class IncomingMailSchema(Schema):
    """A mail that came in, and what became of it."""

    id = row_number_field(required=True)
    recipient = fields.String(required=True)
    envelope_sender = fields.String(required=True, allow_none=True)
    state = fields.String(required=True)
    why = fields.String(required=True)
    received_at = fields.AwareDateTime(required=True)
    table_id = fields.Integer(required=True, allow_none=True)
    player_id = fields.Integer(required=True, allow_none=True)


class StoppedAddressSchema(Schema):
    """An address from which our mail came back."""

    address = fields.String(required=True)
    stopped_at = fields.AwareDateTime(required=True)
    why = fields.String(required=True)
    player_id = fields.Integer(required=True, allow_none=True)


class HeartbeatSchema(Schema):
    """A task of the workers, or the backup: the last run and failure, both counts, and the time taken."""

    job = fields.String(required=True)
    at = fields.AwareDateTime(required=True, allow_none=True)
    failed_at = fields.AwareDateTime(required=True, allow_none=True)
    error = fields.String(required=True)
    runs = fields.Integer(required=True)
    faults = fields.Integer(required=True)
    seconds = fields.Float(required=True)


class OverviewSchema(Schema):
    """The state of the server. Numbers were counted at `counted_at` or later; lists are present."""

    counted_at = fields.AwareDateTime(required=True, allow_none=True)
    figures = fields.List(fields.Nested(CountsSchema), required=True)
    stuck = fields.List(fields.Nested(LateSchema), required=True)
    overdue = fields.List(fields.Nested(LateSchema), required=True)
    quiet = fields.List(fields.Nested(DeskTableSchema), required=True)
    letters = fields.List(fields.Nested(DeskLetterSchema), required=True)
    incoming = fields.List(fields.Nested(IncomingMailSchema), required=True)
    stopped = fields.List(fields.Nested(StoppedAddressSchema), required=True)
    jobs = fields.List(fields.Nested(HeartbeatSchema), required=True)


class SearchQuery(Schema):
    """A number, the beginning of a name, or an address."""

    q = LineField(longest=254, required=True)


class FoundSchema(Schema):
    """The results of a search, the newest of each kind."""

    tables = fields.List(fields.Nested(DeskTableSchema), required=True)
    players = fields.List(fields.Nested(DeskPlayerSchema), required=True)
    letters = fields.List(fields.Nested(DeskLetterSchema), required=True)
    incoming = fields.List(fields.Nested(IncomingMailSchema), required=True)


class LettersQuery(PageQuery):
    """Letters of which state."""

    state = fields.String(load_default=OutState.FAILED, validate=validate.OneOf(list(OutState)))


class IncomingQuery(PageQuery):
    """Mails of which state."""

    state = fields.String(load_default=InState.UNREADABLE, validate=validate.OneOf(list(InState)))


class ReportsQuery(PageQuery):
    """Those that wait, or those that are settled."""

    settled = fields.Boolean(load_default=False)


class DeskReportSchema(Schema):
    """A call for the desk: who, where, when, and what they say."""

    id = row_number_field(required=True)
    table = row_number_field(attribute="table_id", required=True)
    player = row_number_field(attribute="player_id", required=True, allow_none=True)
    seat = fields.Integer(required=True)
    said = fields.Integer(attribute="said_id", required=True, allow_none=True)
    text = fields.String(required=True)
    count = fields.Integer(
        required=True, metadata={"description": "The number of moves played at that time."}
    )
    made_at = fields.AwareDateTime(required=True)
    settled_at = fields.AwareDateTime(required=True, allow_none=True)
