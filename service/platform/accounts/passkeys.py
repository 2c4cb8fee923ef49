"""Passkeys (WebAuthn): sign-in by browser or phone, as an alternative to the mailed link.

Challenges are not stored: each is signed by the service and valid for a few minutes. A passkey accepts only
challenges newer than the last one it answered, so that no answer can be replayed.

The webauthn library takes 6 MB, and most processes never need it, so it is imported where it is used.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from secrets import token_urlsafe

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Passkey, Player
from service.platform.accounts.sign_in import LONGEST_DEVICE, open_session
from service.platform.settings import Settings
from service.platform.signing import ForgedTicket, load_challenge, sign_challenge

GOOD_FOR = timedelta(minutes=10)
MOST = 20
"""The most passkeys of one player. Only a program would make more."""


class BadPasskey(ValueError):
    """Raised for a passkey that was not created or proved for this installation, just now, by its holder."""


class TooManyPasskeys(ValueError):
    """Raised when the player has reached the limit of passkeys."""


def can_use_passkeys(settings: Settings) -> bool:
    """Return whether passkeys are possible. Browsers store them for host names, not for IP addresses."""
    try:
        ip_address(settings.public_host)
    except ValueError:
        return True
    return False


def passkeys_of(session: Session, player_id: int) -> Sequence[Passkey]:
    held = select(Passkey).where(Passkey.player_id == player_id)
    return session.scalars(held.order_by(Passkey.id)).all()


def passkey_creation_options(session: Session, player: Player, settings: Settings, now: datetime) -> str:
    """Return the creation options for the browser, as JSON."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import structs

    known = [
        structs.PublicKeyCredentialDescriptor(each.credential) for each in passkeys_of(session, player.id)
    ]
    wish = generate_registration_options(
        rp_id=settings.public_host,
        rp_name=settings.sender.display_name or settings.public_host,
        user_id=str(player.id).encode(),
        user_name=player.email or player.name,
        user_display_name=player.name,
        challenge=make_challenge(now),
        exclude_credentials=known,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return options_to_json(wish)


def add_passkey(
    session: Session, *, player: Player, made: str, device: str, settings: Settings, now: datetime
) -> Passkey:
    """Store the passkey that the browser has created."""
    from webauthn import verify_registration_response
    from webauthn.helpers import parse_registration_credential_json
    from webauthn.helpers.exceptions import WebAuthnException

    if len(passkeys_of(session, player.id)) >= MOST:
        raise TooManyPasskeys
    try:
        credential = parse_registration_credential_json(made)
        answered, _ = read_challenge(credential.response.client_data_json, now)
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=answered,
            expected_rp_id=settings.public_host,
            expected_origin=settings.public_url,
        )
    except (WebAuthnException, ValueError) as wrong:
        raise BadPasskey from wrong
    if passkey_by_credential(session, verified.credential_id) is not None:
        raise BadPasskey
    passkey = Passkey(
        player=player,
        credential=verified.credential_id,
        public_key=verified.credential_public_key,
        sign_count=verified.sign_count,
        name=device[:LONGEST_DEVICE],
        created_at=now,
    )
    session.add(passkey)
    session.flush()
    return passkey


def passkey_request_options(settings: Settings, now: datetime) -> str:
    """Return the request options for signing in, as JSON. The browser offers the passkeys that it has."""
    from webauthn import generate_authentication_options, options_to_json

    return options_to_json(
        generate_authentication_options(rp_id=settings.public_host, challenge=make_challenge(now))
    )


def sign_in_with_passkey(
    session: Session, *, proof: str, device: str, settings: Settings, now: datetime
) -> str:
    """Open a session for the holder of a passkey.

    Return the secret of the session, which is stored nowhere.
    """
    from webauthn import verify_authentication_response
    from webauthn.helpers import parse_authentication_credential_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        credential = parse_authentication_credential_json(proof)
        answered, moment = read_challenge(credential.response.client_data_json, now)
        passkey = passkey_by_credential(session, credential.raw_id)
        if passkey is None or moment <= passkey.proved:
            raise BadPasskey
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=answered,
            expected_rp_id=settings.public_host,
            expected_origin=settings.public_url,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except (WebAuthnException, ValueError) as wrong:
        raise BadPasskey from wrong
    passkey.sign_count, passkey.used_at, passkey.proved = verified.new_sign_count, now, moment
    return open_session(session, passkey.player, device=device, settings=settings, now=now)


def drop_passkey(session: Session, *, player_id: int, number: int) -> bool:
    """Delete a passkey. Return False if the player has no passkey with that number."""
    passkey = session.get(Passkey, number)
    if passkey is None or passkey.player_id != player_id:
        return False
    session.delete(passkey)
    return True


def passkey_by_credential(session: Session, credential: bytes) -> Passkey | None:
    return session.scalar(select(Passkey).where(Passkey.credential == credential).with_for_update())


def make_challenge(now: datetime) -> bytes:
    """Return a new challenge. It is signed by the service and contains the present time."""
    return sign_challenge([now.timestamp(), token_urlsafe(16)])


def read_challenge(client_data: bytes, now: datetime) -> tuple[bytes, float]:
    """Return the challenge that the browser answered, and its time.

    The caller must verify the answer by WebAuthn.
    """
    from webauthn.helpers import parse_client_data_json

    answered = parse_client_data_json(client_data).challenge
    try:
        moment, _ = load_challenge(answered)
    except ForgedTicket as forged:
        raise BadPasskey from forged
    if not timedelta() <= now - datetime.fromtimestamp(moment, UTC) <= GOOD_FOR:
        raise BadPasskey
    return answered, moment
