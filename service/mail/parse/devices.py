"""Devices and programs by their names, which are the same in all languages: what signs “Sent from my …” in its own."""

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
    """Whether a short line names one; what a game says names none (tested)."""
    return len(line) <= MAX_DEVICE and bool(_NAMES.search(line.casefold()))
