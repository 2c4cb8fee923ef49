"""The host of a service, in a browser with a proved second factor."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

from service.admin.desk import second_factor, totp
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession, Role
from service.platform.transaction import read_session, transaction
from service.play.acts.models import Deed
from service.web.access import COOKIE
from tests.browser.page import open_context, press

DONE = re.compile("/desk/deeds/")


@dataclass
class Host:
    """The host, with a browser in which the second factor was proved."""

    tables: object
    page: object
    number: int
    session: int

    def go(self, path: str) -> None:
        self.page.goto(self.tables.url + path)

    def ask(self, path: str, **typed: str) -> tuple[str, dict[str, str]]:
        """Fill the form of an act, read the page with its effects, and confirm. Returns the fields that were sent."""
        self.go(path)
        for name, value in typed.items():
            if name in {"player", "into"}:
                self.choose_person(value)
                continue
            field = self.page.locator(f"[name={name}]").first
            if field.get_attribute("type") == "radio":
                self.page.locator(f"[name={name}][value={value}]").check()
            elif field.evaluate("each => each.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.page.get_by_label("Reason", exact=True).fill("because the table asked for it")
        press(self.page, "Continue")
        expect(self.page.get_by_text("undo this").first).to_be_visible()
        hidden = "all => all.map(each => [each.name, each.value])"
        form = dict(self.page.locator("main input[type=hidden]").evaluate_all(hidden)) | {"confirm": "yes"}
        sent = self.page.url, form
        press(self.page, "Confirm:")
        expect(self.page).to_have_url(DONE)
        return sent

    def choose_person(self, name: str) -> None:
        """Choose a person by name. With few people, they are all listed."""
        if self.page.locator("[name=find]").count():
            self.page.locator("[name=find]").fill(name)
            self.page.get_by_label("Reason", exact=True).fill("because the table asked for it")
            press(self.page, "Continue")
        self.page.get_by_label(name).check()

    def deeds(self, act: str) -> list[Deed]:
        with self.tables.app.app_context(), read_session() as session:
            found = session.scalars(select(Deed).where(Deed.act == act)).all()
            session.expunge_all()
            return list(found)

    def with_session(self, do):
        with self.tables.app.app_context(), transaction() as session:
            return do(session)


@pytest.fixture
def host(signed_in_host):
    """Prove the second factor again: the proof lasts ten minutes, and a whole test run takes longer."""
    at = signed_in_host
    at.with_session(lambda session: second_factor.note_proof(session, at.session, datetime.now(UTC)))
    return at


@pytest.fixture(scope="module")
def signed_in_host(browser, tables):
    """Sign in and set the second factor up as a person does, once per browser, because the service is the same for all tests."""
    now, secret = datetime.now(UTC), generate_key(KeyPrefix.SESSION)
    with tables.app.app_context(), transaction() as session:
        player = Player(
            kind=PlayerKind.PERSON,
            role=Role.HOST,
            name="Lea",
            email=f"lea-{secret[-8:]}@example.net",
            created_at=now,
        )
        ends = now + timedelta(days=1)
        held = {"digest": key_digest(secret), "device": "test", "expires_at": ends}
        session.add(opened := PlayerSession(player=player, created_at=now, used_at=now, **held))
        session.flush()
        number, opened_id = player.id, opened.id
    context = open_context(browser, java_script_enabled=False)
    context.add_cookies([{"name": COOKIE, "value": secret, "url": tables.url}])
    page = context.new_page()
    page.goto(f"{tables.url}/desk")
    with tables.app.app_context(), transaction() as session:
        held = second_factor.factor_of(session, number)
        code = totp.totp_code(second_factor.secret_of(held), totp.step_at(datetime.now(UTC)))
    page.get_by_label("Code").fill(code)
    press(page, "Open")
    press(page, "I have written them down", role="link")
    expect(page.get_by_role("heading", name="The desk", exact=True)).to_be_visible()
    yield Host(tables, page, number, opened_id)
    context.close()
