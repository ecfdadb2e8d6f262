"""A pile of face-down cards without an order: a card is drawn at random at the moment it is needed.

Nobody can leak an order that does not exist, and every card that comes to light costs one draw of chance, which is
what undo looks at.
"""

from __future__ import annotations

from edubba.kernel.chance import Chance


class Pile:
    """Layers of shuffled cards, the top layer last. Each layer remembers its `age`: the shuffle it comes from."""

    __slots__ = ("ages", "count", "layers")

    def __init__(self, layers: list[list[int]], ages: list[int]) -> None:
        # Clones share the ages: they are replaced, never changed.
        self.layers = layers
        self.ages = ages
        self.count = 0
        for layer in layers:
            self.count += len(layer)

    def clone(self) -> Pile:
        return Pile([layer[:] for layer in self.layers], self.ages)

    def add_layer(self, cards: list[int], age: int) -> None:
        """Put a freshly shuffled layer on top."""
        self.layers.append(cards)
        self.ages = [*self.ages, age]
        self.count += len(cards)

    def age(self) -> int:
        """The shuffle from which the next card comes. The pile must not be empty."""
        return self.ages[-1]

    def draw(self, chance: Chance) -> int:
        """Take a random card of the top layer. The pile must not be empty."""
        self.count -= 1
        layer = self.layers[-1]
        index = chance.below(len(layer))
        card = layer[index]
        last = layer.pop()
        if index < len(layer):
            layer[index] = last
        if not layer:
            self.layers.pop()
            self.ages = self.ages[:-1]
        return card
