"""What is wrong with a field is said in the reader's language, whoever found it."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from marshmallow import fields

from service.app.resources import RESOURCES
from service.platform.words import LANGUAGES
from service.web.schemas import validation
from service.web.schemas.validation import load_sentence_patterns, translate_messages, translate_sentence
from tests.service.web.api.test_requests import ME

OTHERS = [language for language in LANGUAGES if language != "en"]


def schemas():
    """Every schema that checks what is sent."""
    for resource in RESOURCES:
        for operation in resource.operations:
            yield from (schema for schema in (operation.body, operation.query) if schema is not None)


def below(field):
    """A field and all that lie in it."""
    yield field
    match field:
        case fields.List():
            inner = [field.inner]
        case fields.Dict():
            inner = [each for each in (field.key_field, field.value_field) if each]
        case fields.Nested():
            inner = field.schema.fields.values()
        case _:
            inner = []
    for each in inner:
        yield from below(each)


def found_by(schema):
    """Every sentence that marshmallow may say of what is sent, its blanks filled."""
    made = schema()
    yield from made.error_messages.values()
    for field in [each for top in made.fields.values() for each in below(top)]:
        blanks = defaultdict(
            lambda: "x", obj_type=getattr(field, "OBJ_TYPE", ""), awareness=getattr(field, "AWARENESS", "")
        )
        never = {"format"} if blanks["awareness"] else {"format", "invalid_awareness"}
        yield from (
            text.format_map(blanks) for kind, text in field.error_messages.items() if kind not in never
        )
        for validator in field.validators:
            for name in ("message_min", "message_max", "message_all", "default_message"):
                if hasattr(validator, name):
                    yield getattr(validator, name).format_map(blanks)


def test_whatever_marshmallow_says_is_in_the_catalogue():
    said = {sentence for schema in schemas() for sentence in found_by(schema)}
    assert len(said) > 15
    assert {
        each for each in said if not any(form.fullmatch(each) for _, form in load_sentence_patterns())
    } == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_said_in_another_language(language):
    for schema in schemas():
        for sentence in found_by(schema):
            assert translate_sentence(sentence, language) != sentence


def test_figures_and_places_stay():
    english = {"seats": {0: ["Must be greater than or equal to 1 and less than or equal to 8."]}, "x": ["?"]}
    german = {"seats": {0: ["Es muss mindestens 1 und darf höchstens 8 sein."]}, "x": ["?"]}
    assert translate_messages(english, "de") == german
    assert translate_messages(english, "en") == english


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"name": 7}, {"name": ["Non è un testo valido."]}),
        ({"name": "a\nb"}, {"name": ["Solo caratteri stampabili, su una riga."]}),
        ({"surprise": 1}, {"surprise": ["Campo sconosciuto."]}),
        ({"preferences": {"unheard": 1}}, {"preferences": {"unheard": ["Campo sconosciuto."]}}),
    ],
)
def test_a_player_reads_what_is_wrong_in_his_language(client, person, body, wrong):
    anna = person("anna")
    client.patch(ME, json={"language": "it"}, headers=anna.keys)
    answer = client.patch(ME, json=body, headers=anna.keys)
    assert (answer.status_code, answer.json["errors"]) == (422, {"body": wrong})


def test_headers_too(client, person):
    anna = person("anna")
    client.patch(ME, json={"language": "de"}, headers=anna.keys)
    answer = client.patch(ME, json={}, headers={**anna.keys, "Idempotency-Key": "ä"})
    said = "Schicke 1 bis 128 sichtbare ASCII-Zeichen."
    assert answer.json["errors"] == {"headers": {"Idempotency-Key": [said]}}


def test_no_field_of_ours_speaks_one_language_alone():
    service = Path(validation.__file__).parents[1]
    spoken = re.compile(r"ValidationError\(\s*f?[\"']")
    assert [file.name for file in service.rglob("*.py") if spoken.search(file.read_text())] == []
