"""Names of devices and mail programs, which are the same in all languages, to recognise lines like “Sent from
my …”.
"""

from __future__ import annotations

import re
from typing import Final

MAX_DEVICE: Final = 140
_NAMED: Final = (
    r"(?<![a-z])(?:"
    r"iphon|ipad|ipod|apple watch|android|samsung|galaxy|huawei|xiaomi|redmi|oneplus|motorola|nokia|xperia|blackberry|windows|outlook"
    r"|hotmail|yahoo|gmail|proton|tutanota|thunderbird|k-9|fairemail|bluemail|aquamail|mymail|airmail|superhuman|em client|mailbird"
    r"|mailspring|zoho|fastmail|posteo|gmx|web\.de|freenet|t-online|seznam\.cz|interia|o2\.pl|mail\.ru|yandex|яндекс|naver|qq|foxmail|avast|pixel|telekom mail|honor|realme|oppo)"
)
_NAMES: Final = re.compile(_NAMED)
_NAMES_IN_FULL: Final = re.compile(
    rf"[a-z0-9.@/-]*{_NAMED}(?:\.\w+)*(?:['\u2019-]?[a-z\u00e0-\u017e]{{1,8}}){{0,2}}|(?<!\w)(?:ios|mac ?os|at&t|verizon|t-mobile|telekom|vodafone)(?!\w)"
)
"""Names with their Latin endings. What follows in another script is not a part of the name."""


def names_a_device(line: str) -> bool:
    """Return True if a short line names a device or a program. A test checks that no text of a game does."""
    return len(line) <= MAX_DEVICE and bool(_NAMES.search(line.casefold()))


def remove_devices(line: str) -> str:
    """Return a line without the names of devices, programs and telephone companies."""
    return _NAMES_IN_FULL.sub(" ", line.casefold())
