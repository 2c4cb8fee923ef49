"""The fingerprint of the rules: a digest of the engine.

Its texts are left out, because they cannot change a replay.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

import engine

RULES = ("*.py", "*.toml")


@cache
def fingerprint() -> str:
    """Return the fingerprint.

    It changes with every change of rules or data, even if no replay changes. The replay then shows if one
    does.
    """
    folder = Path(engine.__file__).parent
    digest = sha256()
    for file in sorted(found for kind in RULES for found in folder.rglob(kind)):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
