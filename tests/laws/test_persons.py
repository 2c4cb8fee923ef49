"""A law about words: a person of whom nothing is known is "they", in the code and in everything that is read in English."""

import re

from tests.parts.source_files import place_of, written_texts

FOLDERS = ("engine", "service", "workers", "bench", "deploy", "packaging", "templates", "docs")
OTHER_LANGUAGES = {"de", "es", "it", "pl"}
PERSON = re.compile(r"\b(?:he(?! vuelto)|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
"""By mail a Spanish player is back with "he vuelto", which the page on mails has to say."""


def is_english(file):
    return not ({*file.parts, file.stem} & OTHER_LANGUAGES or "vendor" in file.parts)


def test_persons_are_they():
    texts = [file for file in written_texts(*FOLDERS) if is_english(file)]
    found = {
        f"{place_of(file)}:{number}": line.strip()
        for file in texts
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if PERSON.search(line)
    }
    assert found == {}
