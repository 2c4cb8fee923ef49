"""A table played from two terminals against a real server: login by mail, then tables, show, move, talk, watch."""

import pytest
from click.testing import CliRunner

from procaccio_client.models import SignInAsk
from service.cli import main
from service.platform.terminal.client import Client
from tests.parts.waiting import until


@pytest.fixture
def terminal(live, tmp_path, monkeypatch):
    """One terminal for each player: `terminal("anna", "tables")`."""

    def run(who: str, *words: str, typed: str = "", expect: int = 0) -> str:
        monkeypatch.setenv("PROCACCIO_LOGIN", str(tmp_path / who / "login.json"))
        done = CliRunner().invoke(main, list(words), input=typed, catch_exceptions=False)
        assert done.exit_code == expect, done.output
        return done.output

    return run


def log_in(terminal, live, who: str) -> None:
    terminal(who, "login", live.url, "--token", live.token(who))


def dealt(terminal, live) -> str:
    """A table of Il Principe at which Anna and Bob sit, both logged in."""
    for who in ("anna", "bob"):
        log_in(terminal, live, who)
    with Client(live.url, live.token("anna")) as anna, Client(live.url, live.token("bob")) as bob:
        table = anna.open_table("principe", 2).id
        bob.join(table)
    return str(table)


def test_login_by_mail(terminal, live, tmp_path):
    with Client(live.url) as client:
        client.request_sign_in_link(SignInAsk(email="eva@example.org"))
    secret = until(lambda: live.link_for("eva@example.org"))
    said = terminal(
        "eva", "login", live.url, "--email", "eva@example.org", typed=f"{live.url}/sign-in/{secret}\n"
    )
    assert "Hello Newcomer" in said
    kept = tmp_path / "eva" / "login.json"
    assert kept.stat().st_mode & 0o077 == 0


def test_a_whole_table_from_two_terminals(terminal, live):
    table = dealt(terminal, live)
    assert "waits for you" in terminal("anna", "tables")
    assert "#1  " in terminal("anna", "show", table)
    assert "Nothing was played" in terminal("anna", "move", table, "#1", "--dry-run")
    terminal("anna", "talk", table, "Good luck!")
    assert "Good luck!" in terminal("bob", "talk", table)
    with Client(live.url, live.token("anna")) as anna, Client(live.url, live.token("bob")) as bob:
        while owed := [who for who, client in (("anna", anna), ("bob", bob)) if list(client.waiting())]:
            for who in owed:
                terminal(who, "move", table, "#1")
    assert "over" in terminal("anna", "tables")
    assert f"{table} · " in terminal("anna", "tables", "--which", "finished")
    assert f"{table} · " not in terminal("anna", "tables", "--which", "running")
    assert "Result" in terminal("anna", "show", table)
    assert terminal("anna", "cards", table)
    assert terminal("bob", "watch", table, "--once")


def test_refusals_are_one_clear_line(terminal, live):
    assert "Log in first" in terminal("nobody", "tables", expect=1)
    log_in(terminal, live, "anna")
    assert "Nothing is at this address" in terminal("anna", "show", "999", expect=1)
    with Client(live.url, live.token("anna")) as anna:
        table = str(anna.open_table("principe", 2).id)
    assert "Play has not begun" in terminal("anna", "move", table, "bid 4", expect=1)
    assert "does not answer" in terminal("zoe", "login", "http://127.0.0.1:9", "--token", "x", expect=1)


def test_a_plan_is_given_and_withdrawn_at_the_terminal(terminal, live):
    table = dealt(terminal, live)
    given = terminal("anna", "plan", table, "follow up to 2 ducats; default when forced")
    assert "follow to 2; default when forced" in given
    number = given.partition(":")[0].strip()
    assert "withdrawn" in terminal("anna", "plan", table, "--withdraw", number)
    assert "follow to 2" not in terminal("bob", "plan", table)
