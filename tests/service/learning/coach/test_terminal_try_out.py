"""`procaccio coach TABLE --answer`: asked at a terminal, found out by the house meanwhile, told as it was found."""

import json
import random
from dataclasses import replace

import pytest
from click.testing import CliRunner

from service.cli import main
from service.learning.coach import terminal_try_out
from service.learning.coach.think import CoachFailed, think_in_process
from service.learning.coach.try_out import look_at_try_outs
from service.platform.deps import EXTENSION, install_deps
from tests.parts.servers import served

FEW = 8


@pytest.fixture
def run(app, seated, clock, tmp_path, monkeypatch):
    """The command of who sits at seat 0 of a table of pebbles: `run(answer, advice=True)`."""
    fitted = app.extensions[EXTENSION]
    install_deps(app, replace(fitted, settings=replace(fitted.settings, coach_playouts=FEW)))
    kept = tmp_path / "login.json"
    monkeypatch.setenv("PROCACCIO_LOGIN", str(kept))

    def sit(*, advice=True, thinks=think_in_process):
        def meanwhile(_seconds):
            with app.app_context():
                look_at_try_outs(now=clock(), limit=4, think=thinks)

        monkeypatch.setattr(terminal_try_out, "sleep", meanwhile)
        at = seated("pebbles", 3, bots={"advice": advice})
        at.play_on(random.Random(3), moves=8)

        def ask(answer):
            secret = at.keys[0]["Authorization"].removeprefix("Bearer ")
            with served(app) as url:
                kept.write_text(json.dumps({"url": url, "token": secret}))
                return CliRunner().invoke(main, ["coach", str(at.number), "--answer", answer])

        return at, ask

    yield sit
    install_deps(app, fitted)


def legal(at):
    at.send("PUT", 0, "try-out")
    return at.get(0, "try-out").json["question"]


def test_an_answer_is_told_beside_the_others(run):
    at, ask = run()
    question = legal(at)
    told = ask(question["moves"][-1]["text"])
    assert told.exit_code == 0, told.output
    found = at.get(0, "try-out/coach").json["decision"]
    assert question["prompt"] in told.output
    for worth in (found["played"], *found["others"]):
        assert worth["move"] in told.output
    assert f"{found['played']['points']:.0f} ± {found['played']['error']:.1f}" in told.output


def test_without_a_try_out_one_is_begun_and_an_old_one_goes_on(run):
    at, ask = run()
    move = legal(at)["moves"][0]["text"]
    at.send("DELETE", 0, "try-out")
    assert ask(move).exit_code == 0
    before = at.get(0, "try-out").json
    at.send("POST", 0, "try-out/moves", {"seat": before["seat"], "move": move})
    while len((before := at.get(0, "try-out").json)["question"]["moves"]) == 1:
        alone = before["question"]["moves"][0]["text"]
        at.send("POST", 0, "try-out/moves", {"seat": before["seat"], "move": alone})
    assert ask(before["question"]["moves"][0]["text"]).exit_code == 0
    assert at.get(0, "try-out").json == before


def test_what_cannot_be_is_one_clear_line(run):
    def speechless(_order):
        raise CoachFailed("not in time")

    at, ask = run(thinks=speechless)
    refused = ask(legal(at)["moves"][0]["text"])
    assert refused.exit_code == 1, refused.output
    assert "could not analyse" in refused.output, refused.output
    assert ask("bid 9999").exit_code == 1
    nowhere = CliRunner().invoke(main, ["coach", "--answer", "pass"])
    assert (nowhere.exit_code, "give its number" in nowhere.output) == (2, True)


def test_where_nobody_may_advise_it_says_so(run):
    _at, ask = run(advice=False)
    assert "does not allow advice from bots" in ask("pass").output
