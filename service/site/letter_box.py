"""The letter box: where mail goes while no mail server is set up, shown as a mail client shows it.

It holds everybody's letters, sign-in links among them. So it is open to whoever sits at this machine and to whoever
has the secret that the start prints, and to nobody else; where mail really leaves, it does not exist.
"""

from hashlib import sha256
from hmac import compare_digest, digest
from http import HTTPStatus
from ipaddress import ip_address
from urllib.parse import quote, urlsplit

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.mail.incoming.receive import Taken, may_have, receive_mail
from service.mail.incoming.reply_draft import reply_to
from service.mail.letter_box import mails, open_mail, recipients
from service.platform.deps import deps
from service.platform.outbox.models import BoxedMail
from service.platform.settings import Settings
from service.platform.transaction import reading, transaction
from service.web.access import demand_same_origin
from service.web.headers import POLICY

COOKIE = "letter-box"
FRAMING = f"{POLICY}; frame-src 'self'"
# A mail is a stranger: no script, no form, nothing fetched; its links open beside it, as ordinary pages.
FRAMED = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; "
    "sandbox allow-popups allow-popups-to-escape-sandbox"
)

pages = Blueprint("letter_box", __name__, url_prefix="/letter-box")


def key(settings: Settings) -> str:
    """Follows from the house's secret, so that it is the same after a restart."""
    return digest(settings.secret.encode(), b"letter-box", sha256).hex()[:32]


def letter_box_link(settings: Settings) -> str:
    return f"{settings.public_url}/letter-box?key={key(settings)}"


def mail_link(settings: Settings, number: int) -> str:
    return f"{settings.public_url}/letter-box/{number}?key={key(settings)}"


@pages.before_request
def require_letter_box() -> AnyResponse | None:
    settings = deps().settings
    if settings.smtp_url:
        abort(HTTPStatus.NOT_FOUND)
    if fits(request.args.get("key", "")):
        return remember()
    if not (fits(request.cookies.get(COOKIE, "")) or at_this_machine()):
        abort(HTTPStatus.NOT_FOUND)
    return None


def fits(given: str) -> bool:
    return compare_digest(given.encode(), key(deps().settings).encode())


def remember() -> AnyResponse:
    """The secret moves from the address into a cookie, so that no address that is shown or passed on holds it."""
    response = redirect(request.path, HTTPStatus.SEE_OTHER)
    secure = deps().settings.secure
    response.set_cookie(
        COOKIE, key(deps().settings), path="/letter-box", httponly=True, secure=secure, samesite="Lax"
    )
    return response


def at_this_machine() -> bool:
    """Asked from here, for an address of here. A proxy on this machine asks for strangers, but under another name."""
    ours = urlsplit(deps().settings.public_url)
    return (
        loopback(request.remote_addr or "") and loopback(ours.hostname or "") and request.host == ours.netloc
    )


def loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@pages.get("")
def box() -> Response:
    """Whose mail there is, and the newest of it."""
    chosen = request.args.get("to")
    with reading() as session:
        return make_response(
            render_template(
                "pages/letter-box.html",
                chosen=chosen,
                recipients=recipients(session),
                mails=mails(session, chosen),
            )
        )


@pages.get("/<int:number>")
def mail(number: int) -> Response:
    """One mail: its text, its HTML in a frame that can do nothing, its source."""
    boxed = kept(number)
    response = make_response(
        render_template("pages/letter-box-mail.html", mail=boxed, opened=open_mail(boxed.raw))
    )
    response.headers["Content-Security-Policy"] = FRAMING
    return response


@pages.post("/<int:number>/answer")
def answer(number: int) -> AnyResponse:
    """Write back, as from a mail program: the answer takes the way of all answers."""
    demand_same_origin()
    boxed = kept(number)
    written = reply_to(boxed.raw, request.form.get("text", ""))
    if written is None:
        abort(HTTPStatus.NOT_FOUND)
    reply, recipient = written
    now = deps().clock()
    with transaction() as session:
        if may_have(session, recipient, boxed.recipient, now) != Taken.WELCOME:
            abort(HTTPStatus.NOT_FOUND)
        receive_mail(session, raw=bytes(reply), recipient=recipient, envelope_sender=boxed.recipient, now=now)
    return redirect(f"/letter-box?to={quote(boxed.recipient)}", HTTPStatus.SEE_OTHER)


@pages.get("/<int:number>/html")
def html(number: int) -> Response:
    """What the frame shows."""
    response = make_response('<base target="_blank">' + open_mail(kept(number).raw).html)
    response.headers["Content-Security-Policy"] = FRAMED
    return response


@pages.get("/<int:number>/source")
def source(number: int) -> Response:
    """The mail as it would have left."""
    return Response(kept(number).raw, mimetype="text/plain")


def kept(number: int) -> BoxedMail:
    with reading() as session:
        found = session.get(BoxedMail, number)
        if found is None:
            abort(HTTPStatus.NOT_FOUND)
        session.expunge(found)
        return found
