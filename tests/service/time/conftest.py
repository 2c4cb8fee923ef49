import pytest

from service.words import words


@pytest.fixture(scope="session")
def english():
    return words("en")
