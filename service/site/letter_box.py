"""The letter box: the place of all mail while no mail server is set up, shown like a mail client.

It holds the letters of all players, including sign-in links. So it is open only to readers on this machine,
and to those with the secret that is printed at the start. It does not exist if a mail server is set up.
"""

from hmac import compare_digest
from http import HTTPStatus
from ipaddress import ip_address
from urllib.parse import quote, urlsplit

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.mail.incoming.receive import RecipientCheck, check_recipient, receive_mail
from service.mail.incoming.reply_draft import draft_reply
from service.mail.letter_box import list_boxed_mails, list_recipients, open_mail
from service.platform.deps import deps
from service.platform.outbox.models import BoxedMail
from service.platform.signing import derive_key
from service.platform.transaction import read_session, transaction
from service.web.access import require_same_origin
from service.web.headers import POLICY

COOKIE = "letter-box"
FRAMING = f"{POLICY}; frame-src 'self'"
# A mail is untrusted: no script, no form, no external resources. Its links open as ordinary pages in a new
# tab.
FRAMED = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; "
    "sandbox allow-popups allow-popups-to-escape-sandbox"
)

pages = Blueprint("letter_box", __name__, url_prefix="/letter-box")


def make_access_key() -> str:
    """Derive the key from the secret of the installation, so that it stays the same after a restart."""
    return derive_key("letter-box").hex()[:32]


def letter_box_link() -> str:
    return f"{deps().settings.public_url}/letter-box?key={make_access_key()}"


def mail_link(number: int) -> str:
    return f"{deps().settings.public_url}/letter-box/{number}?key={make_access_key()}"


@pages.before_request
def require_letter_box() -> AnyResponse | None:
    settings = deps().settings
    if settings.smtp_url:
        abort(HTTPStatus.NOT_FOUND)
    if is_valid_key(request.args.get("key", "")):
        return store_key_in_cookie()
    if not (is_valid_key(request.cookies.get(COOKIE, "")) or is_local_request()):
        abort(HTTPStatus.NOT_FOUND)
    return None


def is_valid_key(given: str) -> bool:
    return compare_digest(given.encode(), make_access_key().encode())


def store_key_in_cookie() -> AnyResponse:
    """Move the secret from the URL into a cookie, so that a displayed or shared URL does not contain it."""
    response = redirect(request.path, HTTPStatus.SEE_OTHER)
    secure = deps().settings.secure
    response.set_cookie(
        COOKIE,
        make_access_key(),
        path="/letter-box",
        httponly=True,
        secure=secure,
        samesite="Lax",
    )
    return response


def is_local_request() -> bool:
    """Return whether the request comes from this machine and names a local host.

    A proxy on this machine forwards requests of strangers, but with another host name.
    """
    ours = urlsplit(deps().settings.public_url)
    return (
        is_loopback_host(request.remote_addr or "")
        and is_loopback_host(ours.hostname or "")
        and request.host == ours.netloc
    )


def is_loopback_host(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@pages.get("")
def box() -> Response:
    """Show the recipients and their newest mails."""
    chosen = request.args.get("to")
    with read_session() as session:
        return make_response(
            render_template(
                "pages/letter-box.html",
                chosen=chosen,
                recipients=list_recipients(session),
                mails=list_boxed_mails(session, chosen),
            )
        )


@pages.get("/<int:number>")
def mail(number: int) -> Response:
    """Show one mail: its text, its HTML in a sandboxed frame, its source."""
    boxed = get_mail_or_404(number)
    response = make_response(
        render_template("pages/letter-box-mail.html", mail=boxed, opened=open_mail(boxed.raw))
    )
    response.headers["Content-Security-Policy"] = FRAMING
    return response


@pages.post("/<int:number>/answer")
def answer(number: int) -> AnyResponse:
    """Reply to a mail, as from a mail program. The reply is processed like any other."""
    require_same_origin()
    boxed = get_mail_or_404(number)
    written = draft_reply(boxed.raw, request.form.get("text", ""))
    if written is None:
        abort(HTTPStatus.NOT_FOUND)
    reply, recipient = written
    now = deps().clock()
    with transaction() as session:
        if check_recipient(session, recipient, boxed.recipient, now) != RecipientCheck.WELCOME:
            abort(HTTPStatus.NOT_FOUND)
        receive_mail(session, raw=bytes(reply), recipient=recipient, envelope_sender=boxed.recipient, now=now)
    return redirect(f"/letter-box?to={quote(boxed.recipient)}", HTTPStatus.SEE_OTHER)


@pages.get("/<int:number>/html")
def html(number: int) -> Response:
    """Return the HTML of a mail, for the frame."""
    response = make_response('<base target="_blank">' + open_mail(get_mail_or_404(number).raw).html)
    response.headers["Content-Security-Policy"] = FRAMED
    return response


@pages.get("/<int:number>/source")
def source(number: int) -> Response:
    """Return the raw mail as it would have been sent."""
    return Response(get_mail_or_404(number).raw, mimetype="text/plain")


def get_mail_or_404(number: int) -> BoxedMail:
    with read_session() as session:
        found = session.get(BoxedMail, number)
        if found is None:
            abort(HTTPStatus.NOT_FOUND)
        session.expunge(found)
        return found
