"""OAuth 2.1 grants.

Authlib implements the rules. Our models store the data.

Programs are public clients, so a code needs PKCE (S256 only) to be exchanged. A refresh token is valid once.
If a spent one is used again, it has been stolen by this user or by the first one, so the permission ends.
"""

from datetime import datetime, timedelta
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Any

from authlib.oauth2 import AuthorizationServer, OAuth2Error, OAuth2Request
from authlib.oauth2.rfc6749 import (
    AuthorizationCodeMixin,
    ClientMixin,
    InvalidRequestError,
    TokenMixin,
    grants,
)
from authlib.oauth2.rfc6749.requests import OAuth2Payload
from authlib.oauth2.rfc7009 import RevocationEndpoint
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oauth2.rfc9207 import IssuerParameter
from flask import Response, json
from sqlalchemy import or_, select
from sqlalchemy.orm import Session
from werkzeug.datastructures import MultiDict

from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, Scope
from service.platform.accounts.program_models import Permission, Program
from service.programs.oauth.permissions import revoke_permission
from service.programs.oauth.register import (
    GRANTS,
    PUBLIC,
    S256,
    SCOPES,
    is_registered_redirect,
    program_named,
)

CODE_LASTS = timedelta(minutes=1)
KEY_LASTS = timedelta(hours=1)
RENEWABLE = timedelta(days=90)
"""How long a program can be away before its permission expires."""
TOLD = ("grant_type", "response_type", "client_id", "redirect_uri")
"""Fields that Authlib repeats in error descriptions, which must be plain ASCII in OAuth."""


class ProgramClient(ClientMixin):  # type: ignore[misc]  # the library has no types
    """A program, as Authlib's client."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def get_client_id(self) -> str:
        return self.program.client_id

    def get_default_redirect_uri(self) -> str | None:
        """Return None: a client must name its redirect URI."""
        return None

    def get_allowed_scope(self, scope: str | None) -> str:
        return Scope.PLAY if Scope.PLAY in (scope or "").split() else Scope.READ

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return is_registered_redirect(self.program, redirect_uri)

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return method == PUBLIC

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type in GRANTS


class Allowance(AuthorizationCodeMixin, TokenMixin):  # type: ignore[misc]  # the library has no types
    """A permission, as Authlib's authorization code and token."""

    def __init__(self, permission: Permission) -> None:
        self.permission = permission
        self.code_challenge, self.code_challenge_method = permission.challenge, S256

    def check_client(self, client: ProgramClient) -> bool:
        return self.permission.program_id == client.program.id

    def get_redirect_uri(self) -> str:
        return self.permission.redirect_uri

    def get_scope(self) -> str:
        return self.permission.scope


class CodeGrant(grants.AuthorizationCodeGrant):  # type: ignore[misc]  # the library has no types
    TOKEN_ENDPOINT_AUTH_METHODS = (PUBLIC,)
    server: "ProgramServer"

    def generate_authorization_code(self) -> str:
        return generate_key(KeyPrefix.CODE)

    def save_authorization_code(self, code: str, request: OAuth2Request) -> None:
        self.server.session.add(
            Permission(
                program=request.client.program,
                player=request.user,
                scope=request.scope,
                redirect_uri=request.payload.redirect_uri,
                challenge=request.payload.data["code_challenge"],
                code_digest=key_digest(code),
                code_until=self.server.now + CODE_LASTS,
                created_at=self.server.now,
            )
        )

    def query_authorization_code(self, code: str, client: ProgramClient) -> Allowance | None:
        """Return the permission of a code.

        A code that is used twice was stolen, so its permission is revoked.
        """
        held = select(Permission).where(Permission.code_digest == key_digest(code)).with_for_update()
        permission = self.server.session.scalar(held)
        if permission is None or permission.program_id != client.program.id:
            return None
        if permission.digest is not None:
            revoke_permission(self.server.session, permission, self.server.now)
        good = permission.revoked_at is None and permission.code_until > self.server.now
        return Allowance(permission) if good else None

    def delete_authorization_code(self, authorization_code: Allowance) -> None:
        """Keep the row: the code is spent once tokens are stored in it."""

    def authenticate_user(self, authorization_code: Allowance) -> Player:
        self.request.credential = authorization_code
        return authorization_code.permission.player


