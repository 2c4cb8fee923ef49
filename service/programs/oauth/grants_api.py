"""OAuth endpoints for third-party programs.

Forms and responses follow OAuth, not the rest of the API.

RFC 8414 metadata describe the endpoints. Players consent on a page
(`service/programs/oauth/consent_page.py`). Authlib is imported by the first request, because most
installations never get one.
"""

from flask import Blueprint, Response, jsonify, request

from service.platform.deps import deps
from service.platform.transaction import transaction
from service.platform.words import LANGUAGES
from service.programs.oauth.register import GRANTS, PUBLIC, S256, SCOPES
from service.web import PREFIX
from service.web.headers import CORS

AUTHORIZE, TOKEN, REVOKE = "/oauth/authorize", f"{PREFIX}/oauth/token", f"{PREFIX}/oauth/revoke"
pages = Blueprint("oauth", __name__)


@pages.post(TOKEN)
def give_keys() -> Response:
    """Issue tokens for a code or for a refresh token."""
    from service.programs.oauth.grants import OAuthRequest, ProgramServer

    with transaction() as session:
        server = ProgramServer(session, issuer=deps().settings.public_url, now=deps().clock())
        given: Response = server.create_token_response(OAuthRequest(request.method, request.form))
    return given


@pages.post(REVOKE)
def take_keys_back() -> Response:
    """Revoke a token at the request of the program."""
    from service.programs.oauth.grants import OAuthRequest, ProgramServer, Revocation

    with transaction() as session:
        server = ProgramServer(session, issuer=deps().settings.public_url, now=deps().clock())
        asked = OAuthRequest(request.method, request.form)
        done: Response = server.create_endpoint_response(Revocation.ENDPOINT_NAME, asked)
    return done


@pages.get("/.well-known/oauth-authorization-server")
def tell() -> Response:
    """Return the authorization server metadata (RFC 8414)."""
    house = deps().settings.public_url
    told = jsonify(
        issuer=house,
        authorization_endpoint=house + AUTHORIZE,
        token_endpoint=house + TOKEN,
        revocation_endpoint=house + REVOKE,
        scopes_supported=SCOPES,
        response_types_supported=["code"],
        grant_types_supported=GRANTS,
        token_endpoint_auth_methods_supported=[PUBLIC],
        revocation_endpoint_auth_methods_supported=[PUBLIC],
        code_challenge_methods_supported=[S256],
        authorization_response_iss_parameter_supported=True,
        service_documentation=f"{house}{PREFIX}/",
        ui_locales_supported=LANGUAGES,
    )
    told.headers.extend(CORS)
    return told
