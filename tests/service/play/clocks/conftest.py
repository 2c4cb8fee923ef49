import pytest

from service.platform.words import words


@pytest.fixture(scope="session")
def english():
    return words("en")
