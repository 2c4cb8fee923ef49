"""Events of a game."""

import pytest

from engine.values.event import Event


@pytest.mark.parametrize("field", ["at", "audience"])
def test_a_field_that_every_event_has_cannot_be_defined_again(field):
    with pytest.raises(TypeError, match=rf"Laid.{field}: every event has this field"):
        type("Laid", (Event,), {"__annotations__": {field: str}, "__module__": __name__})
