"""Before the cards are dealt: everybody throws a number in, so that nobody can choose the dice alone.

The house has fixed its own secret by publishing the hash of it. Then every person's page sends the hash of a number of
its own; when all have, they open them, and the key of the dice is made from the secret and all numbers. Who had to
choose a number did so before seeing any other.

A browser may lose its number while it waits for the others, and a number that cannot be opened would keep everybody
from playing. So all are asked again when the last one is fixed: who still has the number says the same, who has lost it
fixes another. Only then the first one is opened, and none is exchanged after that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256

from edubba.table.stored import FRIEND, DiceCommit, Place, seats_of
from edubba.table.wire import Dice
from edubba.table.words import Refusal


class Gathering:
    """How far the numbers are at a table where nothing has been dealt yet."""

    def __init__(self, places: Sequence[Place], dice: Iterable[DiceCommit]) -> None:
        self._places = places
        self._dice = {one.guest: one for one in dice}

    def after(self, places: Sequence[Place], dice: Iterable[DiceCommit]) -> Gathering:
        """What it comes to when these seats are taken and these numbers come in."""
        taken = {place.seat: place for place in places}
        return Gathering([taken.get(place.seat, place) for place in self._places], [*self._dice.values(), *dice])

    @property
    def guests(self) -> list[str]:
        """Those who sit here, in the order of their first seats."""
        return list(dict.fromkeys(place.guest for place in self._places if place.guest is not None))

    @property
    def fixed(self) -> bool:
        """True if all seats are taken and everybody has fixed a number."""
        taken = all(place.who != FRIEND for place in self._places)
        return taken and all(guest in self._dice for guest in self.guests)

    @property
    def complete(self) -> bool:
        """True if everybody still has the number: from now on they are opened."""
        if not self.fixed:
            return False
        mine = [self._dice[guest] for guest in self.guests]
        return any(one.nonce for one in mine) or all(one.sure or not one.commit for one in mine)

    @property
    def ready(self) -> bool:
        """True if the last number is open: the dice are cast."""
        return self.complete and not any(_closed(self._dice[guest]) for guest in self.guests)

    @property
    def nonces(self) -> list[str]:
        return [nonce for guest in self.guests if (nonce := self._dice[guest].nonce)]

    def shown_to(self, guest: str) -> Dice:
        """How far it is, and whether this guest is asked for something."""
        mine = self._dice.get(guest)
        if not self.fixed:
            return Dice("fix", bool(seats_of(self._places, guest)) and mine is None)
        if not self.complete:
            return Dice("again", mine is not None and bool(mine.commit) and not mine.sure)
        commits = [self._dice[one].commit for one in self.guests if self._dice[one].commit]
        return Dice("open", mine is not None and _closed(mine), commits)

    def fix(self, guest: str, commit: str) -> list[DiceCommit]:
        """Somebody fixes a number by its hash, or with an empty one leaves the dice to the others: what changes."""
        if guest not in self.guests:
            raise Refusal(403, "not-seated")
        known, asked_again = self._dice.get(guest), self.fixed
        same = known is not None and known.commit == commit
        if known is not None and same and (known.sure or not asked_again or self.complete):
            return []  # a second page of the same browser says the same
        if self.complete:
            raise Refusal(409, "dice-fixed")
        # Until all have fixed theirs nobody has said it again, but for the last: that is as good as saying it again.
        others = [] if asked_again else [replace(one, sure=False) for one in self._dice.values() if one.sure]
        return [*(one for one in others if one.guest != guest), DiceCommit(guest, commit, sure=True)]

    def open(self, guest: str, nonce: str) -> list[DiceCommit]:
        """Somebody opens the number that was fixed: what changes."""
        mine = self._dice.get(guest)
        if mine is not None and mine.nonce == nonce:
            return []
        if mine is None or not self.complete or not _closed(mine):
            raise Refusal(409, "dice-not-asked")
        if sha256(bytes.fromhex(nonce)).hexdigest() != mine.commit:
            raise Refusal(400, "other-number")
        return [replace(mine, nonce=nonce)]


def _closed(one: DiceCommit) -> bool:
    return bool(one.commit) and one.nonce is None
