"""Chance: fair, repeatable, provable. The vectors were computed with hashlib alone; they pin what records rest on."""

from collections import Counter
from hashlib import blake2b

import pytest

from edubba.kernel import Chance
from edubba.kernel.chance import BLOCK, commitment_of, dice_key, secret_of

SECRET = "4940fe6e0662bf0c922cdbcdd5244e3a6f4a3eae7dd6f05451430f73bd392200"
KEY = "5679c48e7d7b4525f5a07a2d08cebaddb671a92b3580e8fbf093ea1d9ad6c9b4"


def test_known_answers() -> None:
    assert secret_of(7).hex() == SECRET
    assert secret_of(b"seven").hex() == "1e2d551837b9d158e88dd39715ece9b0f7c49cbaf91674333095b2263760e58e"
    commitment = commitment_of(bytes.fromhex(SECRET))
    assert commitment.hex() == "3f3007fe2b00221bb21d0931b33e3329ed69c68f61d901b3fa7b80c6aca69dfa"
    assert dice_key(bytes.fromhex(SECRET)).hex() == KEY
    with_nonces = dice_key(bytes.fromhex(SECRET), [b"one", b"second"])
    assert with_nonces.hex() == "6ff6ad57df6f8d2d68ce3781125b9a826e05092579460f6f4bb1e6b62aec7a35"


def test_known_draws() -> None:
    """The first words of the first block, each modulo n; all of them lie below the limit of these n."""
    words = [18964, 13462, 58484, 60366, 41375, 2827, 3456, 18516]
    for n in (6, 52, 1000):
        chance = Chance(bytes.fromhex(KEY))
        assert [chance.below(n) for _ in words] == [word % n for word in words]


def words_of(key: bytes, blocks: int) -> list[int]:
    stream = b"".join(
        blake2b(number.to_bytes(8, "little"), digest_size=64, key=key).digest() for number in range(blocks)
    )
    return [int.from_bytes(stream[at : at + 2], "little") for at in range(0, len(stream), 2)]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 32769, 40000, 65535, 65536])
def test_words_at_or_above_the_limit_are_thrown_away(n: int) -> None:
    """Otherwise small numbers would come more often. At n = 40000 more than a third of the words goes."""
    limit = 65536 // n * n
    fair = [word % n for word in words_of(bytes(32), 20) if word < limit]
    chance = Chance(bytes(32))
    assert [chance.below(n) for _ in range(len(fair))] == fair
    assert chance.drawn == len(fair)


def chi_square(counts: Counter[int], n: int) -> float:
    expected = counts.total() / n
    return sum((counts[number] - expected) ** 2 / expected for number in range(n))


@pytest.mark.parametrize(("n", "bound"), [(2, 15.1), (3, 18.4), (6, 25.7), (10, 33.7), (52, 95.0)])
def test_numbers_are_uniform(n: int, bound: float) -> None:
    """The bound is met by all but 1 in 10,000 fair dice."""
    chance = Chance(dice_key(secret_of(1)))
    assert chi_square(Counter(chance.below(n) for _ in range(20_000)), n) < bound


def test_pairs_of_draws_are_uniform() -> None:
    chance = Chance(dice_key(secret_of(2)))
    pairs = Counter(6 * chance.below(6) + chance.below(6) for _ in range(20_000))
    assert chi_square(pairs, 36) < 73.4


def draws(chance: Chance, count: int) -> list[int]:
    return [chance.below(50) for _ in range(count)]


def test_a_clone_throws_the_same_and_goes_its_own_way() -> None:
    chance = Chance(bytes(32))
    draws(chance, 13)
    twin, third = chance.clone(), chance.clone()
    ahead = draws(twin, 50)
    assert third.drawn == 13
    assert draws(chance, 50) == ahead
    assert draws(third, 50) == ahead
    assert twin.drawn == chance.drawn == 63


def test_seeds_and_keys_are_all_different() -> None:
    seeds: list[int | bytes] = [0, 1, -1, 2**70, b"", b"0", b"1", b"i1"]
    assert len({secret_of(seed) for seed in seeds}) == len(seeds)
    assert secret_of(None) != secret_of(None)
    secret = secret_of(1)
    keys = [dice_key(secret), dice_key(secret, [b""]), dice_key(secret, [b"a", b"b"]), dice_key(secret, [b"ab"])]
    keys += [dice_key(secret, [b"b", b"a"]), secret, commitment_of(secret)]
    assert len(set(keys)) == len(keys)
    assert dice_key(secret, []) == dice_key(secret)


def test_a_block_is_used_up_before_the_next_is_made() -> None:
    chance = Chance(bytes(32))
    draws(chance, BLOCK // 2)
    assert (chance.counter, chance.used) == (1, BLOCK)
    draws(chance, 1)
    assert (chance.counter, chance.used) == (2, 2)
