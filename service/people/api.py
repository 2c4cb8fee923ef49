"""API of accounts: sign-in, profile, sessions and tokens."""

from typing import Any

from flask import request

from service.people import email_change as use_case
from service.people.arrive import sign_in_with, sign_in_with_code
from service.people.erase import erase_player
from service.people.export import export_player
from service.people.schemas import (
    EmailChangeAskedSchema,
    EmailChangeSchema,
    ExportSchema,
    MeantQuery,
    ProfileChangeSchema,
    ProfileSchema,
    SessionSchema,
    SignedInSchema,
    SignInAskedSchema,
    SignInAskSchema,
    SignInSchema,
    TokenMadeSchema,
    TokenMakeSchema,
    TokenSchema,
)
from service.platform.accounts import tokens
from service.platform.accounts.models import Player, PlayerSession, Scope, Token
from service.platform.accounts.queries import sessions_of, tokens_of
from service.platform.accounts.sessions import end_session
from service.platform.accounts.sign_in import InvalidSignInLink, send_sign_in_link
from service.platform.deps import deps
from service.platform.words import best_language
from service.play.profile import change_profile
from service.web.access import ANYONE, PERSON, PROOF_LASTS, READ, has_recent_proof
from service.web.api.dispatch import Call, DeferredResponse
from service.web.api.examples import get_example
from service.web.api.rate_limits import count_against, get_address_key
from service.web.api.resource import Resource
from service.web.problems import Problem
from service.web.schemas.pagination import Page, PageQuery, paginate

resource = Resource("accounts", "My account: sign-in without a password, profile, sessions, personal tokens.")


@resource.post(
    "/sign-in/links",
    access=ANYONE,
    body=SignInAskSchema,
    send=get_example("sign-in-ask"),
    gives=SignInAskedSchema,
    example=get_example("sign-in-asked"),
    status=202,
    rate="sign_in_rate",
)
def request_sign_in_link(call: Call) -> dict[str, int]:
    """Ask for a sign-in link by mail.

    A guest who does this keeps their tables.
    """
    settings = deps().settings
    language = call.body["language"] or best_language(request.accept_languages)
    caller = call.caller
    count_against("sign_in_by_address", f"{get_address_key()} {call.body['email']}")
    send_sign_in_link(
        call.session,
        email=call.body["email"],
        language=language,
        settings=settings,
        now=call.now,
        guest_id=caller.player_id if caller and caller.guest and caller.session_id else None,
    )
    return {"minutes": settings.sign_in_minutes}


@resource.post(
    "/sign-in/sessions",
    access=ANYONE,
    body=SignInSchema,
    send=get_example("sign-in"),
    gives=SignedInSchema,
    example=get_example("signed-in"),
    status=201,
    rate="sign_in_rate",
    problems=("link-spent", "wrong-sign-in-code"),
    secret=True,
)
def sign_in(call: Call) -> dict[str, str] | DeferredResponse:
    """Use a sign-in letter and open a session.

    Send the secret of its link, or the address and the code of the letter.
    """
    settings, now = deps().settings, call.now
    device = call.body["device"] or request.user_agent.string
    if "code" in call.body:
        email, code = call.body["email"], call.body["code"]
        opened = sign_in_with_code(
            call.session, email=email, code=code, device=device, settings=settings, now=now
        )
        return DeferredResponse(refuse_code, refuses=True) if opened is None else {"session": opened}
    try:
        secret = call.body["secret"]
        opened = sign_in_with(call.session, secret=secret, device=device, settings=settings, now=now)
    except InvalidSignInLink as spent:
        raise Problem("link-spent") from spent
    return {"session": opened}


def refuse_code() -> None:
    raise Problem("wrong-sign-in-code")


@resource.get("/me", access=READ, gives=ProfileSchema, example=get_example("profile"), etag=True)
def get_me(call: Call) -> Player | dict[str, Any]:
    """Show my profile.

    Another person's program does not see my address.
    """
    player = call.session.get_one(Player, call.player_id)
    if call.caller is None or not call.caller.program:
        return player
    return {name: getattr(player, name) for name in ProfileSchema().fields} | {"email": None}


