"""Which rules this code plays by: a digest of the engine. Its texts are left out, since no table hangs on them."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import engine

RULES = ("*.py", "*.toml")


@cache
def fingerprint() -> str:
    """Changes with every change of rules or data, also with those that alter no replay: whether one does is then seen."""
    folder = Path(engine.__file__).parent
    digest = sha256()
    for file in sorted(found for kind in RULES for found in folder.rglob(kind)):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
