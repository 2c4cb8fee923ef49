"""Settings: a bare start works, wrong values are refused before anything runs."""

import pytest

from service.core.settings import PREFIX, Misconfigured, Settings


@pytest.fixture(autouse=True)
def alone(monkeypatch, tmp_path):
    monkeypatch.setenv(f"{PREFIX}DATA", str(tmp_path))
    monkeypatch.delenv(f"{PREFIX}DATABASE_URL", raising=False)


def test_without_any_setting_there_is_a_database_and_a_secret_that_stays(tmp_path):
    first, second = Settings.from_env(), Settings.from_env()
    assert first.database_url == f"sqlite:///{tmp_path}/procaccio.db"
    assert first.secret == second.secret
    assert len(first.secret) > 32
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://root@localhost/x"),
        ("DATABASE_URL", "nonsense"),
        ("PUBLIC_URL", "play.example.org"),
        ("PUBLIC_URL", "https://play.example.org/path"),
        ("SECRET", "short"),
        ("SMTP_URL", "https://mail.example.org"),
        ("MAIL_FROM", "nobody"),
        ("REDIS_URL", "memcached://here"),
        ("SIGN_IN_MINUTES", "0"),
        ("SIGN_IN_MINUTES", "soon"),
        ("SESSION_DAYS", "-1"),
        ("RATE", "often"),
        ("MAX_BODY", "1"),
        ("PROXIES", "-1"),
        ("LMTP", "here"),
        ("LMTP", "127.0.0.1:70000"),
    ],
)
def test_a_wrong_value_is_refused_by_name(monkeypatch, name, value):
    monkeypatch.setenv(PREFIX + name, value)
    with pytest.raises(Misconfigured, match=f"^{PREFIX}{name}: "):
        Settings.from_env()


def test_all_wrong_values_are_told_at_once(monkeypatch):
    monkeypatch.setenv(f"{PREFIX}RATE", "often")
    monkeypatch.setenv(f"{PREFIX}PUBLIC_URL", "here")
    with pytest.raises(Misconfigured) as told:
        Settings.from_env()
    assert len(str(told.value).splitlines()) == 2


def test_a_secret_is_not_shown_when_settings_are_printed():
    assert Settings.from_env().secret not in repr(Settings.from_env())
