"""Settings: a bare start works, wrong values are refused before anything runs."""

from dataclasses import fields

import pytest

from service.platform.settings import (
    ALLOWED,
    PREFIX,
    Misconfigured,
    Settings,
    find_mistyped_variables,
    find_unknown_variables,
)


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
        ("OLD_SECRETS", "long enough for a secret of this house; short"),
        ("MAIL_CHECKED_BY", "mx.example.org; mx.example.net"),
        ("SMTP_URL", "https://mail.example.org"),
        ("SMTP_URL", "smtps://play:p/x@mail.example.org"),
        ("SMTP_URL", "smtp://play:p#x@mail.example.org"),
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


def test_every_setting_is_checked_and_says_what_it_takes():
    assert set(ALLOWED) == {each.name for each in fields(Settings)}
    assert all(allowed.describe().startswith("Set ") for allowed in ALLOWED.values())


def test_a_least_number_is_written_as_one_types_it():
    assert ALLOWED["max_body"].describe() == "Set a number, 1024 or more."


def test_all_wrong_values_are_told_at_once(monkeypatch):
    monkeypatch.setenv(f"{PREFIX}RATE", "often")
    monkeypatch.setenv(f"{PREFIX}PUBLIC_URL", "here")
    with pytest.raises(Misconfigured) as told:
        Settings.from_env()
    assert len(str(told.value).splitlines()) == 2


def test_a_secret_is_not_shown_when_settings_are_printed():
    assert Settings.from_env().secret not in repr(Settings.from_env())


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_a_database_may_be_named_as_its_provider_names_it(monkeypatch, scheme):
    monkeypatch.setenv(f"{PREFIX}DATABASE_URL", f"{scheme}://u:p%40ss@h:5432/d?sslmode=require")
    assert Settings.from_env().database_url == "postgresql+psycopg://u:p%40ss@h:5432/d?sslmode=require"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("SMTP_ULR", "SMTP_URL"),
        ("DATBASE_URL", "DATABASE_URL"),
        ("REDIS", "REDIS_URL"),
        ("MAILFROM", "MAIL_FROM"),
    ],
)
def test_a_mistyped_setting_is_told_with_what_may_be_meant(typed, meant):
    assert find_mistyped_variables([PREFIX + typed]) == {PREFIX + typed: PREFIX + meant}


def test_what_is_set_is_not_mistyped_and_others_variables_are_theirs():
    others = [f"{PREFIX}WEB_SERVICE_HOST", f"{PREFIX}WEB_PORT_8000_TCP"]  # as Kubernetes makes them
    assert find_mistyped_variables([*Settings.names(), f"{PREFIX}LOGIN", *others, "PATH"]) == {}
    assert find_unknown_variables([*Settings.names(), f"{PREFIX}LOGIN", *others, "PATH"]) == sorted(others)
