"""`procaccio play`: a whole game at the terminal, refusals that help, and nothing lost when it is left."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine import Record, games
from service.cli import main
from service.platform.terminal.game import TerminalSession
from service.platform.terminal.messages import format_cards, make_console
from service.platform.terminal.saved_games import load_game
from tests.engine.playing import deal
from tests.parts.editions import from_a_box
from tests.parts.waiting import PATIENCE

ROOMY = next(name for name, game in games().items() if game.draw_own)
"""A game with a board of one's own, and many places on it."""
ROOT = Path(__file__).parents[3]
START = (
    # Whoever runs the tests in the background has it ignored.
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "import engine; engine.__path__.append('tests/engine/games'); "
    "from service.cli import main; main(prog_name='procaccio')"
)


@pytest.fixture
def played(tmp_path):
    """Run the command with these lines typed; its data is in `tmp_path`."""

    def run(*arguments, typed=()):
        lines = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(main, ["play", *arguments, "--data", str(tmp_path)], input=lines)

    return run


def kept(tmp_path):
    (file,) = (tmp_path / "terminal").iterdir()
    return Record.load(file.read_bytes())


def test_a_game_to_its_end(played, tmp_path):
    typed = ["2", "bid 4", "pass", *["#1"] * 20]
    answer = played("pebbles", "--seats", "3", "--seed", "a", "--option", "rounds=1", typed=typed)
    assert answer.exit_code == 0, answer.output
    assert "Stake up to 12 pebbles" in answer.output
    assert "any amount from 0 to 12" in answer.output
    assert "Result" in answer.output
    assert kept(tmp_path).verify().over
    assert next(line.move for line in kept(tmp_path).moves if line.seat == 0) == "stake 2"


def test_questions_and_slips_are_answered(played):
    typed = ["?", "? #1", "all", "view", "undo", "bid 99", "steak 2", "stake", "", "stake 1"]
    answer = played("pebbles", "--seats", "2", "--seed", "a", typed=typed)
    assert "stake <pebbles>" in answer.output
    assert "This answer has no certain effects." in answer.output
    assert "You cannot take a move back now" in answer.output
    assert "Did you mean stake 2?" in answer.output
    assert "  #13  stake 12" in answer.output
    assert "Raise above" in answer.output or "bids" in answer.output


def test_the_player_aid_is_a_word_away(played):
    answer = played("pebbles", "--seats", "2", "--seed", "a", typed=["cards"])
    assert "Gems\n  Yours\n    Nothing.\n  Unseen\n    a gem, worth 1\n" in answer.output
    assert "Purses\n  Yours\n    a purse of 12\n" in answer.output


def test_a_game_without_cards_says_so():
    assert format_cards([]) == "This game has no cards or tiles."


def test_the_usual_company_knows_the_game(played, tmp_path):
    played("pebbles", "--seats", "2")
    (file,) = (tmp_path / "terminal").iterdir()
    assert load_game(file).bot == "courtier"


def test_what_the_rules_say_happens_is_told_of_an_answer(played):
    """No certainty is denied where the rules leave none open: the other may have to pay this bid."""
    typed = ["stake 0", "? bid 3", "? #9"]
    answer = played("pebbles", "--seats", "2", "--seed", "a", "--name", "Zoe", typed=typed)
    assert "Zoe bids 3." in answer.output
    assert "This answer has no certain effects." not in answer.output


def test_a_long_list_tells_the_kinds_and_opens_by_their_first_words(played):
    answer = played(ROOMY, "--seats", "3", "--seed", "a", typed=["#1", "#1", "build", "build library"])
    kinds, _, opened = answer.output.partition("others: build library\n")
    assert "or 725 others: build\n" in kinds
    assert re.search(r"#3  freedom|#\d+  bonus", kinds)
    assert re.search(r"or \d+ others: build library north\n", opened)
    assert "build opera" not in opened.partition("> ")[2]


def test_all_tells_one_by_one_what_begins_so(played):
    answer = played(ROOMY, "--seats", "3", "--seed", "a", typed=["#1", "#1", "all build library", "#20"])
    assert answer.output.count("build library") > 50
    assert re.search(r"You build the Library", answer.output)


def test_an_answer_is_looked_at_where_it_would_lie_and_seen_where_it_lies(played):
    typed = ["#1", "#1", "? build opera b6n", "build opera b6n"]
    answer = played(ROOMY, "--seats", "3", "--seed", "a", typed=typed)
    assert "  7 . + + + . . .\n  6 . + . + . . .\n" in answer.output
    assert "  7 . O O O . . .\n  6 . O . O . . .\n" in answer.output


def test_a_number_is_a_place_in_the_list_that_was_shown_last(played, tmp_path):
    played(ROOMY, "--seats", "3", "--seed", "a", typed=["#1", "#1", "build", "build opera", "#2"])
    (last,) = [line.move for line in kept(tmp_path).moves if line.move.startswith("build opera")]
    assert last == "build opera f2e"


