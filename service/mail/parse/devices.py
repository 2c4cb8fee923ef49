"""Names of devices and mail programs, which are the same in all languages, to recognise lines like “Sent from
my …”.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

MAX_DEVICE: Final = 140
_KNOWN: Final = tomllib.loads(Path(__file__).with_name("devices.toml").read_text(encoding="utf-8"))


def _any_of(kind: str) -> str:
    return "|".join(re.escape(name) for name in sorted(_KNOWN[kind], key=len, reverse=True))


_NAMED: Final = rf"(?<![a-z])(?:{_any_of('devices')})"
_NAMES: Final = re.compile(_NAMED)
_PROVIDERS: Final = re.compile(rf"(?<![\w.])(?:{_any_of('providers')})(?:\.[a-z]{{2,3}})?(?!\w)")
_NAMES_IN_FULL: Final = re.compile(
    rf"[a-z0-9.@/-]*{_NAMED}(?:\.\w+)*(?:['\u2019-]?(?:[a-z\u00e0-\u017e]{{1,8}}|[\u0430-\u0457]{{1,3}})){{0,2}}"
)
"""Names with their endings in Latin and Cyrillic letters. What follows in another script is not a part of them."""


def names_a_device(line: str) -> bool:
    """Return True if a short line names a device or a program."""
    return len(line) <= MAX_DEVICE and bool(_NAMES.search(line.casefold()))


def names_a_provider(line: str) -> bool:
    """Return True if a short line has the name of a provider of mail, which may be a usual word."""
    return len(line) <= MAX_DEVICE and bool(_PROVIDERS.search(line.casefold()))


def remove_devices(line: str) -> str:
    """Return a line without the names of devices, programs and providers."""
    return _PROVIDERS.sub(" ", _NAMES_IN_FULL.sub(" ", line.casefold()))