class RenewalGrant(grants.RefreshTokenGrant):  # type: ignore[misc]  # the library has no types
    TOKEN_ENDPOINT_AUTH_METHODS = (PUBLIC,)
    INCLUDE_NEW_REFRESH_TOKEN = True
    server: "ProgramServer"

    def authenticate_refresh_token(self, refresh_token: str) -> Allowance | None:
        """Return the permission of a refresh token.

        If it was spent before, one of its two users has stolen it, so the permission is revoked.
        """
        permission = self.server.renewed_by(refresh_token)
        if permission is None or permission.revoked_at is not None:
            return None
        if not compare_digest(permission.renewal_digest or b"", key_digest(refresh_token)):
            revoke_permission(self.server.session, permission, self.server.now)
            return None
        late = permission.renewal_until is None or permission.renewal_until <= self.server.now
        return None if late else Allowance(permission)

    def authenticate_user(self, refresh_token: Allowance) -> Player:
        self.request.credential = refresh_token
        return refresh_token.permission.player

    def issue_token(self, user: Player, refresh_token: Allowance) -> dict[str, Any]:
        """Issue new tokens with the scope of the permission, even if the program asks for less."""
        token: dict[str, Any] = self.generate_token(
            user=user, scope=refresh_token.get_scope(), include_refresh_token=True
        )
        return token

    def revoke_old_credential(self, refresh_token: Allowance) -> None:
        """Do nothing: the new pair of tokens has replaced the old one."""


class PkceChallenge(CodeChallenge):  # type: ignore[misc]  # the library has no types
    """PKCE, checked before the player sees the consent page and not only after their consent."""

    DEFAULT_CODE_CHALLENGE_METHOD = S256
    SUPPORTED_CODE_CHALLENGE_METHOD = (S256,)

    def validate_code_challenge(self, grant: CodeGrant, redirect_uri: str) -> None:
        sent = grant.request.payload.data
        if not sent.get("code_challenge") or sent.get("code_challenge_method") != S256:
            raise InvalidRequestError("PKCE is needed: 'code_challenge' with the method S256.")
        super().validate_code_challenge(grant, redirect_uri)

    def validate_code_verifier(self, grant: CodeGrant, result: Any) -> None:
        """Check the verifier. A code that comes with a wrong one was stolen, so it is spent."""
        try:
            super().validate_code_verifier(grant, result)
        except OAuth2Error:
            permission = grant.request.authorization_code.permission
            revoke_permission(grant.server.session, permission, grant.server.now)
            raise


class Issuer(IssuerParameter):  # type: ignore[misc]  # the library has no types
    """The issuer in each response (RFC 9207)."""

    def __init__(self, server: "ProgramServer") -> None:
        self.issuer = server.issuer
        super().__call__(server)

    def get_issuer(self) -> str:
        return self.issuer


class Revocation(RevocationEndpoint):  # type: ignore[misc]  # the library has no types
    """Revocation by either token. Both stop working (RFC 7009)."""

    CLIENT_AUTH_METHODS = (PUBLIC,)
    server: "ProgramServer"

    def query_token(self, token_string: str, _hint: str | None) -> Allowance | None:
        opened = Permission.digest == key_digest(token_string)
        renewed = Permission.renewal_digest == key_digest(token_string)
        held = select(Permission).where(or_(opened, renewed)).with_for_update()
        permission = self.server.session.scalar(held)
        return None if permission is None else Allowance(permission)

    def revoke_token(self, token: Allowance, request: OAuth2Request) -> None:
        revoke_permission(self.server.session, token.permission, self.server.now)


