"""Every sentence that the engine may have to say is in the catalogues, before anybody plays into it."""

import ast
import json
from pathlib import Path

import msgspec
import pytest

import engine
from engine import games
from engine.text.words import slug
from tests.parts.source_files import parsed_file

SHARED = Path(engine.__file__).parent


def sources(game):
    """The code of a game, and what all games share."""
    files = Path(str(games()[game].folder)).rglob("*.py")
    return [
        *(file for file in files if "tests" not in file.relative_to(games()[game].folder).parts),
        *SHARED.glob("*.py"),
    ]


def first_words(file, call):
    """The first argument of each call of that name, where it is written out."""
    for node in ast.walk(parsed_file(file)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name == call and isinstance(node.args[0].value, str):
                yield node.args[0].value


def tag(struct):
    return struct.__struct_config__.tag


@pytest.mark.parametrize("game", list(games()))
def test_every_rule_has_its_sentence(game):
    words = games()[game].words()
    for refusal, family in (("Illegal", "rule"), ("BadTable", "table")):
        whys = {why for file in sources(game) for why in first_words(file, refusal)}
        assert {why for why in whys if not words.has(f"{family}-{why}")} == set()


@pytest.mark.parametrize("game", list(games()))
def test_every_event_and_question_has_its_words(game):
    rules = games()[game]
    needed = {f"event-{tag(event)}" for event in rules.events}
    needed |= {f"question-{tag(question)}" for question in rules.questions}
    assert {message for message in needed if not rules.words().has(message)} == set()


@pytest.mark.parametrize("game", list(games()))
def test_every_blank_of_a_move_is_named_for_people(game):
    rules = games()[game]
    slots = {
        slot.name for form in rules.notation.forms.values() for part in form.parts for slot in part.slots()
    }
    assert {name for name in slots if not rules.words().has(f"slot-{slug(name)}")} == set()


@pytest.mark.parametrize("game", list(games()))
def test_every_kind_is_named_once_and_in_small_letters(game):
    rules = games()[game]
    for kinds in (rules.moves, rules.events, rules.questions):
        tags = [tag(kind) for kind in kinds]
        assert len(set(tags)) == len(tags)
        assert all(name == name.lower().replace("_", "-") for name in tags)


@pytest.mark.parametrize("game", list(games()))
def test_moves_and_options_are_described_by_json_schema(game):
    rules = games()[game]
    schema = json.loads(json.dumps(rules.move_schema()))
    assert all(tag(move) in json.dumps(schema) for move in rules.moves)
    options = json.loads(json.dumps(rules.options_schema()))
    described = options["$defs"][options["$ref"].rpartition("/")[2]]["properties"]
    assert set(described) == {field.name for field in msgspec.structs.fields(rules.options)}
    assert all("default" in option for option in described.values())
    assert all(option.get("description") for option in described.values())


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.published])
def test_whatever_is_played_otherwise_than_in_the_rulebook_is_said_in_words_of_every_language(game):
    """Of every option each value that is not its default."""
    rules = games()[game]
    schema = rules.options_schema()
    described = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    for name, shape in described.items():
        for value in {*shape.get("enum", [True, False])} - {shape["default"]}:
            options = rules.options_from({name: value}, rules.seats[0])
            told = {
                sentence
                for language in rules.languages
                for sentence in rules.otherwise(options, rules.editions[rules.edition], language)
            }
            assert len(told) == len(rules.languages), (name, value, told)
