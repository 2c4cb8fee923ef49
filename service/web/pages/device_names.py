"""Readable names of browsers: "Firefox on Linux". A user agent that is no known browser is kept as it is."""

import re

from service.platform.words import Words

# The first match counts: most browsers also name other browsers for compatibility.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox|FxiOS", "Firefox"),
    ("Chrome|CriOS|HeadlessChrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone|iPad", "iOS"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux|X11", "Linux"),
)


def device_name(said: str, words: Words) -> str:
    """Return a device name for the list of sessions, where a player can recognise a lost phone."""
    browser, system = (find_first_match(known, said) for known in (BROWSERS, SYSTEMS))
    if browser and system:
        return words.say("device-name", browser=browser, system=system)
    return said or words.say("keys-unknown")


def find_first_match(known: tuple[tuple[str, str], ...], said: str) -> str:
    return next((name for pattern, name in known if re.search(rf"\b({pattern})\b", said)), "")
