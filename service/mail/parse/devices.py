"""Names of devices and mail programs, which are the same in all languages, to recognise lines like “Sent from
my …”.
"""

from __future__ import annotations

import re
from typing import Final

MAX_DEVICE: Final = 140
_NAMES: Final = re.compile(
    r"(?<![a-z])("
    r"iphon|ipad|ipod|apple watch|android|samsung|galaxy|huawei|xiaomi|redmi|oneplus|motorola|nokia|xperia|blackberry|windows|outlook"
    r"|hotmail|yahoo|gmail|proton|tutanota|thunderbird|k-9|fairemail|bluemail|aquamail|mymail|airmail|superhuman|em client|mailbird"
    r"|mailspring|zoho|fastmail|posteo|gmx|web\.de|freenet|t-online|seznam\.cz|interia|o2\.pl|mail\.ru|yandex|naver|qq|foxmail|avast)"
)


def names_a_device(line: str) -> bool:
    """Return True if a short line names a device or a program. A test checks that no text of a game does."""
    return len(line) <= MAX_DEVICE and bool(_NAMES.search(line.casefold()))
