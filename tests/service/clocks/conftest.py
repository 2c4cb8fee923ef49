import pytest

from service.core.words import words


@pytest.fixture(scope="session")
def english():
    return words("en")