def test_what_was_left_goes_on(played, tmp_path):
    left = played("pebbles", "--seats", "4", "--seed", "b", "--name", "Zoe", typed=["stake 1"])
    assert left.exit_code == 0
    assert "procaccio play --resume" in left.output
    before = kept(tmp_path)
    resumed = played("--resume", typed=["#1"] * 100)
    after = kept(tmp_path)
    assert "Zoe" in resumed.output
    assert after.moves[: len(before.moves)] == before.moves
    assert after.verify().over


def test_undo_gives_an_answer_back(tmp_path, capsys):
    table = deal("pebbles", 1)
    session = TerminalSession(
        table,
        person=0,
        bot="steady",
        name="",
        file=tmp_path / "game.json",
        out=make_console(),
        ask=input,
    )
    table.play(0, "stake 2")
    session._undo()
    assert table.question(0).owed
    assert "Taken back." in capsys.readouterr().out
    assert Record.load((tmp_path / "game.json").read_bytes()).moves == ()


@pytest.mark.parametrize("game", list(games()))
def test_every_game_can_be_played_at_the_terminal(played, tmp_path, game):
    answer = played(game, "--seed", "c", typed=["?", "? #1", "all", *["#1"] * 12])
    assert answer.exit_code == 0, answer.output
    assert kept(tmp_path).verify().count


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        ([], "Name a game"),
        (["pebbles", "--seats", "9"], "is for 2 to 4 players"),
        (["pebbles", "--seats", "2", "--seat", "2"], "There is no seat 2"),
        (["pebbles", "--option", "rounds"], "should be NAME=VALUE"),
        (["pebbles", "--option", "rounds=99"], "rounds"),
        (["--resume"], "No game is saved"),
    ],
)
def test_what_cannot_be_opened_is_explained(played, arguments, sentence):
    answer = played(*arguments)
    assert answer.exit_code
    assert sentence in answer.output


def test_ctrl_c_at_a_real_terminal_loses_nothing(tmp_path):
    terminal, theirs = pty.openpty()
    arguments = ["play", "pebbles", "--seats", "3", "--seed", "d", "--data", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-c", START, *arguments],
        cwd=ROOT,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "LANG": "C.UTF-8", "TERM": "dumb"},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        read_until(terminal, "Default: stake 0.*> ")
        os.write(terminal, b"stake 2\n")
        read_until(terminal, "Default: pass.*> ")
        process.send_signal(signal.SIGINT)
        # If it comes between the prompt and the reading, Python notes it, reads on, and minds it at the next line.
        os.write(terminal, b"\n")
        read_until(terminal, "play --resume")
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
    assert any(line.move == "stake 2" for line in kept(tmp_path).moves)
    assert not kept(tmp_path).verify().over


def read_until(terminal, pattern):
    """Wait until the terminal shows something; a key pressed before the prompt stands may be lost on the way."""
    shown = ""
    while not re.search(pattern, shown, re.DOTALL):
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        assert ready, f"the terminal fell silent after: {shown}"
        shown += os.read(terminal, 4096).decode()


def test_the_rules_of_the_table_lie_beside_it(played):
    """Alone what there is, with a number a chapter or a paragraph; asking costs no move."""
    typed = ["rules", "rules 3", "rules 3.1", "rules 77", "stake 1"]
    answer = played("pebbles", "--seats", "2", "--seed", "a", typed=typed)
    assert "1  Questions" in answer.output
    assert answer.output.count("3.1  You have <purse> pebbles, not <pebbles>.") == 2
    assert "The rules of this table have no section 77." in answer.output


def test_the_rules_beside_a_table_say_what_its_edition_has_otherwise(played):
    with from_a_box("pebbles", "purse = 12", "purse = 31") as edition:
        answer = played("pebbles", "--seats", "2", "--edition", edition, "--seed", "a", typed=["rules"])
        asked = CliRunner().invoke(main, ["rules", "pebbles", "--seats", "2", "--edition", edition])
    for told in (answer.output, asked.output):
        assert "Edition: From my box" in told
        assert "purse: 31 (in the text: 12)" in told


def test_the_rules_of_a_game_are_read_without_a_table():
    def read(*arguments):
        return CliRunner().invoke(main, ["rules", *arguments]).output

    for name, game in games().items():
        fewest = min(game.seats)
        for chapter in game.rules().chapters:
            assert f"{chapter.number}  " in read(name)
        everything, here = (
            game.rules(),
            game.rules_played(fewest, game.options(), game.editions[game.edition]),
        )
        left_out = {each.number for each in everything.paragraphs} - {each.number for each in here.paragraphs}
        for number in left_out:
            assert f"have no section {number}." in read(name, number, "--seats", str(fewest))
            assert f"have no section {number}." not in read(name, number)