@resource.patch(
    "/me",
    access=PERSON,
    body=ProfileChangeSchema,
    send=get_example("profile-change"),
    gives=ProfileSchema,
    example=get_example("profile"),
    etag=True,
)
def update_me(call: Call) -> Player:
    """Change my name, language, time zone or preferences."""
    call.must_match(ProfileSchema, get_me(call))
    return change_profile(call.session, player_id=call.player_id, changes=call.body, now=call.now)


@resource.post(
    "/me/email-changes",
    access=PERSON,
    body=EmailChangeSchema,
    send=get_example("email-change"),
    gives=EmailChangeAskedSchema,
    example=get_example("email-change-asked"),
    status=202,
    rate="sign_in_rate",
)
def request_email_change(call: Call) -> dict[str, Any]:
    """Ask for letters at another address.

    A link goes there, and a notice to my present address. Pressing the link changes my address. My sessions stay.
    """
    email = call.body["email"]
    count_against("sign_in_by_address", f"{get_address_key()} {email}")
    player = call.session.get_one(Player, call.player_id, with_for_update=True)
    use_case.request_email_change(call.session, player=player, email=email, now=call.now)
    return {"expires_at": call.now + use_case.LASTS}


@resource.get("/me/export", access=PERSON, gives=ExportSchema, example=get_example("export"))
def export_me(call: Call) -> dict[str, Any]:
    """Export all data that the server keeps about me.

    A key for programs cannot do this.
    """
    return export_player(call.session, call.player_id)


@resource.delete("/me", access=PERSON, query=MeantQuery, status=204)
def delete_me(call: Call) -> None:
    """Erase my account.

    My name and address are removed everywhere. My running games are resigned.
    Finished tables stay, without my name.
    """
    erase_player(call.session, player_id=call.player_id, now=call.now)


@resource.get(
    "/me/sessions",
    access=PERSON,
    query=PageQuery,
    gives=SessionSchema,
    many=True,
    example=get_example("sessions"),
)
def list_sessions(call: Call) -> Page:
    """List my sessions."""
    return paginate(call.session, sessions_of(call.player_id, call.now), PlayerSession.id, call.query)


@resource.delete("/me/sessions/<id:number>", access=PERSON, status=204)
def delete_session(call: Call, number: int) -> None:
    """End one of my sessions, even the present one."""
    if not end_session(call.session, player_id=call.player_id, number=number, now=call.now):
        raise Problem("not-found")


@resource.get(
    "/me/tokens", access=PERSON, query=PageQuery, gives=TokenSchema, many=True, example=get_example("tokens")
)
def list_tokens(call: Call) -> Page:
    """List my personal tokens, with expired and revoked ones."""
    return paginate(call.session, tokens_of(call.player_id), Token.id, call.query)


@resource.post(
    "/me/tokens",
    access=PERSON,
    body=TokenMakeSchema,
    send=get_example("token-make"),
    gives=TokenMadeSchema,
    example=get_example("token-made"),
    status=201,
    location="/me/tokens/{token[id]}",
    problems=("second-factor-needed",),
    secret=True,
)
def create_token(call: Call) -> dict[str, Any]:
    """Make a personal token.

    The secret of the token is shown only once.
    """
    if call.body["scope"] == Scope.DESK and not (call.caller and has_recent_proof(call.caller, PROOF_LASTS)):
        raise Problem("second-factor-needed")
    wanted = {name: call.body[name] for name in ("name", "scope", "days")}
    seat = (call.body["table"], call.body["seat"]) if "seat" in call.body else None
    token, secret = tokens.create_token(
        call.session, player_id=call.player_id, now=call.now, seat=seat, **wanted
    )
    return {"token": token, "secret": secret}


@resource.delete("/me/tokens/<id:number>", access=PERSON, status=204)
def delete_token(call: Call, number: int) -> None:
    """Revoke one of my tokens."""
    if not tokens.revoke_token(call.session, player_id=call.player_id, number=number, now=call.now):
        raise Problem("not-found")
