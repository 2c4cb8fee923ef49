"""JSON schemas of accounts."""

from typing import Any

from marshmallow import INCLUDE, Schema, fields, post_dump, validate, validates_schema

from service.platform.accounts.models import PlayerKind, Role, Scope, ShownTo
from service.web.schemas.fields import (
    LONGEST_NAME,
    LineField,
    MailAddressField,
    OwnNameField,
    language_field,
    row_number_field,
    time_zone_field,
)
from service.web.schemas.validation import make_validation_error

RATED_TOLD = "True if I want to be rated at tables that begin from now on."
BOT_TOLD = "True if a program plays with my account. My name then ends in `(bot)`, and I am not rated."
SHOWN_TO_TOLD = (
    "The people who may see my ratings and statistics: everybody here, players who sat with me, or nobody."
)


def meant(said: object) -> None:
    if said is not True:
        raise make_validation_error("field-meant")


class PreferencesSchema(Schema):
    """The preferences of a player. A missing one has its default."""

    theme = fields.String(validate=validate.OneOf(["auto", "light", "dark"]), dump_default="auto")
    ask_twice = fields.Boolean(
        truthy={True},
        falsy={False},
        attribute="ask-twice",
        dump_default=False,
        metadata={"description": "Pages show every turn before it is sent."},
    )
    tables_at_once = fields.Integer(
        strict=True,
        allow_none=True,
        attribute="tables-at-once",
        dump_default=None,
        validate=validate.Range(1, 100),
        metadata={"description": "The most tables at which contests seat me at once. Null: no limit."},
    )


class ProfileSchema(Schema):
    """A player, as seen by that player."""

    id = row_number_field(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(list(PlayerKind)))
    role = fields.String(required=True, validate=validate.OneOf(list(Role)))
    email = fields.String(required=True, allow_none=True)
    name = fields.String(required=True)
    language = language_field(required=True)
    time_zone = time_zone_field(required=True)
    preferences = fields.Nested(PreferencesSchema, required=True)
    rated = fields.Boolean(required=True, metadata={"description": RATED_TOLD})
    shown_to = fields.String(
        required=True, validate=validate.OneOf(list(ShownTo)), metadata={"description": SHOWN_TO_TOLD}
    )
    bot_account = fields.Boolean(required=True, metadata={"description": BOT_TOLD})
    created_at = fields.AwareDateTime(required=True)


class ProfileChangeSchema(Schema):
    """The changes of a profile. Omitted fields stay."""

    name = OwnNameField()
    language = language_field()
    time_zone = time_zone_field()
    preferences = fields.Nested(PreferencesSchema)
    rated = fields.Boolean(truthy={True}, falsy={False}, metadata={"description": RATED_TOLD})
    shown_to = fields.String(validate=validate.OneOf(list(ShownTo)), metadata={"description": SHOWN_TO_TOLD})
    bot_account = fields.Boolean(truthy={True}, falsy={False}, metadata={"description": BOT_TOLD})


class ExportSchema(Schema):
    """All data of a player: besides these fields, a list for each kind of stored thing, by name."""

    class Meta:
        unknown = INCLUDE

    player = fields.Dict(keys=fields.String(), required=True)
    letters = fields.List(fields.Dict(keys=fields.String()), required=True)
    incoming_mail = fields.List(fields.Dict(keys=fields.String()), required=True)
    records = fields.List(
        fields.Dict(keys=fields.String()),
        required=True,
        metadata={"description": "My own moves, table by table."},
    )

    @post_dump(pass_original=True)
    def whole(self, _shown: Any, found: dict[str, Any], **_more: Any) -> dict[str, Any]:
        """Return all fields, because the export finds its tables by itself, whatever features there are."""
        return found


class MeantQuery(Schema):
    """The confirmation of an act that cannot be undone."""

    meant = fields.Boolean(
        required=True,
        validate=meant,
        metadata={"description": "`true` confirms that nothing can be restored."},
    )


class EmailChangeSchema(Schema):
    email = MailAddressField(required=True)


class EmailChangeAskedSchema(Schema):
    """Always the same answer, also if the address belongs to another account."""

    expires_at = fields.AwareDateTime(required=True)


class SignInAskSchema(Schema):
    email = MailAddressField(required=True)
    language = language_field(load_default=None)


class SignInAskedSchema(Schema):
    """Always the same answer, whether the address is known or not."""

    minutes = fields.Integer(required=True)


class SignInSchema(Schema):
    """What the letter brought: the secret of its link, or its code with the address to which it was sent."""

    secret = LineField(longest=200)
    email = MailAddressField()
    code = LineField(longest=20, metadata={"description": "Such as `K7M-4PX`."})
    device = LineField(longest=200, shortest=0, load_default="")

    @validates_schema
    def has_secret_or_code(self, data: dict[str, Any], **_more: Any) -> None:
        if {"secret", "email", "code"} & data.keys() not in ({"secret"}, {"email", "code"}):
            raise make_validation_error("field-secret-or-code", "secret")


class SignedInSchema(Schema):
    session = fields.String(
        required=True,
        metadata={"description": "The secret of the session, shown once. Send it as a bearer token."},
    )


class SessionSchema(Schema):
    id = row_number_field(required=True)
    device = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)
    used_at = fields.AwareDateTime(required=True)
    expires_at = fields.AwareDateTime(required=True)


class TokenSchema(Schema):
    """A personal token without its secret."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    scope = fields.String(required=True, validate=validate.OneOf(list(Scope)))
    table = fields.Integer(attribute="table_id", required=True, allow_none=True)
    seat = fields.Integer(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    used_at = fields.AwareDateTime(required=True, allow_none=True)
    expires_at = fields.AwareDateTime(required=True, allow_none=True)
    revoked_at = fields.AwareDateTime(required=True, allow_none=True)


class TokenMakeSchema(Schema):
    name = LineField(longest=LONGEST_NAME, required=True)
    scope = fields.String(load_default=Scope.PLAY, validate=validate.OneOf(list(Scope)))
    days = fields.Integer(strict=True, load_default=None, allow_none=True, validate=validate.Range(1, 3650))
    table = row_number_field()
    seat = fields.Integer(strict=True, validate=validate.Range(0, 20))

    @validates_schema
    def seat_names_its_table(self, data: dict[str, Any], **_more: Any) -> None:
        given = {"table", "seat"} & data.keys()
        wanted = {"table", "seat"} if data["scope"] == Scope.SEAT else set()
        if given != wanted:
            raise make_validation_error("field-seat-scope", "scope")


class TokenMadeSchema(Schema):
    """A new token with its secret, which is shown this once."""

    token = fields.Nested(TokenSchema, required=True)
    secret = fields.String(required=True)
