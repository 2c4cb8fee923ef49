"""The gallery stands in for every page: it shows every part in every state."""

import pytest

from service.pages.assets import stylesheet as bundled
from service.pages.gallery import create_app


@pytest.fixture(scope="session")
def stylesheet() -> str:
    return bundled().decode()


@pytest.fixture
def gallery():
    return create_app().test_client()
