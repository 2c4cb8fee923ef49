"""Moves are words and data alike. Illegal ones are refused with a reason and change nothing. All have words."""

import json
import re

import msgspec
import pytest

from engine import Illegal, NotAMove, Refusal
from engine.table.shapes import certain_type
from engine.text.player_aid import player_aid
from engine.text.sentences import (
    details_texts,
    event_text,
    question_text,
    score_text,
    tie_texts,
    what_if_texts,
)
from engine.values.result import Score
from engine.values.to_plain import to_plain
from tests.engine.laws.walk import law
from tests.engine.playing import as_json, observers
from tests.engine.wrong_moves import wrong_moves

MOVES = 30
WRONG = 12
PLAN = re.compile(r"(?:[.#\w] ){4}[.#\w]$| {3}", re.MULTILINE)
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


@law(stops=10)
def every_legal_move_is_words_and_data(table, hand):
    for seat in range(table.seats):
        legal = table.moves(seat)
        for move in hand.some_of(legal, MOVES):
            assert table.read(seat, str(move)) == move
            assert table.game.notation.parse(str(move)) == move
            assert table.game.move(json.loads(as_json(move.data()))) == move
            assert table.allows(seat, move)
        lines = [str(move) for move in legal]
        assert len(set(lines)) == len(lines), "two legal moves with one notation"


@law(stops=10)
def what_is_not_legal_is_refused_and_changes_nothing(table, hand):
    before = table.dump(), table.record() if table.over else len(table.events(None))
    for seat in range(table.seats):
        for data in wrong_moves(table, seat, hand, WRONG):
            check_one(table, seat, data)
    assert before == (table.dump(), table.record() if table.over else len(table.events(None)))


def check_one(table, seat, data):
    """Each move is either allowed and playable, or refused with a sentence."""
    try:
        move = table.game.move(data)
    except NotAMove as refusal:
        explained(refusal)
        return
    if table.allows(seat, move):
        table.copy().play(seat, move)
        return
    for attempt in (move, data):
        with pytest.raises(Illegal) as refused:
            table.play(seat, attempt)
        explained(refused.value)
        assert all(table.allows(seat, near) for near in refused.value.nearest)
    try:
        assert table.allows(seat, table.read(seat, str(move)))
    except Refusal as refusal:
        explained(refusal)


def explained(refusal):
    assert str(refusal), "a refusal without a word"
    if isinstance(refusal, Illegal):
        fits(to_plain(refusal.facts), dict[str, int | str | list[str]])


def fits(told, declared):
    """Plain data have their declared type and no other key, because other people's programs rely on it."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(told, declared))) == told, (
        "a key that is not declared"
    )


@law(stops=10)
def what_is_certain_is_of_its_type(table, hand):
    declared = certain_type(table.game)
    for seat in range(table.seats):
        for move in hand.some_of(table.moves(seat), MOVES):
            fits(table.what_if(seat, move), declared)


@law(stops=10)
def what_stands_on_a_component_is_of_the_type_of_its_kind(table, _hand):
    for observer in observers(table):
        for component in table.components(observer):
            fits(to_plain(component.facts), table.game.facts[component.kind])


@law(stops=10)
def the_figures_of_a_score_are_of_their_type(table, _hand):
    fits(to_plain(table.scores()), list[Score])


@law(stops=10)
def everything_has_its_words(table, hand):
    """Also texts that only letters use. A word that lacks one of its facts is an error."""
    words = table.game.words()
    for event in {id(event): event for seat in observers(table) for event in table.events(seat)}.values():
        assert event_text(words, event, NAMES)
    for seat in range(table.seats):
        if (question := table.question(seat)) is not None:
            assert question_text(words, question, NAMES)
            assert all(details_texts(words, question, NAMES))
        for move in hand.some_of(table.moves(seat), MOVES):
            assert all(what_if_texts(words, table.what_if(seat, move), NAMES[: table.seats]))
    if table.over:
        assert all(tie_texts(words, table.result(), NAMES))
    for score in table.scores():
        assert score.points == sum(line.points for line in score.lines)
        assert all(score_text(words, line, NAMES) for line in score.lines)
        for number, _ in enumerate(score.breakers, 1):
            assert words.has(f"breaker-{number}")
            assert words.attribute(f"breaker-{number}", "what")
    for observer in observers(table):
        components = table.components(observer)
        assert {
            each.kind for each in components if not words.attribute(f"component-{each.kind}", "kind")
        } == set()
        told = player_aid(words, components, observer, NAMES)
        assert all(line for kind in told for place in kind.places for line in place.lines)
        as_json([each.plain() for each in components])
        assert table.game.draw(table.view(observer), words, NAMES[: table.seats])
        heard = table.game.read_aloud(table.view(observer), words, NAMES[: table.seats])
        assert not PLAN.search(heard), "letters drawn as a plan are noise to the ear"
