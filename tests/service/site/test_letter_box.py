"""The letter box: each mail as a mail client shows it, for whoever may see everybody's letters."""

import re

import pytest

from service.app import create_app
from service.mail.mime import InlinePicture, build_message
from service.mail.transports import LetterBox
from service.platform.ports import Mail
from service.platform.settings import Settings
from service.site.letter_box import letter_box_link, mail_link, make_access_key
from tests.parts.service import SECRET

PICTURE = b"\x89PNG not really"
SUBJECT = "Tocca a te: <b>Palazzo</b>"
AWAY = {"REMOTE_ADDR": "203.0.113.7"}
HERE = {"base_url": "http://127.0.0.1:8000"}


@pytest.fixture
def boxed(app, clock):
    """Puts a mail into the box."""

    def put(to="anna@example.org", html=True) -> None:
        text = "In words: https://play.example.org/t/1\n"
        styled = '<p>In style <img src="cid:board"></p>'
        shown = (styled, [InlinePicture(PICTURE, "board")]) if html else ()
        headers = [("Message-ID", f"<{to}>"), ("From", "us@example.org"), ("To", to), ("Subject", SUBJECT)]
        LetterBox(clock).keep(
            Mail("us@example.org", to, f"<{to}>", SUBJECT, build_message(headers, text, *shown))
        )

    return put


def test_the_box_lists_all_mail_or_that_of_one(client, boxed):
    boxed()
    boxed("bob@example.org")
    page = client.get("/letter-box", **HERE).text
    assert page.count("/letter-box/") == 2
    assert "Tocca a te: &lt;b&gt;" in page
    assert client.get("/letter-box?to=bob@example.org", **HERE).text.count('href="/letter-box/') == 1
    assert "No letters yet" not in page


def test_an_empty_box_says_so(client):
    assert "No letters yet" in client.get("/letter-box", **HERE).text


def test_a_mail_is_shown_as_text_as_html_and_as_source(client, boxed):
    boxed()
    page = client.get("/letter-box/1", **HERE)
    assert '<a href="https://play.example.org/t/1"' in page.text
    assert 'sandbox="allow-popups' in page.text
    assert "frame-src 'self'" in page.headers["Content-Security-Policy"]
    assert client.get("/letter-box/1/source", **HERE).text.startswith("Message-ID:")


def test_the_frame_fetches_nothing_and_runs_nothing(client, boxed):
    boxed()
    frame = client.get("/letter-box/1/html", **HERE)
    policy = frame.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "sandbox allow-popups" in policy
    assert "script" not in policy
    assert re.search(r'src="data:image/png;base64,\S+"', frame.text)


def test_a_mail_without_html_opens_as_text(client, boxed):
    boxed(html=False)
    page = client.get("/letter-box/1", **HERE).text
    assert "<iframe" not in page
    assert " open>" in page


@pytest.mark.parametrize(
    "path", ["/letter-box", "/letter-box/1", "/letter-box/1/html", "/letter-box/1/source"]
)
class TestWhoMayLook:
    def test_nobody_from_elsewhere(self, client, boxed, path):
        boxed()
        assert client.get(path, environ_base=AWAY, **HERE).status_code == 404
        assert client.get(f"{path}?key=guessed", environ_base=AWAY, **HERE).status_code == 404

    def test_nobody_through_a_proxy_or_under_a_borrowed_name(self, client, boxed, path):
        boxed()
        assert client.get(path, base_url="https://play.example.org").status_code == 404

    def test_whoever_was_told_the_secret(self, client, boxed, app, path):
        boxed()
        moved = client.get(f"{path}?key={make_access_key()}", environ_base=AWAY, **HERE)
        assert (moved.status_code, moved.location) == (303, path)
        assert client.get(path, environ_base=AWAY, **HERE).status_code == 200


def test_the_printed_links_hold_the_secret(app):
    assert letter_box_link() == f"http://127.0.0.1:8000/letter-box?key={make_access_key()}"
    assert mail_link(7) == f"http://127.0.0.1:8000/letter-box/7?key={make_access_key()}"


def test_where_mail_really_leaves_there_is_no_box(tmp_path):
    settings = Settings(data=tmp_path, secret=SECRET, smtp_url="smtp://127.0.0.1:25")
    app = create_app(settings)
    with app.app_context():
        key = make_access_key()
    assert app.test_client().get(f"/letter-box?key={key}", **HERE).status_code == 404


def test_a_mail_that_is_not_there(client):
    assert client.get("/letter-box/9", **HERE).status_code == 404


def test_a_letter_is_answered_where_it_is_read(client, boxed):
    """Only letters that can be answered have the form; no other site may press its button."""
    boxed()
    assert "/letter-box/1/answer" not in client.get("/letter-box/1", **HERE).text
    ours = {"Sec-Fetch-Site": "same-origin"}
    assert client.post("/letter-box/1/answer", data={"text": "2"}, headers=ours, **HERE).status_code == 404
    foreign = {"Sec-Fetch-Site": "cross-site"}
    assert client.post("/letter-box/1/answer", data={"text": "2"}, headers=foreign, **HERE).status_code == 403
