"""Randomness from the best source of the machine."""

import secrets

from engine.values.chance import SEED_BYTES


class SystemRandomSource:
    """The RandomSource of a real installation."""

    def seed(self) -> bytes:
        return secrets.token_bytes(SEED_BYTES)

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)
