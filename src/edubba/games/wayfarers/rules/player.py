"""What one player has: goods, dice, influence, the panorama and the caravan."""

from __future__ import annotations

from mypy_extensions import i64


class Player:
    """One player. Dice in the supply are counted by value; `placed` is the mask of the die spaces that hold one.

    `hosts` are the cards of the panorama that can host townsfolk, the printed ones first, and `folk` the townsfolk
    under them; `skies` and `muses` are space cards and the inspiration under them. `spaces` are the die spaces, `needs`
    the goods each still asks of a die when its townsfolk has helped.

    Clones share all lists. Most are replaced, never changed; `guilds`, `workers` and `dice` are shared until somebody
    changes them: see `own_lists`.
    """

    __slots__ = (
        "at", "board", "columns", "counts", "covered", "dice", "folk", "free_tags", "guilds", "hosts", "last_water",
        "muses", "needs", "placed", "provision", "reach", "reserve", "room", "shared", "silver", "skies", "spaces",
        "supply", "tiles", "vistas", "workers",
    )  # fmt: skip

    def __init__(
        self,
        *,
        board: int,
        silver: int,
        provision: int,
        supply: int,
        guilds: list[int],
        workers: list[int],
        dice: list[int],
        reserve: int,
        counts: list[int],
        hosts: list[int],
        folk: list[int],
        skies: list[int],
        muses: list[int],
        spaces: list[int],
        needs: list[int],
        tiles: list[int],
        columns: list[int],
        reach: list[int],
    ) -> None:
        self.board = board
        self.silver: i64 = silver
        self.provision: i64 = provision
        self.supply: i64 = supply
        self.guilds = guilds
        self.workers = workers
        self.dice = dice
        self.reserve: i64 = reserve
        self.counts = counts
        self.hosts = hosts
        self.folk = folk
        self.skies = skies
        self.muses = muses
        self.spaces = spaces
        self.needs = needs
        self.tiles = tiles  # face * CELLS + anchor cell
        self.columns = columns
        self.reach = reach  # per value: mask of the values at the end of a caravan chain
        self.at: i64 = 0  # space of the journal
        self.placed: i64 = 0
        self.covered: i64 = 0  # mask of caravan cells
        self.room: i64 = 7  # mask of the shapes of tiles that still fit
        self.vistas: i64 = 0  # mask of land cards
        self.free_tags: i64 = 0  # tags of the hosts without townsfolk
        self.last_water: i64 = 36  # the rightmost water card, at first the printed harbour
        self.shared = False

    def clone(self) -> Player:
        self.shared = True
        other = Player(
            board=self.board,
            silver=self.silver,
            provision=self.provision,
            supply=self.supply,
            guilds=self.guilds,
            workers=self.workers,
            dice=self.dice,
            reserve=self.reserve,
            counts=self.counts,
            hosts=self.hosts,
            folk=self.folk,
            skies=self.skies,
            muses=self.muses,
            spaces=self.spaces,
            needs=self.needs,
            tiles=self.tiles,
            columns=self.columns,
            reach=self.reach,
        )
        other.at = self.at
        other.placed = self.placed
        other.covered = self.covered
        other.room = self.room
        other.vistas = self.vistas
        other.free_tags = self.free_tags
        other.last_water = self.last_water
        other.shared = True
        return other

    def own_lists(self) -> None:
        """Whoever changes `guilds`, `workers` or `dice` says so before: clones share them until then."""
        if self.shared:
            self.guilds = self.guilds[:]
            self.workers = self.workers[:]
            self.dice = self.dice[:]
            self.shared = False

    def keep_influence(self, guild: int, count: int) -> None:
        """A guild gains influence, or loses it."""
        self.own_lists()
        self.guilds[guild] = self.guilds[guild] + count

    def keep_worker(self, colour: int, count: int) -> None:
        """The supply gains workers of a colour, or loses them."""
        self.own_lists()
        self.workers[colour] = self.workers[colour] + count

    def keep_die(self, value: int, count: int) -> None:
        """The supply gains dice of a value, or loses them."""
        self.own_lists()
        self.dice[value - 1] = self.dice[value - 1] + count

    def supply_dice(self) -> int:
        """How many dice lie in the supply."""
        total = 0
        for count in self.dice:
            total += count
        return total

    def tally(self, counters: list[int]) -> None:
        """One more of each of these counters."""
        counts = self.counts[:]
        for counter in counters:
            counts[counter] = counts[counter] + 1
        self.counts = counts

    def acquired_space(self) -> int:
        return len(self.skies) - 1

    def acquired_ground(self) -> int:
        """Acquired land and water cards: above each of them one space card can lie (WAY-4.4)."""
        return len(self.hosts) - 2
