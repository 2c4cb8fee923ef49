"""The consent page, where a player lets a program act for them or refuses: who asks, and what it may do.

Authlib is imported by the first request, as in `service/programs/oauth/grants_api.py`.
"""

from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from flask import Response, make_response, redirect, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.models import Player
from service.platform.accounts.program_models import Program
from service.platform.deps import deps
from service.platform.house_name import is_reserved_name
from service.platform.transaction import read_session, transaction
from service.programs.oauth.grants_api import AUTHORIZE
from service.programs.oauth.register import is_local_host
from service.web.headers import POLICY
from service.web.pages.page_family import make_page_blueprint, require_reader

if TYPE_CHECKING:
    from authlib.oauth2.rfc6749 import OAuth2Error

    from service.programs.oauth.grants import CodeGrant

pages = make_page_blueprint("consent", guests=False)
FORMS_HERE = "form-action 'self'"


@pages.get(AUTHORIZE)
def ask() -> AnyResponse:
    from authlib.oauth2.rfc6749 import OAuth2Error

    with read_session() as session:
        try:
            grant = load_consent_grant(session)
        except OAuth2Error as wrong:
            return refuse_request(wrong)
        program = grant.request.client.program
        if has_house_name(program):
            return render_refusal()
        page = make_response(
            render_template(
                "pages/consent.html",
                program=program,
                author=program.author,
                scope=grant.request.scope,
                place=redirect_site(grant.redirect_uri),
                back=request.full_path,
            )
        )
    page.headers["Cache-Control"] = "no-store"
    page.headers["Content-Security-Policy"] = policy_for(grant.redirect_uri)
    return page


@pages.post(AUTHORIZE)
def answer() -> AnyResponse:
    """Redirect back to the program, with a code or with a refusal."""
    from authlib.oauth2.rfc6749 import OAuth2Error

    with transaction() as session:
        try:
            grant = load_consent_grant(session)
        except OAuth2Error as wrong:
            return refuse_request(wrong)
        if has_house_name(grant.request.client.program):
            return render_refusal()
        player = session.get_one(Player, require_reader().player_id)
        said_yes = request.form.get("answer") == "yes"
        response: Response = grant.server.create_authorization_response(
            grant.request, grant_user=player if said_yes else None, grant=grant
        )
    return response


def load_consent_grant(session: Session) -> "CodeGrant":
    """Return the grant that the address asks for. Raise OAuth2Error if the request is invalid."""
    from service.programs.oauth.grants import OAuthRequest, ProgramServer

    server = ProgramServer(session, issuer=deps().settings.public_url, now=deps().clock())
    grant: CodeGrant = server.get_consent_grant(OAuthRequest(request.method, request.args))
    return grant


def refuse_request(wrong: "OAuth2Error") -> AnyResponse:
    """Report an invalid request to the program if its address is known.

    Otherwise show it to the player, who cannot fix it.
    """
    if wrong.redirect_uri:
        _, _, headers = wrong()
        return redirect(dict(headers)["Location"], HTTPStatus.SEE_OTHER)
    return render_refusal(wrong.description or wrong.error)


def render_refusal(why: str = "") -> AnyResponse:
    """Render the refusal.

    Without an OAuth error the reason is that the program uses a name of the service.
    """
    return make_response(render_template("pages/consent-refused.html", why=why), HTTPStatus.BAD_REQUEST)


def has_house_name(program: Program) -> bool:
    """Return whether a program or its author uses a name of the service.

    Such names can be older than the rule against them.
    """
    author = program.author
    return is_reserved_name(program.name) or is_reserved_name(author.name)


def redirect_site(uri: str) -> str:
    """Return the site that gets the answer, or an empty string for an application on the player's device."""
    host = urlsplit(uri).hostname or ""
    return "" if is_local_host(host) else host


def policy_for(uri: str) -> str:
    """Return the content security policy.

    A browser follows the redirect of a form only if the policy allows its target.
    """
    parts = urlsplit(uri)
    place = f"{parts.scheme}://{parts.netloc}" if parts.netloc else f"{parts.scheme}:"
    return POLICY.replace(FORMS_HERE, f"{FORMS_HERE} {place}")
