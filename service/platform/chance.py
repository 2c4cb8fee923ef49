"""Chance, from the best source that the machine has."""

import secrets

from engine.values.chance import SEED_BYTES


class Secret:
    """The Chance of a real house."""

    def seed(self) -> bytes:
        return secrets.token_bytes(SEED_BYTES)

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)
