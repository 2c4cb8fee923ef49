"""JSON schemas of third-party programs and permissions."""

from typing import Any

from marshmallow import Schema, fields, validate

from service.programs.oauth.register import MOST_REDIRECTS, SCOPES, BadRedirect, check_redirect
from service.web.schemas.fields import LineField, OwnNameField, row_number_field
from service.web.schemas.validation import make_validation_error

LONGEST_URI = 300
REDIRECT_TOLD = "`https://…`, `http://127.0.0.1/…` with any port, or `name.of.yours:/…` for an application."


class RedirectUri(LineField):
    """A redirect URI."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> str:
        uri = super()._deserialize(value, attr, data, **more)
        try:
            check_redirect(uri)
        except BadRedirect as bad:
            raise make_validation_error("field-redirect") from bad
        return uri


class ProgramMakeSchema(Schema):
    """A program, and where players are sent back to once they have said yes or no."""

    name = OwnNameField(required=True)
    redirect_uris = fields.List(
        RedirectUri(longest=LONGEST_URI),
        required=True,
        validate=validate.Length(1, MOST_REDIRECTS),
        metadata={"description": REDIRECT_TOLD},
    )


class ProgramSchema(Schema):
    """A program of mine that others may use."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    client_id = fields.String(
        required=True, metadata={"description": "The id of the program. It has no secret."}
    )
    redirect_uris = fields.List(fields.String(), required=True)
    created_at = fields.AwareDateTime(required=True)


class PermissionSchema(Schema):
    """The permission of another person's program, on any number of devices."""

    program = fields.Integer(attribute="program.id", required=True)
    name = fields.String(attribute="program.name", required=True)
    author = fields.String(attribute="program.author.name", required=True)
    scope = fields.String(required=True, validate=validate.OneOf(SCOPES))
    since = fields.AwareDateTime(required=True)
    used_at = fields.AwareDateTime(required=True, allow_none=True)
