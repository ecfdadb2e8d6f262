"""Chance: a keyed hash in counter mode. Seedable, cheap to clone, unpredictable without the key, provable afterwards.

A game has a 32-byte secret. Its hash (the commitment) is published before the first card is drawn, the secret when the
game is over. The key of the dice is a hash of the secret and of the nonces of the players, if they gave any: whoever
keeps the commitment can check every draw.

>>> one, two = (Chance(dice_key(secret_of(7))) for _ in range(2))
>>> [one.below(6) for _ in range(9)] == [two.below(6) for _ in range(9)]
True
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

BLOCK: Final = 64
KEY: Final = 32


def secret_of(seed: int | bytes | None) -> bytes:
    """The 32-byte secret that a seed stands for; None asks the operating system for a fresh one."""
    if seed is None:
        return secrets.token_bytes(KEY)
    if isinstance(seed, bytes):
        raw = b"b" + seed
    else:
        raw = b"i" + str(seed).encode()
    return blake2b(raw, digest_size=KEY, person=b"edubba seed").digest()


def commitment_of(secret: bytes) -> bytes:
    """What is published when the game starts: it fixes the secret without telling it."""
    return blake2b(secret, digest_size=KEY, person=b"edubba commit").digest()


def dice_key(secret: bytes, nonces: list[bytes] | None = None) -> bytes:
    """The key of the dice: the secret mixed with what each player threw in, so that nobody can choose it alone."""
    mixed = blake2b(secret, digest_size=KEY, person=b"edubba dice")
    for nonce in nonces or []:
        mixed.update(len(nonce).to_bytes(4, "little"))
        mixed.update(nonce)
    return mixed.digest()


class Chance:
    """A stream of fair draws. `drawn` counts them: every draw brings something to light that nobody knew."""

    __slots__ = ("block", "counter", "drawn", "key", "used")

    def __init__(self, key: bytes, *, counter: int = 0, block: bytes = b"", used: int = BLOCK, drawn: int = 0) -> None:
        self.key = key
        self.counter: i64 = counter
        self.block = block
        self.used: i64 = used
        self.drawn: i64 = drawn

    def clone(self) -> Chance:
        return Chance(self.key, counter=self.counter, block=self.block, used=self.used, drawn=self.drawn)

    def below(self, n: int) -> int:
        """A fair number from 0 to n-1, for n up to 65536."""
        self.drawn += 1
        limit: i64 = 65536 - 65536 % n
        while True:
            if self.used >= BLOCK:
                self.block = blake2b(int(self.counter).to_bytes(8, "little"), digest_size=BLOCK, key=self.key).digest()
                self.counter += 1
                self.used = 0
            word: i64 = self.block[self.used] | self.block[self.used + 1] << 8
            self.used += 2
            if word < limit:
                return word % n
