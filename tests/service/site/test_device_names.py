"""A list of one's devices names them as a person would."""

import pytest

from service.platform.words import words
from service.web.pages.device_names import device_name

MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge on Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
            "Chrome on Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1",
            "Safari on iOS",
        ),
        (MAC + "605.1.15 Version/18.0 Safari/605.1.15", "Safari on macOS"),
        ("procaccio 0.3.0 on laptop", "procaccio 0.3.0 on laptop"),
        ("", "Unknown device"),
    ],
)
def test_a_device_is_called_by_its_browser_and_its_system(said, told):
    assert device_name(said, words("en")) == told
