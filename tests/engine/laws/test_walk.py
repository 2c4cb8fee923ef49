"""The walk on which the laws are held: what is broken is found and named, and what is not is left in peace."""

from pathlib import Path

import pytest

from engine import Game, Illegal, Together, games
from engine.text.words import Words
from tests.engine.laws import test_laws
from tests.engine.laws.walk import EVERY, Law, broken_laws, law, several_owe
from tests.engine.laws.words_and_data import everything_has_its_words

TABLE = ("pebbles", 1)
HARNESS = {"conftest", "walk"}


def watching(stops, when=None):
    """A law that always holds, and the moments at which it was held."""
    seen = []
    return Law(f"nothing for {stops}", lambda table, _hand: seen.append(table.count), stops, when), seen


@law(stops=3)
def nobody_ever_wins(table, _hand):
    assert not table.over, "somebody has won"


@law(stops=3)
def whoever_is_not_asked_is_heard(table, _hand):
    with pytest.raises(Illegal):
        table.copy().play(table.waiting[0], table.moves(table.waiting[0])[0])


@law(stops=3)
def looking_is_free(table, _hand):
    if not table.over:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])


def test_what_fails_says_which_law_on_which_table_and_how_to_see_it_again():
    broken = broken_laws(*TABLE, [nobody_ever_wins])
    assert list(broken) == [nobody_ever_wins]
    (note,) = broken[nobody_ever_wins].__notes__
    assert "broken law: nobody ever wins" in note
    assert f"seed {(1).to_bytes(32, 'big').hex()}, after " in note
    assert "test_every_law_holds[pebbles-1]' --tables 2 --law 'nobody ever wins'" in note


def test_one_broken_law_hides_no_other():
    first, seen = watching(EVERY)
    broken = broken_laws(*TABLE, [nobody_ever_wins, whoever_is_not_asked_is_heard, first])
    assert set(broken) == {nobody_ever_wins, whoever_is_not_asked_is_heard}
    assert seen == list(range(len(seen)))


def test_a_law_that_changes_the_table_is_itself_at_fault():
    other, seen = watching(EVERY)
    broken = broken_laws(*TABLE, [looking_is_free, other])
    assert list(broken) == [looking_is_free]
    assert "the law itself has changed the table" in str(broken[looking_is_free])
    assert seen == []


def test_a_law_looks_at_deal_and_end_and_at_as_many_moments_as_it_wants():
    (few, at_few), (same, at_same), (every, at_every) = watching(2), watching(2), watching(EVERY)
    assert broken_laws(*TABLE, [few, every]) == {}
    assert broken_laws(*TABLE, [same]) == {}
    assert at_few == at_same
    assert {at_every[0], at_every[-1]} < set(at_few)
    assert len(at_few) == 2 + 2
    assert at_every == list(range(len(at_every)))


def test_a_law_may_choose_its_moments():
    seldom, seen = watching(EVERY, several_owe)
    every, at_every = watching(EVERY)
    assert broken_laws(*TABLE, [seldom, every]) == {}
    assert set() < set(seen) < set(at_every)


@pytest.mark.parametrize(
    "message", ["certain-points = { $points } points", "details-stake = { $pebbles } are left."]
)
def test_a_word_of_a_letter_that_needs_a_fact_which_it_does_not_get_is_found(monkeypatch, message):
    words = Words("en", [*games()["pebbles"].words()._texts, message], None)
    monkeypatch.setattr(Game, "words", lambda _game: words)
    monkeypatch.setattr(Together, "what_if", lambda *_: {"points": 1})
    (failure,) = broken_laws(*TABLE, [everything_has_its_words]).values()
    assert f"message {message.partition(' ')[0]}: " in str(failure)


def test_every_file_of_laws_is_held():
    files = {file.stem for file in Path(__file__).parent.glob("*.py") if not file.stem.startswith("test_")}
    assert files - HARNESS == {
        name for name, module in vars(test_laws).items() if hasattr(module, "__file__") and name in files
    }
