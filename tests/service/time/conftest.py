from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource


class Catalogue:
    """The English words of time, and nothing behind them."""

    language = "en"

    def __init__(self):
        self.bundle = FluentBundle(["en"], use_isolating=False)
        file = Path(__file__).parents[3] / "templates" / "words" / "en" / "time.ftl"
        self.bundle.add_resource(FluentResource(file.read_text()))

    def say(self, message, **values):
        text, faults = self.bundle.format_pattern(self.bundle.get_message(message).value, values)
        assert not faults
        return text


@pytest.fixture(scope="session")
def english():
    return Catalogue()
