"""What a browser calls itself, as a person would: "Firefox on Linux". Whatever does not look like a browser keeps its own words."""

import re

from service.platform.words import Words

# The first that fits: most browsers also name those that they want to be taken for.
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
    """For a list in which somebody looks for the telephone that they have lost."""
    browser, system = (first(known, said) for known in (BROWSERS, SYSTEMS))
    if browser and system:
        return words.say("device-name", browser=browser, system=system)
    return said or words.say("keys-unknown")


def first(known: tuple[tuple[str, str], ...], said: str) -> str:
    return next((name for pattern, name in known if re.search(rf"\b({pattern})\b", said)), "")