class ProgramServer(AuthorizationServer):  # type: ignore[misc]  # the library has no types
    """The authorization server for one request, with its transaction and its time."""

    def __init__(self, session: Session, *, issuer: str, now: datetime) -> None:
        super().__init__(scopes_supported=list(SCOPES))
        self.session, self.issuer, self.now = session, issuer, now
        self.register_token_generator("default", self.new_pair)
        self.register_grant(CodeGrant, [PkceChallenge(required=True)])
        self.register_grant(RenewalGrant)
        self.register_endpoint(Revocation)
        self.register_extension(Issuer)

    def query_client(self, client_id: str) -> ProgramClient | None:
        program = program_named(self.session, client_id)
        return None if program is None else ProgramClient(program)

    def new_pair(self, *, scope: str, **_more: Any) -> dict[str, Any]:
        """Return a new access token and a new refresh token."""
        return {
            "token_type": "Bearer",
            "access_token": generate_key(KeyPrefix.PROGRAM),
            "expires_in": int(KEY_LASTS.total_seconds()),
            "refresh_token": token_urlsafe(32),
            "scope": scope,
        }

    def save_token(self, token: dict[str, Any], request: OAuth2Request) -> None:
        """Store the tokens of a permission in place of the former ones.

        The first refresh token starts its family.
        """
        permission: Permission = request.credential.permission
        coming = request.payload.data.get("refresh_token")
        family = coming.rpartition(".")[0] if coming else generate_key(KeyPrefix.RENEWAL)
        token["refresh_token"] = f"{family}.{token['refresh_token']}"
        permission.family_digest = key_digest(family)
        permission.digest = key_digest(token["access_token"])
        permission.renewal_digest = key_digest(token["refresh_token"])
        permission.expires_at = self.now + KEY_LASTS
        permission.renewal_until = self.now + RENEWABLE

    def renewed_by(self, renewal_key: str) -> Permission | None:
        """Return the permission whose family a refresh token belongs to."""
        family = key_digest(renewal_key.rpartition(".")[0])
        held = select(Permission).where(Permission.family_digest == family).with_for_update()
        return self.session.scalar(held)

    def create_oauth2_request(self, request: OAuth2Request) -> OAuth2Request:
        return request

    def handle_response(self, status: int, body: Any, headers: list[tuple[str, str]]) -> Response:
        return Response(json.dumps(body) if isinstance(body, dict) else body, status, headers)

    def send_signal(self, name: str, *args: object, **more: object) -> None:
        """Do nothing: signals are not used."""


class OAuthRequest(OAuth2Request):  # type: ignore[misc]  # the library has no types
    """The parameters of a request, from its address or its form."""

    def __init__(self, method: str, sent: MultiDict[str, str]) -> None:
        """Use a fixed HTTPS address.

        A request behind a proxy cannot know if the installation uses TLS. The public URL says it, and
        `doctor` checks it.
        """
        super().__init__(method, "https://localhost")
        self.payload = OAuthFields(sent)

    @property
    def form(self) -> MultiDict[str, str]:
        form: MultiDict[str, str] = self.payload.data
        return form


class OAuthFields(OAuth2Payload):  # type: ignore[misc]  # the library has no types
    """The parameters.

    A value that Authlib would repeat in an error description is dropped if it is not plain ASCII.
    """

    def __init__(self, sent: MultiDict[str, str]) -> None:
        self.sent = MultiDict(
            (name, text) for name, text in sent.items(multi=True) if is_safe_parameter(name, text)
        )

    @property
    def data(self) -> MultiDict[str, str]:
        return self.sent

    @property
    def datalist(self) -> dict[str, list[str]]:
        return self.sent.to_dict(flat=False)


def is_safe_parameter(name: str, text: str) -> bool:
    return name not in TOLD or (text.isascii() and text.isprintable() and not {'"', "\\"} & {*text})
