"""The gallery stands in for all pages: it shows every part in every state."""

import pytest

from service.gallery import create_gallery
from service.mail.deliver import deliver_mail
from service.platform.settings import Settings
from service.site.assets import build_stylesheet as bundled
from service.web.access import COOKIE


@pytest.fixture(scope="session")
def stylesheet() -> str:
    return bundled().decode()


@pytest.fixture(scope="session")
def gallery_app(tmp_path_factory):
    return create_gallery(Settings(data=tmp_path_factory.mktemp("gallery")))


@pytest.fixture
def gallery(gallery_app):
    """A browser at the gallery."""
    client = gallery_app.test_client()
    client.environ_base["HTTP_SEC_FETCH_SITE"] = "same-origin"
    return client


@pytest.fixture
def browser_of(house):
    """A browser in which a person is signed in: `anna = browser_of(person("anna"))`."""

    def make(who):
        browser = house.test_client()
        browser.environ_base.update(HTTP_SEC_FETCH_SITE="same-origin", HTTP_ACCEPT="text/html,*/*;q=0.8")
        browser.set_cookie(COOKIE, who.session)
        return browser

    return make


@pytest.fixture
def anna(browser_of, person):
    return browser_of(person("anna"))


@pytest.fixture
def letters(house, mailer, clock):
    """All due mails, by the first part of their address: `letters()["anna"]` is the latest to Anna."""

    def make():
        with house.app_context():
            deliver_mail(now=clock())
        return {mail["To"].partition("@")[0]: mail for mail in mailer.mails}

    return make
