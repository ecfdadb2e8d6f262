"""What one player has in front of him and in his hand."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.uruk.rules.cards import NO_CARD


class Player:
    """What one player has. Hand cards are counted by type, because copies are alike; `held` is the mask of the types
    in hand, `several` of those in hand more than once, and `colours` counts the hand by colour, 8 bits a colour: all
    kept up to date so that rules need not look at every type.

    `known` lists the types that all saw enter the hand. Of the other hand cards everybody knows only from which shuffle
    they were drawn: `ages` counts them, 8 bits an age. Cubes on a card are counted with 4 bits a colour.

    Clones share the lists `cards`, `discs`, `cubes` and `gods`: they are replaced, never changed. They share `hand`,
    `stock` and `known` until one of them changes: `shared` says so.
    """

    __slots__ = (
        "ages", "cards", "colours", "cubes", "discs", "extra", "gods", "hand", "held", "known", "laid", "several",
        "shared", "size", "stock",
    )  # fmt: skip

    def __init__(
        self,
        *,
        hand: list[int],
        held: int,
        several: int,
        colours: int,
        size: int,
        known: list[int],
        ages: int,
        cards: list[int],
        discs: list[int],
        cubes: list[int],
        laid: int,
        stock: list[int],
        gods: list[int],
        extra: int,
    ) -> None:
        self.hand = hand
        self.held: i64 = held
        self.several: i64 = several
        self.colours: i64 = colours
        self.size: i64 = size
        self.known = known
        self.ages: i64 = ages
        self.cards = cards
        self.discs = discs
        self.cubes = cubes
        self.laid: i64 = laid
        self.stock = stock
        self.gods = gods
        self.extra: i64 = extra
        self.shared = False

    def clone(self) -> Player:
        self.shared = True
        other = Player(
            hand=self.hand,
            held=self.held,
            several=self.several,
            colours=self.colours,
            size=self.size,
            known=self.known,
            ages=self.ages,
            cards=self.cards,
            discs=self.discs,
            cubes=self.cubes,
            laid=self.laid,
            stock=self.stock,
            gods=self.gods,
            extra=self.extra,
        )
        other.shared = True
        return other

    def own_lists(self) -> None:
        """Whoever changes `hand`, `stock` or `known` does this before, if they are shared."""
        self.hand = self.hand[:]
        self.stock = self.stock[:]
        self.known = self.known[:]
        self.shared = False

    def forget(self, card: int) -> bool:
        """A card leaves the hand: False if nobody else knew that it was there. The lists must be own."""
        known = self.known
        for place in range(len(known)):
            if known[place] == card:
                known.pop(place)
                return True
        return False

    def keep_cubes(self, colour: int, count: int) -> None:
        """The stock gains cubes, or loses them."""
        if self.shared:
            self.own_lists()
        self.stock[colour] = self.stock[colour] + count

    def open_slot(self) -> None:
        self.cards = [*self.cards, NO_CARD]
        self.discs = [*self.discs, 0]
        self.cubes = [*self.cubes, 0]

    def close_slot(self, slot: int) -> None:
        self.lay(slot, NO_CARD)
        self.cards = self.cards[:slot] + self.cards[slot + 1 :]
        self.discs = self.discs[:slot] + self.discs[slot + 1 :]
        self.cubes = self.cubes[:slot] + self.cubes[slot + 1 :]

    def lay(self, slot: int, card: int) -> None:
        """Put an invention into a slot, in place of what lies there; NO_CARD only takes that away."""
        old = self.cards[slot]
        self.cards = self.cards[:]
        self.cards[slot] = card
        if old >= 0:
            self.laid ^= 1 << old
        if card >= 0:
            self.laid |= 1 << card

    def stack(self, slot: int, discs: int) -> None:
        self.discs = self.discs[:]
        self.discs[slot] = self.discs[slot] + discs

    def load(self, slot: int, cubes: int) -> None:
        self.cubes = self.cubes[:]
        self.cubes[slot] = self.cubes[slot] + cubes

    def keep(self, god: int) -> None:
        self.gods = [*self.gods, god]

    def give_up(self, god: int) -> None:
        self.gods = [kept for kept in self.gods if kept != god]

    def of_colour(self, colour: int) -> int:
        """How many hand cards have this colour."""
        return self.colours >> 8 * colour & 255

    def slot_of(self, card: int) -> int:
        """Where a laid invention lies."""
        return self.cards.index(card)

    def all_discs(self) -> int:
        total = 0
        for count in self.discs:
            total += count
        return total

    def all_cubes(self) -> int:
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3]
